import type { AliasName } from '../api/aliases';
import type { Environment } from '../environment/environment';
import type { CatalogueArea } from '../i18n/i18n';
import type { Language, LaunchLanguage } from '../i18n/language';
import { plainPath, routes, type RouteName } from '../navigation/routes';
import { OrderStatus } from '../order/model';
import { readAmount, readInstructionKey, type ReadParameter } from '../order/instructionKey';

/** Where a page was opened: the screen's own parameters, and the product and order it is about. */
export interface Place {
  readonly read: ReadParameter;
  readonly productId: string | undefined;
  readonly orderId: string | undefined;
}

/**
 * What a screen asks first, so that its request can leave from the document's head, and what it is made
 * of, so that its chunks can. The parameters are the endpoint's argument.
 */
export interface FirstRead {
  readonly alias: AliasName;
  /** Nothing where the place does not say what to ask for. */
  readonly parameters: (place: Place) => object | undefined;
  /** The chunk of its screen (`webpackChunkName`). */
  readonly screen: string;
  readonly texts: CatalogueArea;
  /** The environment's key that can fix the screen's language. */
  readonly fixedLanguage?: 'cardRepaymentLanguage';
  /** Answers for which the screen looks so different from its frame that only the app can show them. */
  readonly looksOtherwise?: (data: unknown, read: ReadParameter) => boolean;
}

const order = ({ productId, orderId }: Place) => ({ productId, orderId });

const confirm: FirstRead = {
  alias: 'loanDetailConfirm',
  parameters: ({ productId }) => ({ productId }),
  screen: 'confirm',
  texts: 'loan',
};

const loanDetail: FirstRead = {
  alias: 'loanDetails',
  parameters: order,
  screen: 'loan-detail',
  texts: 'loan',
  // A rejected order shows no details (spec, section 4).
  looksOtherwise: (data) =>
    String((Object(data) as { orderStatus?: unknown }).orderStatus) === OrderStatus.rejected,
};

const payment = (screen: string): FirstRead => ({
  alias: 'repaymentWay',
  parameters: ({ orderId }) => (orderId ? { orderId } : undefined),
  screen,
  texts: 'card',
  fixedLanguage: 'cardRepaymentLanguage',
  looksOtherwise: (_, read) => !readAmount(read),
});

const complaints = (
  screen: string,
  alias: AliasName,
  parameters: FirstRead['parameters'],
): FirstRead => ({ alias, parameters, screen, texts: 'complaint' });

/** The first read of every borrower screen that has one. */
const firstReads: Partial<Record<RouteName, FirstRead>> = {
  confirmUrl: confirm,
  confirmNewUrl: confirm,
  confirmOfPeriod: confirm,
  loanDetailUrl: loanDetail,
  orderUrl: loanDetail,
  loanAgreement: {
    alias: 'contractDetail',
    parameters: ({ orderId }) => (orderId ? { orderNo: orderId } : undefined),
    screen: 'contract',
    texts: 'loan',
  },
  repayUrl: {
    alias: 'loanPlayDetail',
    parameters: order,
    screen: 'instalment',
    texts: 'repayment',
  },
  repayDelayUrl: {
    alias: 'loanPlayDelayDetail',
    parameters: order,
    screen: 'extension',
    texts: 'repayment',
  },
  DRInstructions: {
    alias: 'generateVcode',
    parameters: ({ read, ...subject }) => readInstructionKey(read, subject),
    screen: 'instruction',
    texts: 'repayment',
  },
  ynRepay: payment('payment-way'),
  ynRepayChoose: payment('card'),
  complaint: complaints('complaint-home', 'problemInit', ({ orderId }) => ({ orderId })),
  complainPageNext: {
    ...complaints('complaint-form', 'problemInit', ({ read }) =>
      read('problemType') ? {} : undefined,
    ),
    // Without a type there is nothing to write about; a sub-type counts for one type only.
    looksOtherwise: (data, read) =>
      !read('problemType') || (data !== undefined && read('problemSonType') !== ''),
  },
  complaintUrl: {
    ...complaints('complaint-list', 'problemList', () => ({})),
    // The frame is of the first tab.
    looksOtherwise: (_, read) => read('tab') !== '',
  },
  complainDetails: complaints('complaint-detail', 'problemDetail', ({ read }) => {
    const problemId = read('problemId');
    return problemId ? { problemId } : undefined;
  }),
  customerService: {
    alias: 'getWhatsapp',
    parameters: () => ({ overall: 30 }),
    screen: 'service',
    texts: 'support',
  },
};

/** The first read of the screen at a path, matched as the router does: without regard to case. */
export function firstReadAt(pathname: string): FirstRead | undefined {
  const asked = plainPath(pathname);
  const name = (Object.keys(firstReads) as RouteName[]).find(
    (key) => plainPath(routes[key]) === asked,
  );
  return name && firstReads[name];
}

/** The language that a screen speaks in a launch of the given one. */
export const screenLanguage = (
  { fixedLanguage }: FirstRead,
  environment: Environment,
  language: LaunchLanguage,
): Language => (fixedLanguage && environment[fixedLanguage] === 'zh' ? 'zh' : language);
