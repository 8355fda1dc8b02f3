import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { orderApi } from '@/domain/orders/api';
import { useWrite } from '@/platform/api/useWrite';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

const { googleScore } = orderApi.endpoints;

function screens() {
  const lender = createLender();
  const { store } = openStores({ lender, borrower: 'settled' });
  const open = (subject: string) =>
    renderHook(() => useWrite(googleScore, subject), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    }).result;
  return { lender, open };
}

describe('a write of one subject', () => {
  it('is pending on every screen of the subject until its answer, which it returns', async () => {
    const { lender, open } = screens();
    const [one, other] = [open('order 1'), open('order 1')];
    expect(other.current.isPending()).toBe(false);
    const release = holdAnswers(lender, 'googleScore');
    await act(async () => {
      const sending = one.current.send({ score: 5 });
      expect(other.current.isPending()).toBe(true);
      expect(await other.current.send({ score: 4 })).toBeUndefined();
      release();
      expect(await sending).toEqual({ data: null });
    });
    expect(other.current.isPending()).toBe(false);
    expect(received(lender, 'googleScore')).toHaveLength(1);
  });

  it('does not wait for a write of another subject', async () => {
    const { lender, open } = screens();
    const [one, other] = [open('order 1'), open('order 2')];
    await act(() =>
      Promise.all([one.current.send({ score: 5 }), other.current.send({ score: 4 })]),
    );
    expect(received(lender, 'googleScore')).toHaveLength(2);
  });
});

const silent = Object.defineProperty(new Error(), 'message', { value: undefined });

it.each<[string, Error, string]>([
  ['an error', new Error('broken'), 'googleScore: broken'],
  ['an error without a message', silent, 'googleScore: '],
])(
  'throws an exception of the app’s code, and returns no failure: %s',
  async (_, thrown, message) => {
    const { open } = screens();
    const screen = open('order 1');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(window, 'addEventListener').mockImplementation(() => {
      throw thrown;
    });
    await act(() => expect(screen.current.send({ score: 5 })).rejects.toThrow(new Error(message)));
  },
);
