import type { Environment } from '../../environment/environment';
import { numberOf } from '../../i18n/language';
import { COMMON_PARAMETERS, type Launch } from './launch';

/** Common parameters of every call and of an address we own (docs/reference/calls.md#common-parameters); empty ones are left out. */
export function commonParameters(
  launch: Launch,
  environment: Pick<Environment, 'merchantNumber'>,
): Record<string, string> {
  const all: Launch = { merchantNumber: environment.merchantNumber, ...launch };
  const parameters: Record<string, string> = {};
  for (const name of COMMON_PARAMETERS) {
    const value = all[name];
    if (value) parameters[name] = value;
  }
  return parameters;
}

/** What every call of this session carries, as `buildRequest` wants it. */
export const requestContextOf = (launch: Launch, environment: Environment) => ({
  environment,
  common: commonParameters(launch, environment),
  headers: launchHeaders(launch, environment),
});

/** Headers that the launch gives to each client, with their defaults (docs/reference/calls.md#clients). */
export function launchHeaders(
  launch: Launch,
  environment: Pick<Environment, 'appName' | 'languages' | 'defaultLanguage'>,
): Record<'form' | 'json', Record<string, string>> {
  const { swift = '', eyes = '', crp_phe = '', dearest = '', showy = '' } = launch;
  const { dearer = environment.appName } = launch;
  const { languages, defaultLanguage } = environment;
  const isKnown = Object.keys(languages).includes(launch.language ?? '');
  const language = (isKnown && launch.language) || numberOf(defaultLanguage, environment);
  return {
    form: toHeaders({ swift, eyes }),
    json: toHeaders({ crp_phe, dearest, showy, dearer, language }),
  };
}

/** A header carries printable ASCII only; whatever else a launch brings is percent-encoded. */
function toHeaders(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e]+/g, encodeURIComponent),
    ]),
  );
}
