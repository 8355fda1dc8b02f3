import { requestOf } from '../../../src/app/boot/earlyRequest';
import type { PageRead } from '../../../src/app/boot/handover';
import { buildRequest } from '../../../src/platform/api/request';
import { checkEnvironment } from '../../../src/platform/environment/readEnvironment';
import { requestContextOf } from '../../../src/platform/session/launch/commonParameters';
import { testEnvironment } from '../../support/environment';

const read: PageRead = {
  asks: { alias: 'loanDetails', parameters: { productId: 'productId' } },
  prefix: 'generalPrefix',
  path: '/v3/loan-details/loan-details',
  method: 'GET',
  client: 'form',
  success: 'general',
  texts: { es: [], en: [] },
};
const launch = { userId: '1', sessionId: 'S' };

/** The request of the start under an environment with these values. */
const requestUnder = (values: Readonly<Record<string, unknown>>): string | undefined =>
  requestOf(read, () => '3', launch, { ...testEnvironment(), ...values })?.url;

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
    const early = requestOf(read, () => '3', launch, environment);
    const context = requestContextOf(launch, environment);
    const { url, init } = buildRequest('loanDetails', { productId: '3' }, context);
    expect(early).toMatchObject({ url, init });
    expect(url.includes('sessionId=S')).toBe(!sessionHeader);
    expect(init.headers.Authorization).toBe(sessionHeader ? 'Bearer S' : undefined);
  },
);
