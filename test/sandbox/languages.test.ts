/** @jest-environment node */
import { callerIn, conversations } from '../../sandbox/conversations';
import { aliases, createLender } from '../../sandbox/index';
import { notices } from '../../sandbox/notices';
import { reasons } from '../../sandbox/reasons';
import { seedNames } from '../../sandbox/seeds';

/** Every launch of this lender is in Hindi. */
const environment = {
  languages: { '3': 'hi' },
  defaultLanguage: 'hi',
  promotionLanguage: 'launch',
} as const;

/** The texts of an answer, without names, numbers, codes and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Proper names, addresses and codes. */
const NAMES =
  /Ejemplo|Girasol|Ficticio|Inventad[ao]|Préstamo Claro|^\/|^https?:|@|^[A-Z\d-]+$|^(shop|card|transfer)$/;

const isForeign = (text: string) => !/[\u0900-\u097f]/.test(text) && !NAMES.test(text);

it.each(aliases)('%s answers a Hindi borrower in Hindi', async (alias) => {
  const lender = createLender({ environment });
  const caller = callerIn(lender, conversations[alias]);
  const parameters = await conversations[alias].parameters(caller);
  const { data } = await caller.call(alias, parameters).catch(() => ({ data: {} }));
  expect(textsIn(data).filter(isForeign)).toEqual([]);
});

it.each(seedNames)('shows the loan of %s in Hindi', async (borrower) => {
  const lender = createLender({ environment });
  const { call, launch } = callerIn(lender, { borrower, parameters: () => ({}) });
  const { productId, orderId } = launch;
  const { data } = await call('loanDetails', { productId, orderId });
  expect(textsIn(data).filter(isForeign)).toEqual([]);
});

it('has a Hindi text for each refusal and each status', () => {
  const words = [
    ...Object.values(reasons).map((reason) => reason.words.hi),
    ...Object.values(notices).flatMap(({ status, description }) => [status.hi, description.hi]),
  ];
  expect(words.filter(isForeign)).toEqual([]);
});

it('refuses a borrower in the language of the launch, and an unknown user in the default language', async () => {
  const lender = createLender({ environment: { ...environment, languages: { '1': 'en' } } });
  const { call, launch } = callerIn(lender, { borrower: 'overdue', parameters: () => ({}) });
  const order = { productId: launch.productId, orderId: 'other' };
  expect((await call('loanDetails', order)).message).toBe('यह लोन मौजूद नहीं है');
  lender.launch('overdue', { language: '1' });
  expect((await call('loanDetails', order)).message).toBe('The loan does not exist');
  const stranger = callerIn(lender, { parameters: () => ({}) });
  expect((await stranger.call('loanDetails', order)).message).toBe(
    'आपका सत्र समाप्त हो गया है, कृपया फिर से लॉग इन करें',
  );
});
