import type { AliasName } from '../../../src/contract';

/**
 * The links of the document: which value of an answer goes into which later call. Generators of stateful tests and
 * readers find the flows by them.
 */

interface Link {
  readonly operationId: AliasName | 'getCaptcha';
  readonly description: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** The fields that this answer gives. The others are the borrower's, or another link's. */
  readonly requestBody?: Readonly<Record<string, string>>;
}

const answer = (pointer: string) => `$response.body#/data/${pointer}`;
const sentInQuery = (name: string) => `$request.query.${name}`;
const sentInBody = (name: string) => `$request.body#/${name}`;

const order = { productId: sentInQuery('productId'), orderId: sentInQuery('orderId') };
const visitor = { phone: sentInBody('phone'), sid: sentInBody('sid') };

export const links: Partial<Record<AliasName, Readonly<Record<string, Link>>>> = {
  loanDetailConfirm: {
    confirm: {
      operationId: 'loanDetailPush',
      description: 'The borrower confirms the offer that was read.',
      requestBody: {
        productId: sentInQuery('productId'),
        amount: answer('amount'),
        periods: answer('periods'),
        termUnit: answer('termUnit'),
      },
    },
  },
  loanPlayDetail: {
    payInShop: {
      operationId: 'generateVcode',
      description: 'A channel with a reference: what is owed, or a part of it.',
      parameters: {
        ...order,
        amount: answer('repayAmount'),
        payCode: answer('repayList/0/channels/0/payCode'),
        requestType: '1',
      },
    },
    chooseCard: {
      operationId: 'repaymentWay',
      description: 'The channel `card`: the cards, and a token for this payment.',
      parameters: { orderId: sentInQuery('orderId') },
    },
  },
  repaymentWay: {
    pay: {
      operationId: 'repaymentCommit',
      description: '`repayToken` pays once. `amount` is `repayAmount` of loanPlayDetail.',
      requestBody: {
        orderId: sentInQuery('orderId'),
        repayToken: answer('repayToken'),
        cardId: answer('bankCards/0/id'),
        bankName: answer('bankCards/0/bankName'),
        cardNo: answer('bankCards/0/cardNo'),
        bankCode: answer('bankCards/0/bankCode'),
      },
    },
  },
  repaymentCommit: {
    confirmByCode: {
      operationId: 'repaymentConfirm',
      description: 'With `needValid` 1: the payment waits for its SMS code.',
      requestBody: {
        orderId: sentInBody('orderId'),
        repaymentRecordId: answer('repayRecordId'),
      },
    },
  },
  problemInit: {
    complain: {
      operationId: 'problemSave',
      description: 'The borrower chose a type.',
      requestBody: { problemType: answer('problemType/0/value') },
    },
  },
  uploadProblemImage: {
    complain: {
      operationId: 'problemSave',
      description: 'The addresses of the pictures, with commas between them.',
      requestBody: { problemImage: answer('url') },
    },
  },
  problemSave: {
    list: {
      operationId: 'problemList',
      description: 'The sent complaint is in the list.',
    },
  },
  problemList: {
    open: {
      operationId: 'problemDetail',
      description: 'One complaint of the list.',
      requestBody: { problemId: answer('tabs/0/items/0/id') },
    },
  },
  getSid: {
    draw: {
      operationId: 'getCaptcha',
      description: 'The picture of the captcha.',
      parameters: { sid: answer('sid') },
    },
    askForCode: {
      operationId: 'getSms',
      description: 'With the solution of the captcha.',
      requestBody: { sid: answer('sid') },
    },
  },
  getSms: {
    register: {
      operationId: 'register',
      description: 'With the code of the SMS.',
      requestBody: visitor,
    },
  },
};
