import type { SessionValues } from '@/platform/api';
import { type Environment, numberOf } from '@/platform/environment';
import { COMMON_PARAMETERS, type Launch } from './launch';

/** Common parameters of every call and of our own addresses; empty ones are omitted (docs/reference/calls.md#common-parameters). */
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

/** The values of every call of a session. If the environment names a `sessionHeader`, only that header has the session id. */
export function sessionValues(launch: Launch, environment: Environment): SessionValues {
  const { sessionHeader } = environment;
  const common = commonParameters(launch, environment);
  const headers = launchHeaders(launch, environment);
  if (sessionHeader && common.sessionId) {
    const bearer = toHeaders({ [sessionHeader]: `Bearer ${common.sessionId}` });
    delete common.sessionId;
    Object.assign(headers.form, bearer);
    Object.assign(headers.json, bearer);
  }
  return { common, headers };
}

/** The parameters and headers of every call of this session, for `buildRequest`. */
export const requestContextOf = (launch: Launch, environment: Environment) => ({
  environment,
  ...sessionValues(launch, environment),
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

/** A header must be printable ASCII. Other characters are percent-encoded. */
function toHeaders(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e]+/g, encodeURIComponent),
    ]),
  );
}
