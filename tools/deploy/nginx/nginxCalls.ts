import { aliases, type AliasName, aliasNamed, CAPTCHA, servers } from '../../../src/contract';
import { addressOf, formatOf } from '../../../src/platform/api/request';
import type { Environment } from '../../../src/platform/environment/environment';
import { sessionValues } from '../../../src/platform/session/launch/commonParameters';
import type { Behind } from './nginxBehind';

/** The calls to the brand's own origin, by the client whose headers they have. */
export function ownCalls(environment: Environment): readonly Omit<Behind, 'origin'>[] {
  const { apiBase, intentHeader } = environment;
  if (apiBase) return [];
  const { form, json } = sessionValues({ sessionId: 'any' }, environment).headers;
  const pathsOf = (isMeant: (name: AliasName) => boolean) =>
    (Object.keys(aliases) as AliasName[])
      .filter(isMeant)
      .map((name) => addressOf(name, formatOf(name), environment));
  const clientOf = (name: AliasName) => servers[aliasNamed(name).server].client;
  const isUpload = (name: AliasName) => name === 'uploadProblemImage';
  const named = (client: object) => [
    ...new Set([
      'X-Requested-With',
      ...Object.keys(client),
      ...(intentHeader ? [intentHeader] : []),
    ]),
  ];
  const captcha = addressOf(CAPTCHA.name, CAPTCHA, environment);
  return [
    {
      answers: 'calls',
      paths: pathsOf((name) => clientOf(name) === 'form' && !isUpload(name)),
      headers: named(form),
    },
    { answers: 'upload', paths: pathsOf(isUpload), headers: named(form) },
    {
      answers: 'calls',
      paths: [...pathsOf((name) => clientOf(name) === 'json'), captcha],
      headers: named(json),
    },
  ];
}

export const ownBeacons = ({ reportUrl, conversionUrl }: Environment): readonly string[] =>
  [reportUrl, conversionUrl]
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/\?.*/, ''));
