import type { Rows, ScreenName } from '../../platform/navigation';
import type { Conditions } from '../boot/placeholder/fillPlaceholder';
import type { Format } from '../boot/placeholder/formats';

/** A value of a placeholder that the build draws, and finds in the rendered screen. */
export class Value {
  constructor(
    /** The path in the answer (`src/app/boot/placeholder/fillPlaceholder.ts`), if it differs from the sample's. */
    readonly path?: string,
  ) {}
}

/** Values by path: `delayInfo.reviewer`, `tabs.0.items`. */
export type ByPath = Readonly<Record<string, unknown>>;

/** A form of the screen: the answers for which it is drawn, and their values. */
export interface Form extends Conditions {
  readonly values: ByPath;
}

/**
 * The rendering of a placeholder. The contract gives the fields of the answer: the build draws each of them, and once
 * more each answer in which one is missing. What stands here is what the contract does not say.
 */
export interface Sample extends Conditions {
  /** The parameters of the address. */
  readonly query?: Readonly<Record<string, string | Value>>;
  /** Values that the build does not draw: they decide the form, or the app alone shows them. */
  readonly fixed?: ByPath;
  /** Texts to draw, and the form of a text that the placeholder can show, where the screen wants a kind of text. */
  readonly drawn?: Readonly<Record<string, { readonly text: string; readonly format: Format }>>;
  /** The placeholder shows at most this number of a list's items. The app shows the rest below. */
  readonly most?: Readonly<Record<string, number>>;
  /** Two texts of which the screen shows one where they are equal. */
  readonly same?: readonly [path: string, other: string];
  /** Forms of the screen that exclude one another. The first one is drawn with the sample's own values. */
  readonly forms?: readonly (readonly [Conditions, ...Form[]])[];
}

type AskingName = {
  [Name in ScreenName]: Rows[Name] extends { readonly asks: unknown } ? Name : never;
}[ScreenName];

const value = (path?: string) => new Value(path);

const DAYS = ['', 'D'];
const UNITS = [...DAYS, 'W', 'M', 'Y'];
const ONE = { periods: ['1'] };

/** A term in one of the units, of one and of several. */
const termsIn = (...texts: readonly string[]): Form[] => [
  { when: { termUnit: texts }, unless: ONE, values: { termUnit: texts.at(-1) } },
  { when: { termUnit: texts, ...ONE }, values: { termUnit: texts.at(-1), periods: '1' } },
];

const [days, ...otherTerms] = [DAYS, ['W'], ['M'], ['Y']].flatMap((texts) => termsIn(...texts));

const noOrder = { orderDetail: '', orderList: [], problemSonType: [] };

/** The sample of each screen with an early request. */
export const samples: Readonly<Record<AskingName, Sample>> = {
  confirm: {
    // From the first note on, only the app shows the offer: a note that repeats the amount is left out.
    fixed: { termUnit: 'D', amountDec: '', ratemsg: '', repay_plans: [] },
    forms: [
      [days ?? {}, ...otherTerms, { unless: { termUnit: UNITS }, values: { termUnit: value() } }],
    ],
  },
  'loan-detail': {
    fixed: { orderStatus: '174' },
    // A rejected order has no details (docs/reference/screens.md#order-statuses).
    forms: [
      [
        { unless: { orderStatus: ['110'] } },
        { when: { orderStatus: ['110'] }, values: { orderStatus: '110' } },
      ],
    ],
  },
  contract: { same: ['username', 'userName'] },
  instalment: {
    fixed: { repayList: [], noticeMsg: '' },
    // Two of the rows are open.
    most: { detail: 2 },
  },
  extension: { fixed: { repayList: [], noticeMsg: '', note: '' } },
  instruction: {
    query: { amount: value(), payCode: 'shop', requestType: '1' },
    // Only the app shows what stands below the amount.
    fixed: { imgList: [] },
  },
  'payment-way': { query: { amount: value() }, fixed: { bankCards: [] } },
  card: { query: { amount: value() } },
  'complaint-home': {
    fixed: { orderList: [{ orderNo: '1' }], problemSonType: [] },
    // The address names neither another order nor an open type.
    when: { '?orderNo': [''], '?problemType': [''] },
  },
  'complaint-form': {
    // A type for which the environment has no notice.
    query: { problemType: 'any' },
    fixed: {
      ...noOrder,
      problemType: [{ value: 'any', title: value('problemType.value?problemType.title') }],
    },
    // A sub-type exists for one type only.
    when: { '?problemSonType': [''] },
    forms: [
      [
        { unless: { 'problemType.value?problemType.value': [''] } },
        { when: { 'problemType.value?problemType.value': [''] }, values: { problemType: [] } },
      ],
    ],
  },
  'complaint-list': {
    when: { '?tab': [''] },
    // More items than fit on a screen.
    most: { 'tabs.0.items': 10 },
  },
  'complaint-detail': { query: { problemId: '1' } },
  // Only the app shows a contact in another form, without its action.
  service: {
    drawn: {
      va: { text: '525555550101', format: 'number' },
      phone: { text: '525555550100', format: 'number' },
      email: { text: 'a@b.example', format: 'mail' },
    },
  },
};
