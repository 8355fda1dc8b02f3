import type { Lender } from '../../sandbox';

/** A text that `sendingNumbers` sends as a number: JavaScript cannot hold a number of this length. */
export const asNumber = (digits: string) => `number ${digits}`;

/** A lender whose answers contain each `asNumber` text as a JSON number without quotation marks. */
export function sendingNumbers(lender: Lender): Lender {
  const fetch: Lender['fetch'] = async (...request) => {
    const response = await lender.fetch(...request);
    const text = (await response.text()).replace(/"number (\d+)"/g, '$1');
    return new Response(text || null, response);
  };
  return Object.create(lender, { fetch: { value: fetch } }) as Lender;
}
