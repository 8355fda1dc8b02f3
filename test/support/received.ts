import type { Lender } from '../../sandbox';

/** The requests that the lender has received under one alias, in order. */
export const received = (lender: Pick<Lender, 'requests'>, alias: string) =>
  lender.requests.filter((request) => request.alias === alias);
