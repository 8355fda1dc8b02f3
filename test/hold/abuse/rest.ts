import { act, waitFor } from '@testing-library/react';

interface Calls {
  readonly getState: () => {
    readonly api: { readonly queries: Readonly<Record<string, { status: string } | undefined>> };
  };
}

/** Waits until a page shows what it has to show, and nothing it asked for is under way. */
export async function comeToRest(store: Calls): Promise<void> {
  const isAtRest = () => {
    const queries = Object.values(store.getState().api.queries);
    const isAsking = queries.some((query) => query?.status === 'pending');
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    return !isAsking && !isBusy && document.querySelectorAll('h1').length === 1;
  };
  do {
    await waitFor(() => expect(isAtRest()).toBe(true), { interval: 2 });
    // What has come may ask for more.
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  } while (!isAtRest());
}
