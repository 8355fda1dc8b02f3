import { firstRequest } from '@/app/boot/earlyRequest';
import type { PageRead } from '@/app/boot/handover';
import { buildRequest } from '@/platform/api/request';
import type { Environment } from '@/platform/environment';
import { checkEnvironment } from '@/platform/environment/readEnvironment';
import { parameterGetter } from '@/platform/navigation/screens/firstRead';
import { rows } from '@/platform/navigation/screens/rows';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { parametersOf } from '@/platform/session/launch/launch';
import { testEnvironment } from '../../support/environment';
import { LOAN_READ } from './loanRead';

const launch = { userId: '1', sessionId: 'S' };

/** The request of the start under an environment with these values. */
const requestUnder = (values: Readonly<Record<string, unknown>>): string | undefined =>
  firstRequest(LOAN_READ, () => '3', launch, { ...testEnvironment(), ...values })?.url;

const isTaken = (values: object) => checkEnvironment({ ...testEnvironment(), ...values }).ok;

it.each([
  [{}, '/entered/v3/'],
  [{ apiBase: 'https://api.lender.example' }, 'https://api.lender.example/entered/v3/'],
  [{ apiBase: 'https://api.lender.example:8443' }, 'https://api.lender.example:8443/entered/v3/'],
  [{ apiBase: 'http://localhost:4000' }, 'http://localhost:4000/entered/v3/'],
  [{ apiBase: 'http://127.0.0.1:4000', generalPrefix: '' }, 'http://127.0.0.1:4000/v3/'],
  [{ aliases: { loanDetails: '/x/y' } }, '/x/y?'],
])('sends the request under a valid environment: %j', (values, beginning) => {
  expect(isTaken(values)).toBe(true);
  expect(requestUnder(values)).toMatch(beginning);
  expect(requestUnder(values)?.startsWith(beginning)).toBe(true);
});

it.each(['', 'Authorization'])(
  'sends the session in the same place as the app: %j',
  (sessionHeader) => {
    const environment = testEnvironment({ sessionHeader });
    const early = firstRequest(LOAN_READ, () => '3', launch, environment);
    const context = requestContextOf(launch, environment);
    const { url, init } = buildRequest('loanDetails', { productId: '3' }, context);
    expect(early).toMatchObject({ url, init });
    expect(url.includes('sessionId=S')).toBe(!sessionHeader);
    expect(init.headers.Authorization).toBe(sessionHeader ? 'Bearer S' : undefined);
  },
);

describe('a reference for a part of an instalment', () => {
  const reference: PageRead = {
    ...LOAN_READ,
    asks: rows.instruction.asks,
    path: '/v3/loan-details/generate-vcode',
  };
  const sent = (query: string, partialPayment: Environment['partialPayment']) => {
    const place = parameterGetter(parametersOf(`payCode=shop&${query}`), { orderId: '2' });
    return firstRequest(reference, place, launch, testEnvironment({ partialPayment }))?.url;
  };

  it('is not requested below the smallest part: it would be made before the debt is read', () => {
    expect(sent('amount=1', { min: 10_000 })).toBeUndefined();
    expect(sent('amount=9999&requestType=1', { min: 10_000 })).toBeUndefined();
  });

  it.each([
    ['amount=10000', { min: 10_000 }],
    ['amount=1&requestType=2', { min: 10_000 }],
    ['amount=1', null],
  ])('is requested otherwise: %s', (query, partialPayment) => {
    expect(sent(query, partialPayment)).toContain('/generate-vcode?');
  });
});
