import { checkEnvironment, ENVIRONMENT_ELEMENT_ID } from '../../environment/readEnvironment';
import { keepChoices, readChoices } from './choices';

/** The names of `public/environments`. */
export const shippedEnvironments = ['sandbox', 'peso', 'rupee'] as const;

/** A shipped environment as the launch pad uses it: the brand is its own, the server is the sandbox. */
export async function loadEnvironment(name: string, send: typeof fetch) {
  const json = JSON.stringify(toSandbox(await readShipped(name, send)));
  const reading = checkEnvironment(JSON.parse(json));
  if (reading.ok) return { name, json };
  throw new Error(reading.issues.map(({ key, problem }) => `${key}: ${problem}`).join('; '));
}

async function readShipped(name: string, send: typeof fetch): Promise<object> {
  try {
    const response = await send(`/environments/${name}.json`);
    return Object(await response.json()) as object;
  } catch {
    throw new Error(`This server has no environment ${name}.`);
  }
}

/** Without what only the lender's own servers agree with. */
const toSandbox = (environment: { readonly features?: object }) => ({
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
 * Puts the chosen environment into the page's block, where the app then finds it as an operator's. It
 * was kept whole when it was chosen, so that a launch asks for nothing before its address is scrubbed.
 */
export function applyChosenEnvironment(page: Document): void {
  const block = page.getElementById(ENVIRONMENT_ELEMENT_ID);
  const { environment, ...others } = readChoices();
  if (!block || !environment) return;
  // One that no longer fits would lock the developer out of the launch pad, too.
  if (checkEnvironment(JSON.parse(environment.json)).ok) block.textContent = environment.json;
  else keepChoices(others);
}
