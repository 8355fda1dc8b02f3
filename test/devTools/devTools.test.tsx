import '../support/devToolsExtension';
import { act, screen, waitFor } from '@testing-library/react';
import { type BorrowerName, createLender, type Lender } from '../../sandbox/index';
import { maskedOptions } from '../../src/devTools/devTools';
import { draftOpened } from '../../src/features/complaint/slice';
import { amountOf, payWithCard, sent } from '../features/repayment/support';
import { devTools } from '../support/devToolsExtension';
import { forgetEverything } from '../support/house';
import { personalOf } from '../support/launchNames';
import { renderPromotion } from '../support/renderPromotion';
import { renderScreen } from '../support/renderScreen';

const { shown } = devTools;

beforeEach(devTools.forget);
afterEach(forgetEverything);

const open = (path: string, borrower: BorrowerName, lender: Lender) =>
  renderScreen(path, { borrower, lender, devTools: maskedOptions });

/** All borrowers of the sandbox. */
const NAME = /(Ana|Bruno|Carla|Diego|Elena|Fabio|Gloria|Hugo|Inés|Julio) Ejemplo/;

/** Confirms a loan, opens its detail, then its contract. */
async function journey(lender: Lender) {
  const confirm = await open('/confirm', 'newLoan', lender);
  await confirm.user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
  await waitFor(() => expect(confirm.departures).toHaveLength(1));
  confirm.unmount();
  const detail = await open('/loanDetail', 'overdue', lender);
  await screen.findByRole('button', { name: 'Pagar' });
  detail.unmount();
  const contract = await open('/loanAgreement', 'overdue', lender);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(shown.map(({ action }) => action.type)).toContain('contractDetail/fulfilled'),
  );
  contract.unmount();
}

it('shows the promotion like the app: masked, with the names of its calls', async () => {
  const { user } = await renderPromotion('/promotion?id=1', { devTools: maskedOptions });
  await user.type(await screen.findByLabelText('手机号'), '13912345678');
  await waitFor(() => expect(shown.map(({ action }) => action.type)).toContain('getSid/fulfilled'));
  const typed = shown.filter(({ action }) => action.type === 'promotion/fieldTyped');
  expect(typed).not.toEqual([]);
  expect(JSON.stringify(shown)).not.toContain('13912345678');
});

describe('Redux DevTools', () => {
  it('names actions by their call', async () => {
    await journey(createLender());
    const names = shown.map(({ action }) => action.type);
    expect(names).toEqual(
      expect.arrayContaining([
        'loanDetailConfirm/pending',
        'loanDetailConfirm/fulfilled',
        'loanDetailPush/pending',
        'loanDetailPush/fulfilled',
        'loanDetails/fulfilled',
        'contractDetail/fulfilled',
      ]),
    );
    expect(names.filter((name) => name.startsWith('api/execute'))).toEqual([]);
  });

  it('shows the steps of a payment without card, token or code', async () => {
    const lender = createLender();
    const amount = await amountOf(lender, 'overdue');
    const { user } = await open(`/ynRepayChoose?amount=${amount}`, 'overdue', lender);
    await payWithCard(user, 'code');
    const code = await screen.findByLabelText('验证码');
    await user.type(code, `${lender.outbox.at(-1)?.code ?? ''}{Enter}`);
    await screen.findByRole('heading', { name: 'Detalle del préstamo' });
    const steps = shown.filter(({ action }) => action.type.startsWith('money/'));
    expect(steps.map(({ action }) => action.type)).toEqual([
      ...['money/workBegun', 'money/timePassed', 'money/sent', 'money/codeAwaited'],
      ...['money/workEnded', 'money/workBegun', 'money/timePassed', 'money/codeEntered'],
      ...['money/accepted', 'money/workEnded'],
    ]);
    // A time may contain any digits.
    const text = JSON.stringify(shown).replace(/\b\d{13}\b/g, 'a time');
    const { body } = sent(lender, 'repaymentCommit')[0] ?? {};
    const { repayToken, cardNo } = body as Record<string, string>;
    expect(repayToken).not.toBe('');
    for (const value of [repayToken, cardNo, '1234', lender.outbox.at(-1)?.code]) {
      expect(text).not.toContain(value);
    }
  });

  it.each([
    ['loanDetail', { loan: {} }],
    ['complainPageNext?problemType=2', { complaint: {} }],
  ])('has the slices that %s reads', async (path, own) => {
    await open(`/${path}`, 'overdue', createLender());
    await waitFor(() => {
      expect(shown.at(-1)?.state).toMatchObject({ session: {}, repayment: {}, money: {}, ...own });
    });
    expect(shown.at(-1)?.state).not.toHaveProperty('promotion');
  });

  it('shows no personal data of the borrowers', async () => {
    const lender = createLender();
    await journey(lender);
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(NAME);
    const borrowers = ['newLoan', 'overdue'] as const;
    const personal = borrowers.flatMap((name) => personalOf(lender.launch(name)));
    expect(personal).toHaveLength(12);
    for (const value of [...personal, 'Calle Inventada']) {
      expect(text).not.toContain(value);
    }
    // The end of an account number; a time may contain these digits as well.
    expect(text).not.toMatch(/1234(?!\d)/);
  });

  it('hides the text of a complaint', async () => {
    const { store } = await open('/error', 'newLoan', createLender());
    const draft = { orderNo: '9', content: 'Mi tía Lola me prestó', pictures: [] };
    act(() => {
      store.dispatch(draftOpened(draft));
    });
    expect(JSON.stringify(shown)).not.toContain('Lola');
  });
});

describe('time travel', () => {
  it('sends nothing when a state from before a confirmation is put back', async () => {
    const lender = createLender();
    const { user, departures } = await open('/confirm', 'newLoan', lender);
    await user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const before = lender.requests.length;
    for (const moment of ['loanDetailConfirm/pending', 'loanDetailPush/pending']) {
      act(() => devTools.jumpTo(moment));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
    expect(lender.requests).toHaveLength(before);
    expect(departures).toHaveLength(1);
  });
});
