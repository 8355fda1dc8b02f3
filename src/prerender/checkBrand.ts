import { aliases, CAPTCHA } from '../api/aliases';
import type { Environment, FeatureSwitch } from '../environment/environment';
import { checkEnvironment, type EnvironmentReading } from '../environment/readEnvironment';
import { handlerNames } from '../native/bridge';

const switches: Readonly<Record<FeatureSwitch, true>> = {
  testPreview: true,
  remoteDevTools: true,
  devTools: true,
};

/** The names that a key of free names may hold. A page does without this check: an unknown one is idle there. */
const known = {
  aliases: [...Object.keys(aliases), CAPTCHA.name],
  'nativeBridge.handlers': handlerNames,
  features: Object.keys(switches),
} as const;

/** An environment as an operator brings it: what a page checks, and that no name in it is a slip of the pen. */
export function checkBrand(candidate: unknown): EnvironmentReading {
  const reading = checkEnvironment(candidate);
  if (!reading.ok) return reading;
  const issues = Object.entries(namesOf(reading.environment)).flatMap(([key, names]) =>
    names
      .filter((name) => !known[key as keyof typeof known].includes(name))
      .map((name) => ({
        key: `${key}.${name}`,
        problem: `there is no such name; known are ${known[key as keyof typeof known].join(', ')}`,
      })),
  );
  return issues.length === 0 ? reading : { ok: false, issues };
}

const namesOf = ({ aliases: replaced, nativeBridge, features }: Environment) =>
  ({
    aliases: Object.keys(replaced),
    'nativeBridge.handlers': Object.keys(nativeBridge.handlers),
    features: Object.keys(features),
  }) satisfies Record<keyof typeof known, readonly string[]>;
