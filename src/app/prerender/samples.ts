import { OrderStatus } from '../../domain/orders/model';
import type { Rows, ScreenName } from '../../platform/navigation/screens/rows';
import { type Conditions, NOTHING } from '../boot/placeholder/fillPlaceholder';
import type { Format } from '../boot/placeholder/formats';

/** A value of a placeholder. The build finds the value's text in the rendered screen and puts a slot there. */
export class Value {
  constructor(
    readonly format: Format | undefined,
    readonly options: {
      /** The text to render, if the screen needs a certain kind of text. */
      readonly drawn?: string;
      /** The path in the answer, if it differs from the path in the sample (`src/app/boot/placeholder/fillPlaceholder.ts`). */
      readonly path?: string;
    } = {},
  ) {}
}

/** A list with one item that the placeholder repeats. */
export class Repeated {
  constructor(
    readonly item: Readonly<Record<string, unknown>>,
    readonly options: {
      /** Items are skipped if this field is missing or 0. */
      readonly needs?: string;
      /** The placeholder shows at most this number of items. The app shows the rest. */
      readonly most?: number;
      /** Additional fields of the first item. */
      readonly first?: Readonly<Record<string, unknown>>;
    } = {},
  ) {}
}

/**
 * An answer for the rendering of a placeholder. Its placeholder is filled only if the real answer has every value
 * of the sample and meets the conditions. The app renders any other answer.
 */
export interface Sample extends Conditions {
  /** The parameters of the address. */
  readonly query?: Readonly<Record<string, string | Value>>;
  readonly answer: Readonly<Record<string, unknown>>;
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

/** The samples of each screen with an early request. The first sample that matches is used. */
export const samples: Readonly<Record<AskingName, readonly Sample[]>> = {
  confirm: [
    // A term of several days: another unit and one day have other words.
    {
      answer: { ...loan, couNum: money() },
      when: { termUnit: ['', 'D'] },
      unless: { periods: ['1'], couNum: NOTHING },
    },
    { answer: loan, when: { termUnit: ['', 'D'], couNum: NOTHING }, unless: { periods: ['1'] } },
  ],
  'loan-detail': [
    {
      answer: {
        orderStatus: OrderStatus.due,
        noticeStatusText: text(),
        noticeDesText: text(),
        productName: text(),
        userOrderDetail: { detail: rows() },
      },
      // A rejected order has no details (docs/reference/screens.md#order-statuses).
      unless: { orderStatus: [OrderStatus.rejected] },
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
      // The account name is hidden where it equals the borrower's name.
      differ: ['username', 'userName'],
    },
  ],
  instalment: [
    // Two of the rows are open.
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
    { query: { amount: money() }, answer: { alipay: 1 }, unless: { alipay: NOTHING } },
    { query: { amount: money() }, answer: {}, when: { alipay: NOTHING } },
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
      unless: { orderList: NOTHING },
    },
    {
      answer: { problemType: types },
      when: { 'orderDetail.orderNo': NOTHING, orderList: NOTHING },
    },
  ],
  'complaint-form': [
    {
      // A type for which the environment has no notice.
      query: { problemType: 'any' },
      answer: {
        problemType: [
          { value: 'any', title: text({ path: 'problemType.value?problemType.title' }) },
        ],
      },
      // A sub-type exists for one type only.
      when: { '?problemSonType': [''] },
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
                // More items than fit on a screen.
                { most: 10 },
              ),
            },
          },
        ),
      },
      when: { '?tab': [''] },
    },
    {
      answer: { tabs: repeated({ title: text() }) },
      when: { '?tab': [''], 'tabs.0.items': NOTHING },
    },
  ],
  'complaint-detail': [
    { query: { problemId: '1' }, answer: { ...complaint, sonType: text() } },
    { query: { problemId: '1' }, answer: complaint, when: { sonType: NOTHING } },
  ],
  // The kind of a contact decides its actions.
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
