import type { Lender, ReceivedRequest } from '../../sandbox';
import { type BorrowerName, isBorrowerName } from '../../sandbox/seeds';
import { queryFor, sampledScreens } from '../../src/features/preview/sampleVisits';
import type { Rows, ScreenName } from '../../src/platform/navigation';

type SampledScreen = (typeof sampledScreens)[number];

type AskingName = {
  [Name in ScreenName]: Rows[Name] extends { readonly asks: unknown } ? Name : never;
}[ScreenName];

interface ShownText {
  /** The dotted path of a text in the answer's `data`. */
  readonly field: string;
  /** The displayed form of that text, where it differs. */
  readonly shown?: string;
}

/** The text by which a screen that sends a request first is recognised as filled. */
const shownTexts: Readonly<Record<AskingName, ShownText>> = {
  confirm: { field: 'comProductName' },
  'loan-detail': { field: 'noticeStatusText' },
  contract: { field: 'bankNo' },
  instalment: { field: 'repayAmount', shown: '1.405,57' },
  extension: { field: 'productName' },
  instruction: { field: 'repayDetail.amount', shown: '1.405,57' },
  'payment-way': { field: 'alipay', shown: '在线支付' },
  card: { field: 'bankCards.0.bankName' },
  'complaint-home': { field: 'orderDetail.productName' },
  'complaint-form': { field: 'problemType.1.title' },
  'complaint-list': { field: 'tabs.0.items.0.content' },
  'complaint-detail': { field: 'content' },
  // Not the e-mail address: signs that allow a break stand in it.
  service: { field: 'phone' },
};

/** The screens that send a request first. */
export const askingScreens = sampledScreens.flatMap((screen) => {
  const { asks } = screen.row;
  return asks ? [{ ...screen, asks, text: shownTexts[screen.name as AskingName] }] : [];
});

export type AskingScreen = (typeof askingScreens)[number];

/** The shown form of the text in an answer's data. */
export const shownTextIn = ({ text }: Pick<AskingScreen, 'text'>, data: unknown): string =>
  text.shown ?? textAt(data, text.field);

/** The borrower of the sandbox with data for the screen. */
export function borrowerOf({ name, borrower = 'dueTomorrow' }: SampledScreen): BorrowerName {
  if (!isBorrowerName(borrower)) throw new Error(`${name}: the sandbox has no ${borrower}`);
  return borrower;
}

function ownQuery(screen: SampledScreen, lender: Lender) {
  const borrower = borrowerOf(screen);
  const own = queryFor(screen, { ...lender.launch(borrower), ...figuresOf(borrower, lender) });
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value));
}

const figuresOf = (borrower: BorrowerName, lender: Lender) =>
  lender.borrowerCards().find(({ name }) => name === borrower)?.figures;

/** The screen's address without launch parameters. */
export const addressOf = (screen: SampledScreen, lender: Lender): string =>
  `${screen.path}?${new URLSearchParams(ownQuery(screen, lender)).toString()}`;

/** The address with which the native app opens the screen. */
export function launchOf(screen: SampledScreen, lender: Lender): string {
  const query = { ...lender.launch(borrowerOf(screen)), ...ownQuery(screen, lender) };
  return `${screen.path}?${new URLSearchParams(query).toString()}`;
}

/** Sends a page's request again. Returns the data of the answer. */
export async function answerTo(lender: Lender, request: ReceivedRequest): Promise<unknown> {
  const { path, search, method, headers, rawBody } = request;
  const answer = await lender.fetch(path + search, { method, headers, body: rawBody || null });
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

/** The text at a dotted path of an answer's data. */
export function textAt(data: unknown, field: string): string {
  const found = field
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], data);
  if (typeof found !== 'string' || !found) throw new Error(`The answer has no text at ${field}`);
  return found;
}
