import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { BorrowerStore } from '@/app/store/borrower';
import { useWrite, type WriteEndpoint } from '@/platform/api/useWrite';

/** Sends a write from a screen that unmounts in the same task. */
export function sendWrite<Parameters extends object, Answer, State>(
  store: BorrowerStore,
  endpoint: WriteEndpoint<Parameters, Answer, State>,
  parameters: Parameters,
  subject = '',
) {
  const { result, unmount } = renderHook(() => useWrite(endpoint, subject), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  // In one `act`: the screen leaves before React draws what it sends.
  const answers: ReturnType<typeof result.current.send>[] = [];
  act(() => {
    answers.push(result.current.send(parameters));
    unmount();
  });
  return answers[0];
}

/** Whether no write is pending. */
export const isQuiet = (store: BorrowerStore) =>
  Object.values(store.getState().api.mutations).every(
    (entry) => String(entry?.status) !== 'pending',
  );
