import { routes } from '@/platform/navigation/routes';
import { commonParameters, launchHeaders } from '@/platform/session/launch/commonParameters';
import { openSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createLender } from '../../../sandbox';
import { testEnvironment } from '../../support/environment';
import { sampled } from '../../support/explore';
import { SESSION_NAMES } from '../../support/launchNames';
import { forgetEverything } from '../../support/openStores';
import { type Case, casesAt, secretsAt, singly } from './cases';
import { borrowerPlaces, type Place } from './places';

const environment = testEnvironment();
const lender = createLender();
const crowd = {
  me: { launch: lender.launch('dueTomorrow'), amount: '' },
  other: { launch: lender.launch('overdue'), amount: '' },
};
const LAUNCH = [...SESSION_NAMES, 'productId', 'orderId', 'from'];

/** Opens an address as every page does first. */
function open(address: string) {
  forgetEverything();
  const { pathname, search, hash } = new URL(address, 'https://h5.example');
  const replaceState = jest.fn<undefined, [unknown, string, string]>();
  const { launch } = openSession({
    location: { pathname, search, hash },
    history: { state: null, replaceState },
    storages: storagesOf(window),
  });
  const [, , shown = ''] = replaceState.mock.calls[0] ?? [];
  return {
    shown: new URL(shown, 'https://h5.example'),
    common: commonParameters(launch, environment),
    headers: launchHeaders(launch, environment),
  };
}

type Opened = ReturnType<typeof open>;

const sentBy = ({ common, headers }: Opened) => JSON.stringify({ common, headers });

/** The requests of the addresses for comparison, by address. */
const models = new Map<string, string>();

function sentByModel(address: string): string {
  const sent = models.get(address) ?? sentBy(open(address));
  models.set(address, sent);
  return sent;
}

/** The rules that a launch violates before a screen is rendered. */
function troublesOf({ name, abuse, address, ...same }: Case, secrets: readonly RegExp[]): string[] {
  const opened = open(address);
  const { shown, common, headers } = opened;
  const values = [common, headers.form, headers.json].flatMap((record) => Object.values(record));
  const kept = JSON.stringify(Object.entries(localStorage));
  const rules: Readonly<Record<string, boolean>> = {
    'stays on its page': shown.origin === 'https://h5.example',
    'leaves no session parameter in the address': [...shown.searchParams.keys()].every(
      (key) => !SESSION_NAMES.some((session) => session === key.replace(/\[.*/, '')),
    ),
    'keeps the session to itself': !secrets.some((secret) => secret.test(shown.href + kept)),
    'sends no control character': !values.some((value) => /\p{Cc}/u.test(value)),
    'sends headers that a request can carry': !!new Headers({ ...headers.form, ...headers.json }),
    'changes no prototype': Object.keys(Object.prototype).length === 0,
    'is as without it, or as with the right value':
      !abuse.like || sentBy(opened) === sentByModel(same[abuse.like]),
  };
  return Object.entries(rules)
    .filter(([, holds]) => !holds)
    .map(([rule]) => `${name}: ${rule}`);
}

/** Cases of each screen in `npm test`; `npm run proof -- abuse` takes all. */
const CASES = 60;

it.each(Object.values(routes))('a launch keeps the rules with any parameters: %s', (path) => {
  const place: Place = borrowerPlaces[1]!;
  const cases = sampled(casesAt(place, path, crowd, singly(LAUNCH)), CASES);
  const secrets = secretsAt(place, crowd);
  expect(cases.flatMap((it) => troublesOf(it, secrets))).toEqual([]);
});
