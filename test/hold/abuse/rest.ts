import { act, waitFor } from '@testing-library/react';

interface Calls {
  readonly getState: () => {
    readonly api: { readonly queries: Readonly<Record<string, { status: string } | undefined>> };
  };
}

/** Waits until a page shows its content and no request is pending. */
export async function comeToRest(store: Calls): Promise<void> {
  const isAtRest = () => {
    const queries = Object.values(store.getState().api.queries);
    const isAsking = queries.some((query) => query?.status === 'pending');
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    return !isAsking && !isBusy && document.querySelectorAll('h1').length === 1;
  };
  do {
    await waitFor(() => expect(isAtRest()).toBe(true), { interval: 2 });
    // An answer may cause further requests.
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  } while (!isAtRest());
}
