/** @jest-environment node */
import { callerFor } from '../../sandbox/caller';
import { createLender, REGISTERED_PHONE } from '../../sandbox/index';
import { launchAddress } from '../../sandbox/launchAddress';

const NEW_PHONE = '13900000022';
const MINUTE_MS = 60_000;

it('a launch of a page of the promotion keeps the page after the launch parameters', () => {
  const address = launchAddress(createLender(), '/promotion?id=1#/downloadTemplate', 'settled');
  expect(address).toMatch(/^\/promotion\?id=1&.*userId=\d+.*#\/downloadTemplate$/);
});

describe('registering', () => {
  it('reads the captcha in either case', async () => {
    const { call, form, drawCaptcha } = await open();
    const capcode = (await drawCaptcha()).toLowerCase();
    expect((await call('getSms', { ...form, capcode })).code).toBe('0');
  });

  it('refuses a wrong code, and one that is older than five minutes', async () => {
    const { call, lender, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    await call('getSms', { ...form, capcode });
    const smsCode = lender.outbox.at(-1)?.code;
    const register = { ...registration, ...form, capcode };
    expect((await call('register', { ...register, smsCode: 'wrong' })).code).toBe('102');
    lender.clock.advance(5 * MINUTE_MS + 1);
    expect((await call('register', { ...register, smsCode })).code).toBe('102');
  });

  it.each([
    ['an invalid phone', { phone: '12000000000' }],
    ['a user name that is not the phone', { userName: REGISTERED_PHONE }],
    ['another merchant', { merchantNumber: 5 }],
  ])('refuses %s', async (_case, wrong) => {
    const { call, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    const register = { ...registration, ...form, capcode, smsCode: '000000', ...wrong };
    expect((await call('register', register)).code).toBe('1001');
  });
});

const registration = { merchantNumber: 0, userName: NEW_PHONE, invite_code: '', id: '1' };

async function open() {
  const lender = createLender();
  const call = callerFor(lender, 'newLoan');
  const { sid } = (await call('getSid')).data;
  const form = { phone: NEW_PHONE, sid, deviceId: 'D1', appName: 'sandbox', user_from: '' };
  const path = `/api/v2/youmi/promotion/get-captcha?sid=${String(sid)}&timestamp=1`;
  const drawCaptcha = async () => {
    const picture = await lender.fetch(path);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    return lender.outbox.at(-1)?.code ?? '';
  };
  return { lender, call, form, drawCaptcha };
}
