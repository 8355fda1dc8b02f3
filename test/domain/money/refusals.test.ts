import { fixedClockLender } from '../../features/repayment/support';
import { letPass } from '../../support/letPass';
import { openTab } from './openTab';

/** What a refusal means (docs/reference/money.md#refused-or-unknown). */

const MINUTE_MS = 60_000;

it('after 800005 an unchanged debt proves nothing, and a lower one proves the payment', async () => {
  const { lender, pay, check, account } = await openTab();
  lender.refuse('repaymentCommit', { code: '800005', message: 'Duplicate', times: 1 });
  expect(await pay()).toMatchObject({ ended: 'lost' });
  letPass(3 * MINUTE_MS);
  expect(await check()).toMatchObject({ finding: 'unclear' });
  expect(account().open?.state).toBe('unknown');
  lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: 1 } });
  expect(await check()).toMatchObject({ finding: 'done' });
});

it('a plain refusal of a repetition leaves the first sending unknown, and the next refusal, too', async () => {
  const { lender, pay, check, account } = await openTab();
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await pay();
  const first = account().open?.sent.id;
  for (let times = 0; times < 2; times += 1) {
    letPass(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'undone' });
    lender.refuse('repaymentCommit', { code: '9', message: 'Fondos insuficientes', times: 1 });
    expect(await pay()).toMatchObject({ ended: 'failed' });
    expect(account().open).toMatchObject({ state: 'unknown', sent: { id: first } });
    expect(account().sendings).toHaveLength(1);
  }
});

it('a code that means ‘in process’ makes the outcome unknown, with the message of the lender', async () => {
  const environment = { pendingCodes: ['1001'] };
  const { lender, pay, account } = await openTab(fixedClockLender(), { environment });
  lender.refuse('repaymentCommit', { code: '1001', message: 'En proceso', times: 1 });
  expect(await pay()).toMatchObject({ ended: 'lost', failure: { message: 'En proceso' } });
  expect(account().open).toMatchObject({ state: 'unknown', isAtLender: false });
});
