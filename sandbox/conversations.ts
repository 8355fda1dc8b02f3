import type { Answer, Call, Parameters } from './caller';
import { callerOf } from './caller';
import type { Alias } from './calls';
import type { BorrowerName, Lender } from './index';

/** The parties of a call: the lender, the launch, and a client for the calls before it. */
export interface Caller {
  readonly lender: Lender;
  /** Empty for a visitor. */
  readonly launch: Readonly<Record<string, string>>;
  readonly call: Call;
}

/** A call of the table with parameters that the lender accepts, and the calls before it. A visitor has no borrower. */
export interface Conversation {
  readonly borrower?: BorrowerName;
  /** Makes the calls before this one. Returns the parameters of this one. */
  readonly parameters: (caller: Caller) => Parameters | Promise<Parameters>;
}

type Data = Answer['data'];

const of = (borrower: BorrowerName, parameters: Conversation['parameters']): Conversation => ({
  borrower,
  parameters,
});

const visitor = (parameters: Conversation['parameters']): Conversation => ({ parameters });

/** Opens a conversation: its caller, with a launch that the lender accepts. */
export function callerIn(lender: Lender, { borrower }: Conversation): Caller {
  const launch = borrower ? lender.launch(borrower) : {};
  return { lender, launch, call: callerOf(lender, launch) };
}

const order = ({ launch: { productId, orderId } }: Caller) => ({ productId, orderId });

const owed = async ({ call, ...caller }: Caller): Promise<unknown> =>
  (await call('loanPlayDetail', order({ call, ...caller }))).data.repayAmount;

const PHONE = '13912345678';
const advertisement = { app_from: 'a', user_from: 'b', utm_tag: 'c' };
const visit = { ...advertisement, page_id: '1', page_type: 1, client_type: 'android' };
const person = { ...advertisement, phone: PHONE, deviceId: 'd', appName: 'sandbox-h5' };

async function drawCaptcha({ lender, call }: Caller): Promise<Data> {
  const { sid } = (await call('getSid')).data;
  const query = new URLSearchParams({ sid: String(sid), timestamp: '1' });
  await lender.fetch(`/api/v2/youmi/promotion/get-captcha?${query.toString()}`);
  return { sid, capcode: lender.outbox.at(-1)?.code };
}

/** A card that needs an SMS code, and the parameters of its payment. */
async function cardPayment(caller: Caller): Promise<Parameters> {
  const { orderId } = caller.launch;
  const { repayToken, bankCards } = (await caller.call('repaymentWay', { orderId })).data;
  const [card] = bankCards as Data[];
  return commitOf(card, { amount: await owed(caller), orderId, repayToken });
}

/** The parameters of a first commit with a card of `repaymentWay`, without a coupon. */
export function commitOf(
  { id: cardId, bankName, cardNo, bankCode }: Data = {},
  {
    amount,
    orderId,
    repayToken,
  }: { readonly amount: unknown; readonly orderId: unknown; readonly repayToken: unknown },
): Parameters {
  const couponId = null;
  return { amount, bankName, cardId, cardNo, couponId, orderId, repayToken, bankCode, sendMsg: 0 };
}

/** One conversation per call of the table. A call without one does not compile. */
export const conversations: Record<Alias, Conversation> = {
  contractDetail: of('dueTomorrow', ({ launch }) => ({ orderNo: launch.orderId })),
  loanDetails: of('dueTomorrow', order),
  generateVcode: of('dueTomorrow', async (caller) => ({
    ...order(caller),
    amount: String(await owed(caller)),
    payCode: 'shop',
    requestType: '1',
  })),
  googleScore: of('settled', ({ launch }) => ({ score: 5, orderId: launch.orderId })),
  loanDetailConfirm: of('newLoan', ({ launch }) => ({ productId: launch.productId })),
  loanDetailPush: of('newLoan', async ({ call, launch: { productId } }) => {
    const { amount, periods, termUnit } = (await call('loanDetailConfirm', { productId })).data;
    return { amount: String(amount), periods: String(periods), termUnit, productId };
  }),
  loanPlayDetail: of('dueTomorrow', order),
  loanPlayDelayDetail: of('dueTomorrow', order),
  problemInit: of('complainant', ({ launch }) => ({ orderId: launch.orderId })),
  uploadProblemImage: of('manyOrders', () => ({
    problemImage: new Blob(['picture'], { type: 'image/jpeg' }),
  })),
  problemSave: of('manyOrders', ({ launch }) => ({
    problemType: '2',
    problemSonType: '',
    problemDetail: 'No entiendo el cobro',
    problemImage: '',
    orderNo: launch.orderId,
  })),
  problemList: of('complainant', () => ({})),
  problemDetail: of('complainant', async ({ call }) => {
    const tabs = (await call('problemList')).data.tabs as { readonly items: readonly Data[] }[];
    return { problemId: tabs.flatMap(({ items }) => items)[0]?.id };
  }),
  getWhatsapp: of('manyOrders', () => ({ overall: 30 })),
  repaymentWay: of('dueTomorrow', ({ launch }) => ({ orderId: launch.orderId })),
  repaymentCommit: of('dueTomorrow', cardPayment),
  repaymentConfirm: of('dueTomorrow', async (caller) => {
    const { data } = await caller.call('repaymentCommit', await cardPayment(caller));
    const verifyCode = caller.lender.outbox.at(-1)?.code;
    const { orderId } = caller.launch;
    return { orderId, verifyCode, repaymentRecordId: data.repayRecordId };
  }),
  repaymentHuichao: of('dueTomorrow', async (caller) => {
    const { userId, orderId } = caller.launch;
    return { userId, orderId, amount: await owed(caller) };
  }),
  channelTemplate: visitor(() => ({ templateId: '1' })),
  trackVisit: visitor(() => visit),
  trackClick: visitor(() => ({ ...visit, phone: PHONE })),
  getSid: visitor(() => ({})),
  getCaptcha: visitor(async ({ call }) => ({
    sid: (await call('getSid')).data.sid,
    timestamp: '1',
  })),
  getSms: visitor(async (caller) => ({ ...person, ...(await drawCaptcha(caller)) })),
  register: visitor(async (caller) => {
    const asked = { ...person, ...(await drawCaptcha(caller)) };
    await caller.call('getSms', asked);
    const smsCode = caller.lender.outbox.at(-1)?.code;
    return { ...asked, merchantNumber: 0, userName: PHONE, smsCode, invite_code: '', id: '1' };
  }),
};
