import * as v from 'valibot';
import type { Environment } from '../../environment/environment';

/** What the launch pad is given by whoever builds the app. */
export interface PreviewPorts {
  /** Asks the server that served the page: its environments, and its sandbox. */
  readonly fetch: typeof fetch;
}

/** Where the sandbox serves its controls, and their console to a browser. */
export const CONSOLE_PATH = '/__sandbox__/';

const BorrowersSchema = v.array(
  v.object({
    name: v.string(),
    description: v.object({ en: v.string() }),
    launch: v.record(v.string(), v.string()),
  }),
);

export type BorrowerCard = v.InferOutput<typeof BorrowersSchema>[number];

/** What the launch pad asks of the sandbox and tells it. */
export const createSandboxClient = (send: typeof fetch) => ({
  borrowers: async (): Promise<readonly BorrowerCard[]> => {
    try {
      const response = await send(`${CONSOLE_PATH}borrowers`);
      return v.parse(BorrowersSchema, await response.json());
    } catch {
      throw new Error('There is no sandbox at this server.');
    }
  },
  /** From now on the lender writes amounts, its name and its telephones as this brand does. */
  brand: (environment: Environment) =>
    send(`${CONSOLE_PATH}brand`, { method: 'POST', body: JSON.stringify(environment) }),
  /** From now on the lender writes to this borrower in that language. */
  speak: (borrower: string, language: string) =>
    send(`${CONSOLE_PATH}launch/${borrower}?${new URLSearchParams({ language }).toString()}`),
});

export type SandboxClient = ReturnType<typeof createSandboxClient>;
