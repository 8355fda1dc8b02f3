import * as v from 'valibot';
import type { Environment } from '@/platform/environment';

/** The dependencies of the launch pad. The app's entry provides them. */
export interface PreviewPorts {
  /** Sends a request to the server of the page, for its environments and its sandbox. */
  readonly fetch: typeof fetch;
}

/** The path of the sandbox's controls and of their console. */
export const CONSOLE_PATH = '/__sandbox__/';

const BorrowersSchema = v.array(
  v.object({
    name: v.string(),
    description: v.object({ en: v.string() }),
    launch: v.record(v.string(), v.string()),
    /** What the screens of this launch find at the lender now. */
    has: v.array(v.string()),
    /** The values of the screens' own parameters. */
    figures: v.record(v.string(), v.string()),
  }),
);

export type BorrowerCard = v.InferOutput<typeof BorrowersSchema>[number];

/** The launch pad's requests to the sandbox. */
export const createSandboxClient = (send: typeof fetch) => ({
  borrowers: async (): Promise<readonly BorrowerCard[]> => {
    try {
      const response = await send(`${CONSOLE_PATH}borrowers`);
      return v.parse(BorrowersSchema, await response.json());
    } catch {
      throw new Error('There is no sandbox at this server.');
    }
  },
  /** Sets the brand for the lender's amounts, name and telephones. */
  brand: (environment: Environment) =>
    send(`${CONSOLE_PATH}brand`, { method: 'POST', body: JSON.stringify(environment) }),
  /** Sets the language of the lender's texts for a borrower. */
  speak: (borrower: string, language: string) =>
    send(`${CONSOLE_PATH}launch/${borrower}?${new URLSearchParams({ language }).toString()}`),
});

export type SandboxClient = ReturnType<typeof createSandboxClient>;
