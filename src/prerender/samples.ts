import { ADDRESS, slot, UNLESS_SAME, WHERE, type SlotTrait } from '../head/slots';
import type { RouteName } from '../navigation/routes';

/** A text of the rendered screen that an answer decides although it holds no slot: a count, a masked number. */
interface Patch {
  /** CSS selector; the first elements found get the slots, one each. */
  readonly selector: string;
  readonly slots: readonly string[];
  /** The slot says whether the text stands at all. */
  readonly keepsText?: boolean;
}

/** What a screen's frame is rendered from. */
export interface Sample {
  readonly route: RouteName;
  /** The address's query. */
  readonly query?: string;
  /** The answer's `data`, with slots for its values. Of a list, two items. */
  readonly data: object;
  readonly patches?: readonly Patch[];
  /** Parts that the screen may have in another place or form: the frame ends before them. */
  readonly without?: string;
  /** Most items of a list, by its path. */
  readonly most?: Readonly<Record<string, number>>;
}

/** Two items of the list at a path, each field a slot of its own. */
const two = (path: string, fields: Readonly<Record<string, readonly SlotTrait[]>>) =>
  [0, 1].map((index) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, traits]) => [
        name,
        slot(`${path}.${index}.${name}`, ...traits),
      ]),
    ),
  );

const fields = (names: Readonly<Record<string, readonly SlotTrait[]>>, path = '') =>
  Object.fromEntries(
    Object.entries(names).map(([name, traits]) => [name, slot(path + name, ...traits)]),
  );

/** The amount that a payment screen's address names. */
const paid: Patch = { selector: 'header dd', slots: [slot(`${ADDRESS}amount`, 'money')] };

/** Every screen that asks a server, in the part that every answer of its kind shows alike. */
export const samples: readonly Sample[] = [
  {
    route: 'confirmUrl',
    data: {
      ...fields({
        amount: ['money', 'needed'],
        periods: ['needed'],
        loanRate: [],
        comProductName: [],
        firstPayTime: [],
        couNum: ['money', 'notZero'],
      }),
      details: two('details', { text: [], value: ['itemNeeds'] }),
    },
  },
  {
    route: 'loanDetailUrl',
    data: {
      ...fields({ noticeStatusText: ['needed'], noticeDesText: [], productName: [] }),
      orderStatus: 'any',
      userOrderDetail: {
        detail: two('userOrderDetail.detail', { text: [], value: ['itemNeeds', 'notZero'] }),
      },
    },
  },
  {
    route: 'loanAgreement',
    data: {
      ...fields({
        company: [],
        userName: ['needed'],
        userAddress: [],
        bankNo: [],
        contractDate: ['date'],
        productName: [],
        mount: ['money'],
        contractAmount: ['money'],
        commission: ['money'],
        Interest: ['money'],
        IVA: ['money'],
        giveAmount: ['money'],
        amount: ['money'],
        daiDate: ['date'],
        planDate: ['date'],
      }),
      username: slot(`username${UNLESS_SAME}userName`),
    },
    without: 'main > :nth-child(n + 3)',
  },
  {
    route: 'repayUrl',
    data: {
      ...fields({ repayAmount: ['money', 'needed'], repayDate: ['date'], productName: [] }),
      detail: two('detail', { text: [], value: ['itemNeeds', 'notZero'] }),
    },
    most: { detail: 2 },
  },
  {
    route: 'repayDelayUrl',
    data: {
      productName: slot('productName'),
      delayInfo: fields(
        { reviewer: [], delayAmount: ['money', 'needed'], delayTime: ['date'] },
        'delayInfo.',
      ),
      repayPlan: two('repayPlan', { title: [], amount: ['money'], time: ['date'], remark: [] }),
    },
  },
  {
    route: 'DRInstructions',
    query: 'requestType=1&amount=1&payCode=x',
    data: { repayDetail: { amount: slot('repayDetail.amount', 'money', 'needed') } },
    without: 'main > *',
  },
  {
    route: 'ynRepay',
    query: 'amount=1',
    data: { alipay: 1 },
    patches: [
      paid,
      { selector: 'main > button + button', slots: [slot('alipay', 'flag')], keepsText: true },
    ],
  },
  {
    route: 'ynRepayChoose',
    query: 'amount=1',
    data: {
      bankCards: [0, 1].map((index) => ({
        id: index,
        bankName: slot(`bankCards.${index}.bankName`, 'needed'),
        cardNo: '0000',
      })),
    },
    patches: [
      paid,
      {
        selector: 'main [lang="en"]',
        slots: [slot('bankCards.0.cardNo', 'card'), slot('bankCards.1.cardNo', 'card')],
      },
    ],
  },
  {
    route: 'complaint',
    data: {
      problemType: two('problemType', { title: [], value: ['itemNeeds'] }),
      orderDetail: {
        orderNo: '1',
        ...fields({ productName: ['needed'], status: [] }, 'orderDetail.'),
        list: two('orderDetail.list', { title: [], value: [] }),
      },
      orderList: [{ orderNo: '1' }],
    },
  },
  {
    route: 'complainPageNext',
    query: 'problemType=any',
    data: {
      problemType: [
        { value: 'any', title: slot(`problemType.value${WHERE}problemType.title`, 'needed') },
      ],
    },
  },
  {
    route: 'complaintUrl',
    data: {
      tabs: [0, 1].map((index) => ({
        title: slot(`tabs.${index}.title`),
        items: two('tabs.0.items', { id: [], time: ['time'], type: [], content: [] }),
      })),
    },
    patches: [
      {
        selector: '[role="tab"] > span > span',
        slots: [slot('tabs.0.items.length', 'notZero'), slot('tabs.1.items.length', 'notZero')],
      },
    ],
    most: { 'tabs.0.items': 10 },
  },
  {
    route: 'complainDetails',
    query: 'problemId=1',
    data: fields({ type: [], sonType: [], content: ['needed'] }),
    without: 'main > :nth-child(n + 2)',
  },
  { route: 'customerService', data: fields({ va: [], phone: [], email: [] }) },
];
