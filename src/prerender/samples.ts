import type { Format } from '../head/fill/formats';
import type { Rows, ScreenName } from '../navigation/screens/rows';

/** A value that a placeholder shows. The build finds it in the drawn screen by its text, and puts a slot there. */
export class Value {
  constructor(
    readonly format: Format | undefined,
    readonly options: {
      /** What it is drawn with, where the screen wants a text of a certain kind. */
      readonly drawn?: string;
      /** Its path, where the place in the sample is not its place in an answer (`src/head/fill/fillPlaceholder.ts`). */
      readonly path?: string;
    } = {},
  ) {}
}

/** A list of which the placeholder repeats one item. */
export class Repeated {
  constructor(
    readonly item: Readonly<Record<string, unknown>>,
    readonly options: {
      /** An item is skipped where this field is missing or 0. */
      readonly needs?: string;
      /** Items beyond this count are left to the app. */
      readonly most?: number;
      /** What the first item has besides. */
      readonly first?: Readonly<Record<string, unknown>>;
    } = {},
  ) {}
}

/**
 * An answer that a placeholder is drawn with. It fills the placeholder's slots only where the real answer has every value
 * of it; any other answer is left to the app.
 */
export interface Sample {
  /** The address's own parameters. */
  readonly query?: Readonly<Record<string, string | Value>>;
  readonly answer: Readonly<Record<string, unknown>>;
  /** Paths of what the answer must have beside the shown values: a yes, or a list with items. */
  readonly has?: readonly string[];
  /** Paths of what the answer must not have: the screen would show more than this drawing. */
  readonly lacks?: readonly string[];
}

type AskingName = {
  [Name in ScreenName]: Rows[Name] extends { readonly asks: unknown } ? Name : never;
}[ScreenName];

const text = (options?: Value['options']) => new Value(undefined, options);
const money = () => new Value('money');
const date = () => new Value('date');
const repeated = (...parts: ConstructorParameters<typeof Repeated>) => new Repeated(...parts);

const rows = (most?: number) =>
  repeated({ text: text(), value: text() }, { needs: 'value', ...(most && { most }) });

const loan = {
  amount: money(),
  periods: text(),
  loanRate: new Value('rate'),
  comProductName: text(),
  details: repeated({ text: text(), value: text() }),
  firstPayTime: date(),
};

const types = repeated({ value: '2', title: text() });

const complaint = { type: text(), content: text() };

/** The drawings of each screen that asks a server first, tried in this order. */
export const samples: Readonly<Record<AskingName, readonly Sample[]>> = {
  confirm: [
    { answer: { ...loan, couNum: money() }, has: ['couNum'] },
    { answer: loan, lacks: ['couNum'] },
  ],
  'loan-detail': [
    {
      answer: {
        orderStatus: '174',
        noticeStatusText: text(),
        noticeDesText: text(),
        productName: text(),
        userOrderDetail: { detail: rows() },
      },
    },
  ],
  contract: [
    {
      answer: {
        company: text(),
        userName: text(),
        username: text(),
        userAddress: text(),
        bankNo: text(),
        contractDate: date(),
        productName: text(),
        mount: money(),
        contractAmount: money(),
        commission: money(),
        Interest: money(),
        IVA: money(),
        giveAmount: money(),
        amount: money(),
        daiDate: date(),
        planDate: date(),
      },
    },
  ],
  instalment: [
    // Of the rows two are open.
    { answer: { repayAmount: money(), repayDate: date(), productName: text(), detail: rows(2) } },
  ],
  extension: [
    {
      answer: {
        productName: text(),
        delayInfo: { reviewer: text(), delayAmount: money(), delayTime: date() },
        repayPlan: repeated({ title: text(), amount: money(), time: date(), remark: text() }),
      },
    },
  ],
  instruction: [
    {
      query: { amount: '150000', payCode: 'shop', requestType: '1' },
      answer: { repayDetail: { amount: money() } },
    },
  ],
  'payment-way': [
    { query: { amount: money() }, answer: { alipay: 1 }, has: ['alipay'] },
    { query: { amount: money() }, answer: {}, lacks: ['alipay'] },
  ],
  card: [
    {
      query: { amount: money() },
      answer: { bankCards: repeated({ id: '1', bankName: text(), cardNo: new Value('card') }) },
    },
  ],
  'complaint-home': [
    {
      answer: {
        orderDetail: {
          orderNo: '1',
          productName: text(),
          status: text(),
          list: repeated({ title: text(), value: text() }),
        },
        orderList: [{ orderNo: '1' }],
        problemType: types,
      },
      has: ['orderList'],
    },
    { answer: { problemType: types }, lacks: ['orderDetail.orderNo', 'orderList'] },
  ],
  'complaint-form': [
    {
      // No type that the environment gives a notice of its own.
      query: { problemType: 'any' },
      answer: {
        problemType: [
          { value: 'any', title: text({ path: 'problemType.value?problemType.title' }) },
        ],
      },
    },
  ],
  'complaint-list': [
    {
      answer: {
        tabs: repeated(
          { title: text() },
          {
            first: {
              items: repeated(
                { id: text(), time: new Value('time'), type: text(), content: text() },
                // As many as a screen shows, and more.
                { most: 10 },
              ),
            },
          },
        ),
      },
    },
    { answer: { tabs: repeated({ title: text() }) }, lacks: ['tabs.0.items'] },
  ],
  'complaint-detail': [
    { query: { problemId: '1' }, answer: { ...complaint, sonType: text() } },
    { query: { problemId: '1' }, answer: complaint, lacks: ['sonType'] },
  ],
  // What can be done with a contact depends on its kind.
  service: [
    {
      answer: {
        va: text({ drawn: '525555550101' }),
        phone: text({ drawn: '525555550100' }),
        email: text({ drawn: 'a@b.example' }),
      },
    },
  ],
};
