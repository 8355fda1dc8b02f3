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

describe('Redux DevTools', () => {
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
