import { checkEnvironment, ENVIRONMENT_ELEMENT_ID, inWords } from '@/platform/environment';
import { storeChoices, storedChoices } from './choices';

/** A shipped environment for the launch pad: its own brand with the sandbox as its server. */
export async function loadEnvironment(name: string, send: typeof fetch) {
  const json = JSON.stringify(toSandbox(await readShipped(name, send)));
  const reading = checkEnvironment(JSON.parse(json));
  if (reading.ok) return { name, json };
  throw new Error(
    inWords(reading.errors)
      .map(({ key, problem }) => `${key}: ${problem}`)
      .join('; '),
  );
}

async function readShipped(name: string, send: typeof fetch): Promise<object> {
  try {
    const response = await send(`/environments/${name}.json`);
    return Object(await response.json()) as object;
  } catch {
    throw new Error(`This server has no environment ${name}.`);
  }
}

/** Removes the parts that only the lender's own servers support. */
export const toSandbox = (environment: { readonly features?: object }) => ({
  ...environment,
  apiBase: '',
  h5Base: '',
  aliases: {},
  envelope: {},
  generalPrefix: undefined,
  loanServicePrefix: undefined,
  promotionPrefix: undefined,
  features: { ...environment.features, testPreview: true },
});

/**
 * Writes the chosen environment into the page's block, where the app reads it like an operator's. The choice
 * stores the whole environment, so that a launch sends no request before its address is scrubbed.
 */
export function applyChosenEnvironment(page: Document): void {
  const block = page.getElementById(ENVIRONMENT_ELEMENT_ID);
  const { environment, ...others } = storedChoices();
  if (!block || !environment) return;
  // An environment that is no longer valid would also stop the launch pad.
  if (checkEnvironment(JSON.parse(environment.json)).ok) block.textContent = environment.json;
  else storeChoices(others);
}
