import { act, screen, waitFor } from '@testing-library/react';
import type { ApiFailure } from '@/platform/api/failures';
import type { QueryState } from '@/shared/components/Read';
import { ReadScreen } from '@/shared/components/ReadScreen';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { renderScreen } from '../../support/renderScreen';
import { said } from '../../support/said';

const refusal: ApiFailure = {
  kind: 'refused',
  alias: 'loanDetails',
  code: '7',
  message: 'The lender sleeps',
};

async function show(query: Partial<QueryState<string>>, isPaidOn = false) {
  const refetch = jest.fn();
  const Own = () => (
    <ReadScreen
      title="Own"
      query={{ isFetching: false, refetch, ...query }}
      isPaidOn={isPaidOn}
      lines={2}
      hero={(answer) => <p>{`hero ${answer}`}</p>}
      footer={(answer) => <p>{`footer ${answer}`}</p>}
      beside={<p>beside</p>}
    >
      {(answer) => <p>{answer}</p>}
    </ReadScreen>
  );
  const load = () => Promise.resolve({ default: Own });
  const { user } = await renderScreen('/own', {
    launch: { language: '1' },
    moreScreens: [{ paths: { own: '/own' }, load }],
  });
  return { user, refetch, main: await screen.findByRole('main') };
}

const OLD = { currentData: 'answer', error: refusal, fulfilledTimeStamp: Date.UTC(2030, 0, 1) };

it('shows only skeletons while an answer is pending', async () => {
  const { main } = await show({ isFetching: true });
  expect(main).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/answer|sleeps/)).not.toBeInTheDocument();
});

it('shows an answer in the hero, the footer and the content', async () => {
  await show({ currentData: 'answer' });
  expect(screen.getByText('hero answer')).toBeVisible();
  expect(screen.getByText('footer answer')).toBeVisible();
  expect(screen.getByText('answer')).toBeVisible();
});

it('says once that a failed read is tried again, however long it takes', async () => {
  jest.useFakeTimers();
  await show({ error: refusal, isFetching: true });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(said()).toEqual([expect.stringContaining('Loading…')]);
});

it('says once that a read takes long', async () => {
  jest.useFakeTimers();
  await show({ isFetching: true });
  expect(said()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(said()).toEqual(['Loading…']);
});

it('says that the first answer has come', async () => {
  const lender = createLender();
  const release = holdAnswers(lender, 'loanDetails');
  await renderScreen('/loanDetail', { borrower: 'dueTomorrow', lender });
  await screen.findByRole('heading', { level: 1 });
  expect(said()).not.toContain('La página está actualizada.');
  await come(release);
  await waitFor(() => expect(said()).toEqual(['La página está actualizada.']));
});

it('keeps an old answer below a notice with the reason and the time', async () => {
  const { user, refetch } = await show(OLD);
  const notice = screen.getByText('The lender sleeps').closest('[role=alert]');
  expect(notice).toHaveTextContent(/loaded at \d{4}-/);
  expect(screen.getByText('answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('replaces an old answer by the failure where the borrower pays by it', async () => {
  await show(OLD, true);
  expect(screen.getByText('The lender sleeps').closest('[role=alert]')).toBeVisible();
  expect(screen.queryByText(/answer/)).not.toBeInTheDocument();
});

it.each([{}, { error: refusal }, { currentData: 'answer' }])(
  'shows `beside` in every state of the read: %j',
  async (query) => {
    await show(query);
    expect(screen.getByText('beside')).toBeVisible();
  },
);
