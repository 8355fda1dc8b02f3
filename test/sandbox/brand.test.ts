/** @jest-environment node */
import { callerFor } from '../../sandbox/caller';
import { createLender } from '../../sandbox/index';
import { seedNames } from '../../sandbox/seeds';
import { shippedEnvironment } from '../support/environment';

describe('the time zone of the brand', () => {
  // 20:00 UTC is the next day in India, and the same day in Mexico.
  const now = '2026-03-02T20:00:00Z';

  it.each([
    ['Asia/Kolkata', '2026-03-04', '2026-03-03 01:30:00'],
    ['America/Mexico_City', '2026-03-03', '2026-03-02 14:00:00'],
    ['UTC', '2026-03-03', '2026-03-02 20:00:00'],
  ])('dates the debt and a complaint in %s', async (timeZone, dueTomorrow, time) => {
    const lender = createLender({ now, environment: { timeZone } });
    const { productId, orderId } = lender.launch('dueTomorrow');
    const call = callerFor(lender, 'dueTomorrow');
    const due = await call('loanPlayDetail', { productId, orderId });
    expect(due.data.repayDate).toBe(dueTomorrow);
    const words = { problemType: '5', problemSonType: '', problemDetail: 'Hola', problemImage: '' };
    await call('problemSave', { ...words, orderNo: orderId });
    const { data } = await call('problemList');
    expect(data.tabs).toMatchObject([{ items: [{ time }] }, {}, {}, {}, {}, {}]);
  });

  it('makes a debt overdue at midnight of the zone', async () => {
    const lender = createLender({ now, environment: { timeZone: 'Asia/Kolkata' } });
    const { productId, orderId } = lender.launch('dueTomorrow');
    const call = callerFor(lender, 'dueTomorrow');
    const status = async () => (await call('loanDetails', { productId, orderId })).data.orderStatus;
    lender.clock.set('2026-03-04T18:29:59Z');
    expect(await status()).toBe('174');
    lender.clock.set('2026-03-04T18:30:00Z');
    expect(await status()).toBe('180');
  });

  it('logs a payment at its instant', () => {
    const lender = createLender({ now, environment: { timeZone: 'Asia/Kolkata' } });
    const { orderId } = lender.launch('dueTomorrow');
    lender.pay({ orderId: String(orderId) });
    expect(lender.accepted).toMatchObject([{ at: Date.parse(now), isBooked: true }]);
  });
});

it('gives a chat number of the country of the service phone', async () => {
  const environment = { servicePhone: '+91 80 5555 0300' };
  const call = callerFor(createLender({ environment }), 'overdue');
  expect((await call('getWhatsapp', { overall: '30' })).data).toMatchObject({
    phone: '+91 80 5555 0330',
    va: '+91 80 5555 0300',
  });
});

it.each(['peso', 'rupee'])('gives borrowers telephones that the brand %s accepts', (name) => {
  const { mobilePhone } = shippedEnvironment(name);
  const lender = createLender({ environment: { mobilePhone } });
  const phones = seedNames.map((borrower) => lender.launch(borrower).mobilePhone);
  expect(new Set(phones).size).toBe(seedNames.length);
  for (const phone of phones) expect(phone).toMatch(new RegExp(mobilePhone.pattern));
});

it('names the tax of no country in English, which lenders of several countries use', async () => {
  const lender = createLender({ environment: { languages: { '1': 'en' }, defaultLanguage: 'en' } });
  const { productId } = lender.launch('newLoan');
  const { data } = await callerFor(lender, 'newLoan')('loanDetailConfirm', { productId });
  const texts = JSON.stringify(data);
  expect(texts).toContain('Tax (16 %)');
  expect(texts).not.toContain('VAT');
});
