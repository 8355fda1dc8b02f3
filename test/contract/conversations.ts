import type { BorrowerName, Lender } from '../../sandbox';
import type { AliasName } from '../../src/api/aliases';
import type { Launch } from '../../src/session/launch/launch';

type Fields = Readonly<Record<string, unknown>>;

interface Before {
  readonly lender: Lender;
  /** Calls the real endpoint. */
  readonly ask: (alias: AliasName, parameters: unknown) => Promise<{ readonly data?: unknown }>;
}

interface Telling {
  readonly launch: Launch;
  /** The result of `before`. */
  readonly known: Fields | undefined;
}

/** How to make one call: the borrower, the calls before it, and its parameters. A visitor has no launch. */
export interface Conversation {
  readonly borrower?: BorrowerName;
  readonly before?: (tools: Before) => Promise<Fields>;
  readonly parameters: (telling: Telling) => unknown;
}

const ofBorrower = (
  borrower: BorrowerName,
  parameters: Conversation['parameters'],
  before?: Conversation['before'],
): Conversation => ({ borrower, parameters, ...(before && { before }) });

const order = ({ launch: { productId, orderId } }: Telling) => ({ productId, orderId });

const origin = { app_from: 'a', user_from: 'b', utm_tag: 'c' };
const visit = { ...origin, page_id: '1', page_type: 1, client_type: 'android' };
const PHONE = '13912345678';

async function drawCaptcha({ lender, ask }: Before): Promise<Fields> {
  const sid = String((await ask('getSid', {})).data);
  await lender.fetch(`/api/v2/youmi/promotion/get-captcha?sid=${sid}&timestamp=1`);
  return { sid, capcode: lender.outbox.at(-1)?.code };
}

const visitor = ({ known }: Telling) => ({
  ...origin,
  ...known,
  phone: PHONE,
  deviceId: 'd',
  appName: 'sandbox-h5',
});

async function askForSms(tools: Before): Promise<Fields> {
  const captcha = await drawCaptcha(tools);
  await tools.ask('getSms', visitor({ launch: {}, known: captcha }));
  return { ...captcha, smsCode: tools.lender.outbox.at(-1)?.code };
}

/** A card that needs an SMS code, and the parameters of its payment. */
async function readWay({ lender, ask }: Before): Promise<Fields> {
  const { productId = '', orderId = '' } = lender.launch('dueTomorrow');
  const way = (await ask('repaymentWay', { orderId })).data as Fields;
  const instalment = (await ask('loanPlayDetail', { productId, orderId })).data as Fields;
  const [card] = way.cards as Fields[];
  const { id, bankName, cardNo, bankCode } = card ?? {};
  const { repayToken } = way;
  return { cardId: id, bankName, cardNo, bankCode, repayToken, amount: Number(instalment.amount) };
}

const commit = ({ launch, known }: Telling) => ({
  ...known,
  couponId: null,
  orderId: launch.orderId,
  sendMsg: 0,
});

async function commitCard(tools: Before): Promise<Fields> {
  const launch = tools.lender.launch('dueTomorrow');
  const { data } = await tools.ask(
    'repaymentCommit',
    commit({ launch, known: await readWay(tools) }),
  );
  const { repayRecordId } = data as Fields;
  return { repaymentRecordId: repayRecordId, verifyCode: tools.lender.outbox.at(-1)?.code };
}

async function firstComplaint({ ask }: Before): Promise<Fields> {
  const tabs = (await ask('problemList', {})).data as { items: Fields[] }[];
  return { problemId: tabs.flatMap(({ items }) => items)[0]?.id };
}

/** One conversation per call of the table. A call without one does not compile. */
export const conversations: Record<AliasName, Conversation> = {
  loanDetailConfirm: ofBorrower('newLoan', ({ launch }) => ({ productId: launch.productId })),
  loanDetailPush: ofBorrower(
    'newLoan',
    ({ launch, known }) => ({ ...known, productId: launch.productId }),
    async ({ lender, ask }) => {
      const { productId } = lender.launch('newLoan');
      const { amount, periods, termUnit } = (await ask('loanDetailConfirm', { productId }))
        .data as Fields;
      return { amount, periods, termUnit };
    },
  ),
  loanDetails: ofBorrower('dueTomorrow', order),
  contractDetail: ofBorrower('dueTomorrow', ({ launch }) => ({ orderNo: launch.orderId })),
  googleScore: ofBorrower('settled', ({ launch }) => ({ score: 5, orderId: launch.orderId })),
  loanPlayDetail: ofBorrower('dueTomorrow', order),
  loanPlayDelayDetail: ofBorrower('dueTomorrow', order),
  generateVcode: ofBorrower(
    'dueTomorrow',
    (telling) => ({ ...order(telling), ...telling.known, requestType: '1' }),
    async ({ lender, ask }) => {
      const { productId, orderId } = lender.launch('dueTomorrow');
      const instalment = (await ask('loanPlayDetail', { productId, orderId })).data as Fields;
      return { amount: instalment.amount, payCode: 'shop' };
    },
  ),
  repaymentWay: ofBorrower('dueTomorrow', ({ launch }) => ({ orderId: launch.orderId })),
  repaymentCommit: ofBorrower('dueTomorrow', commit, readWay),
  repaymentConfirm: ofBorrower(
    'dueTomorrow',
    ({ launch, known }) => ({ ...known, orderId: launch.orderId }),
    commitCard,
  ),
  repaymentHuichao: ofBorrower(
    'dueTomorrow',
    ({ launch, known }) => ({
      userId: launch.userId,
      orderId: launch.orderId,
      amount: known?.amount,
    }),
    readWay,
  ),
  problemInit: ofBorrower('complainant', ({ launch }) => ({ orderId: launch.orderId })),
  problemSave: ofBorrower('manyOrders', ({ launch }) => ({
    problemType: '2',
    problemSonType: '',
    problemDetail: 'No entiendo el cobro',
    problemImage: '',
    orderNo: launch.orderId,
  })),
  problemList: ofBorrower('complainant', () => ({})),
  problemDetail: ofBorrower(
    'complainant',
    ({ known }) => ({ problemId: known?.problemId }),
    firstComplaint,
  ),
  uploadProblemImage: ofBorrower('manyOrders', () => ({
    key: 'a',
    file: new File(['picture'], 'a.jpg', { type: 'image/jpeg' }),
  })),
  getWhatsapp: ofBorrower('manyOrders', () => ({ overall: 30 })),
  channelTemplate: { parameters: () => ({ templateId: '1' }) },
  trackVisit: { parameters: () => visit },
  trackClick: { parameters: () => ({ ...visit, phone: PHONE }) },
  getSid: { parameters: () => ({}) },
  getSms: { before: drawCaptcha, parameters: visitor },
  register: {
    before: askForSms,
    parameters: (telling) => ({
      ...visitor(telling),
      merchantNumber: 0,
      userName: PHONE,
      invite_code: '',
      id: '1',
    }),
  },
};
