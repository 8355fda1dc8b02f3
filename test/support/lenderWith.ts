import { type Alias, createLender, type Lender } from '../../sandbox';

/** A lender whose answer to a call has other values in these fields. */
export function lenderWith(alias: Alias, data: object): Lender {
  const lender = createLender();
  lender.fault(alias, { kind: 'patch', data });
  return lender;
}
