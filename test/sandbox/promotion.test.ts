/** @jest-environment node */
import { callerFor } from '../../sandbox/caller';
import { createLender, REGISTERED_PHONE } from '../../sandbox/index';

const NEW_PHONE = '13900000022';
const MINUTE_MS = 60_000;

describe('registering', () => {
  it('accepts the captcha, then the SMS code, and stores the phone', async () => {
    const { call, lender, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    expect((await call('getSms', { ...form, capcode })).code).toBe('0');
    const smsCode = lender.outbox.at(-1)?.code;
    const register = { ...registration, ...form, capcode, smsCode };
    expect((await call('register', register)).code).toBe('0');
    const again = await drawCaptchaAgain(lender);
    expect((await call('register', { ...register, ...again })).code).toBe('11');
  });

  it('requires a new captcha after a wrong one', async () => {
    const { call, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    expect((await call('getSms', { ...form, capcode: 'zzz0' })).code).toBe('101');
    expect((await call('getSms', { ...form, capcode })).code).toBe('101');
    const register = { ...registration, ...form, capcode, smsCode: '000000' };
    expect((await call('register', register)).code).toBe('-1');
  });

  it('reads the captcha in either case', async () => {
    const { call, form, drawCaptcha } = await open();
    const capcode = (await drawCaptcha()).toLowerCase();
    expect((await call('getSms', { ...form, capcode })).code).toBe('0');
  });

  it('reports a registered number', async () => {
    const { call, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    const answer = await call('getSms', { ...form, capcode, phone: REGISTERED_PHONE });
    expect(answer.code).toBe('11');
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
    ['a phone that is none', { phone: '12000000000' }],
    ['a user name that is not the phone', { userName: REGISTERED_PHONE }],
    ['another merchant', { merchantNumber: 5 }],
  ])('refuses %s', async (_case, wrong) => {
    const { call, form, drawCaptcha } = await open();
    const capcode = await drawCaptcha();
    const register = { ...registration, ...form, capcode, smsCode: '000000', ...wrong };
    expect((await call('register', register)).code).toBe('1001');
  });
});

it('returns its landing templates, and no others', async () => {
  const { call } = await open();
  expect(await call('channelTemplate', { templateId: '2' })).toMatchObject({
    code: '00',
    data: { id: '2' },
  });
  expect((await call('channelTemplate', { templateId: '404' })).code).toBe('10404');
});

it('records visits and clicks with their parameters', async () => {
  const { call, lender } = await open();
  const visit = { page_id: '1', user_from: 'ad', client_type: 'ios', page_type: 1 };
  expect((await call('trackVisit', visit)).code).toBe('0');
  expect((await call('trackClick', { ...visit, phone: NEW_PHONE })).code).toBe('0');
  expect((await call('trackClick', visit)).code).toBe('1001');
  expect(lender.requests.filter(({ alias }) => alias === 'trackClick')).toHaveLength(2);
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

/** A second visitor's captcha, in its own sid. */
async function drawCaptchaAgain(lender: ReturnType<typeof createLender>) {
  const { sid } = (await callerFor(lender, 'newLoan')('getSid')).data;
  await lender.fetch(`/api/v2/youmi/promotion/get-captcha?sid=${String(sid)}&timestamp=2`);
  return { sid, capcode: lender.outbox.at(-1)?.code };
}
