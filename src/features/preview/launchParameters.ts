import { type LaunchLanguage, nameOfLanguage } from '@/platform/environment';
import type { LaunchName } from '@/platform/session';

export type Options = readonly (readonly [value: string, label: string])[];

const platforms: Options = [
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['h5', 'H5'],
];

/**
 * Every launch parameter (docs/reference/launch.md#parameters) in its order, with a hint or its values. The type
 * checks that none is missing.
 */
const parameters = {
  deviceId: '',
  appVersion: '',
  userId: 'With sessionId, it makes a session.',
  sessionId: '',
  clientType: platforms,
  merchantNumber: 'Empty: the environment’s',
  mobilePhone: '',
  productId: '',
  orderId: '',
  language: 'As the brand numbers its languages',
  crp_phe: 'Header of the JSON client',
  dearest: 'Header of the JSON client',
  showy: 'Header of the JSON client',
  dearer: 'Header of the JSON client; empty: the product code',
  swift: 'Header of the form client',
  eyes: 'Header of the form client',
} as const satisfies Record<LaunchName, string | Options>;

const all = Object.entries(parameters) as readonly [LaunchName, string | Options][];

/** The parameters, with the languages of the chosen brand. */
export const launchParametersOf = (
  languages: Readonly<Record<string, LaunchLanguage>>,
): readonly (readonly [LaunchName, string | Options])[] =>
  all.map(([name, hint]) => [
    name,
    name === 'language'
      ? Object.entries(languages).map(([value, code]) => [
          value,
          `${nameOfLanguage(code)} (${value})`,
        ])
      : hint,
  ]);
