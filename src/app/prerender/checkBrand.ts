import { aliases, CAPTCHA } from '@/contract';
import {
  checkEnvironment,
  type Environment,
  type EnvironmentIssue,
  EnvironmentSchema,
  type FeatureSwitch,
  inWords,
} from '@/platform/environment';
import { handlerNames } from '@/platform/native';

const switches: Readonly<Record<FeatureSwitch, true>> = {
  testPreview: true,
  remoteDevTools: true,
  devTools: true,
};

/** The allowed names for keys with free names. The app skips this check: it ignores unknown names. */
const known = {
  aliases: [...Object.keys(aliases), CAPTCHA.name],
  'nativeBridge.handlers': handlerNames,
  features: Object.keys(switches),
} as const;

export type BrandReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly issues: readonly EnvironmentIssue[] };

/**
 * Checks an operator's environment: the checks of a page, and unknown keys and names, which may be typing errors.
 * Pages skip the second check: a deployed page must start with a later release's environment.
 */
export function checkBrand(candidate: unknown): BrandReading {
  const reading = checkEnvironment(candidate);
  const understood = reading.ok ? reading.environment : topKeys;
  const issues = [
    ...(reading.ok
      ? [strangeNames, missingTexts, lonelyKeys].flatMap((check) => check(reading.environment))
      : inWords(reading.errors)),
    ...strangeKeys(candidate, understood),
  ];
  return reading.ok && issues.length === 0 ? reading : { ok: false, issues };
}

/** What is given by language has a text in the default language, which stands in for the others. */
function missingTexts(environment: Environment): EnvironmentIssue[] {
  const { defaultLanguage, currency, trueCost, escalation } = environment;
  const problem = `must have a text in the default language, ${defaultLanguage}`;
  const texts = {
    currency,
    'trueCost.name': trueCost?.name,
    'escalation.name': escalation?.name,
  };
  return Object.entries(texts)
    .filter(([, text]) => text && !text[defaultLanguage])
    .map(([key]) => ({ key, problem }));
}

/** Keys that do nothing without another one. */
function lonelyKeys({ withdrawalDays, withdrawalType }: Environment): EnvironmentIssue[] {
  if (withdrawalDays === 0 || withdrawalType) return [];
  return [{ key: 'withdrawalDays', problem: 'needs withdrawalType' }];
}

/** The known keys of an environment that is wrong. */
const topKeys = Object.fromEntries(
  Object.keys(EnvironmentSchema.entries).map((key) => [key, null]),
);

/** Keys that the schema lacks, by dotted path. */
function strangeKeys(given: unknown, known: unknown, parent = ''): EnvironmentIssue[] {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.keys(given).flatMap((key) => {
    if (Object.keys(known).includes(key))
      return strangeKeys(given[key], known[key], `${parent}${key}.`);
    return { key: parent + key, problem: 'is no key of an environment' };
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function strangeNames(environment: Environment): EnvironmentIssue[] {
  return Object.entries(namesOf(environment)).flatMap(([key, names]) => {
    const allowed = known[key as keyof typeof known];
    return names
      .filter((name) => !allowed.includes(name))
      .map((name) => ({
        key: `${key}.${name}`,
        problem: `there is no such name; known are ${allowed.join(', ')}`,
      }));
  });
}

const namesOf = ({ aliases: replaced, nativeBridge, features }: Environment) =>
  ({
    aliases: Object.keys(replaced),
    'nativeBridge.handlers': Object.keys(nativeBridge.handlers),
    features: Object.keys(features),
  }) satisfies Record<keyof typeof known, readonly string[]>;
