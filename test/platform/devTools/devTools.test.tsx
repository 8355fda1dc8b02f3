import '../../support/devToolsExtension';
import { act, screen, waitFor } from '@testing-library/react';
import { maskedOptions } from '@/platform/devTools/devTools';
import { type BorrowerName, createLender, type Lender } from '../../../sandbox/index';
import { devTools } from '../../support/devToolsExtension';
import { renderScreen } from '../../support/renderScreen';

const { shown } = devTools;

beforeEach(devTools.forget);

const open = (path: string, borrower: BorrowerName, lender: Lender) =>
  renderScreen(path, { borrower, lender, devTools: maskedOptions });

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
