import type { AliasName } from '../platform/api/aliases';
import type { AnswerOf } from './answers';
import { address, code, date, flag, type MeaningOf, money } from './meaning';

/** The meaning and the unit of each field of an answer. Not beside the schemas: the bundles contain the schemas. */

const row = (about: string) => ({
  about,
  fields: { text: 'Label of the row', value: 'Value of the row; shown unchanged' },
});

const channels = {
  about: 'Payment channels',
  fields: {
    logo: address('Picture of the channel'),
    desc: 'Name of the channel',
    payCode: code('Sent to generateVcode as `payCode`; `card` opens card repayment instead'),
    vCode: 'Reference to copy, if the channel has one of its own',
    BARcodeImg: address('Picture of the reference'),
  },
};

const complaintOrder = {
  orderNo: 'Order number',
  productLogo: address('Logo of the product'),
  productName: 'Name of the product',
  status: 'Status, in words',
  isShow: flag('1: a complaint about collection is possible for the order'),
  list: { about: 'Rows of the order', fields: { title: 'Label', value: 'Value; shown unchanged' } },
};

const choices = (about: string) => ({
  about,
  fields: { title: 'Label', value: 'Sent to problemSave' },
});

const nothing = 'The app reads no field of it';

export const meanings: { readonly [Name in AliasName]: MeaningOf<AnswerOf<Name>> } = {
  contractDetail: {
    about: 'The contract of one order',
    fields: {
      username: 'Account name of the borrower',
      userName: 'Name of the borrower',
      productName: 'Name of the product',
      mount: money('Amount of the loan'),
      amount: money('Amount of the loan'),
      bankNo: 'Account that the loan is paid to',
      daiDate: date('Date of the disbursement'),
      planDate: date('Date of the repayment'),
      contractAmount: money('Amount of the contract'),
      commission: money('Commission'),
      Interest: money('Interest'),
      IVA: money('Value added tax'),
      giveAmount: money('Amount that the borrower receives'),
      userAddress: 'Address of the borrower',
      contractDate: date('Date of the contract'),
      company: 'Name of the lender',
    },
  },
  loanDetails: {
    about: 'An order and its state',
    fields: {
      orderStatus: code(
        '21 under review, 110 rejected, 151 disbursing, 170 awaiting, 174 due, 180 overdue, 200 settled',
      ),
      noticeStatusText: 'Title of the notice',
      noticeDesText: 'Text of the notice',
      productName: 'Name of the product',
      productLogo: address('Logo of the product'),
      userOrderDetail: {
        about: 'Details of the order',
        fields: { detail: row('Rows; a row without a value, or with `0`, is not shown') },
      },
      inside: flag('1: the native app opens borrow-again; otherwise the app opens `h5Url`'),
      isScore: flag('1: the app asks the borrower for a rating'),
      h5Url: address('Address of borrow-again'),
      isDelay: flag('1: the order can be extended'),
      isNewContract: address('The agreement; empty without one'),
    },
  },
  generateVcode: {
    about: 'Payment instruction with a reference',
    fields: {
      topLogo: address('Picture above the instruction'),
      repayDetail: {
        about: 'The payment',
        fields: {
          amount: money('Amount to pay'),
          repayTitle: 'Title',
          repayDes: 'Text',
          repayCode: address("Picture of the reference's code"),
          vCode: 'Reference to copy',
          companyName: 'Name of the payee',
        },
      },
      dataList: {
        about: 'Steps',
        fields: { title: 'Title of the steps', content: 'The steps, a list of texts' },
      },
      imgList: {
        about: 'Pictures',
        fields: {
          title: 'Title of the pictures',
          eMail: 'One e-mail address',
          content: address('Addresses of the pictures'),
        },
      },
      bottomLogo: address('Picture below the instruction'),
    },
  },
  googleScore: nothing,
  loanDetailConfirm: {
    about: 'A loan that the borrower may confirm',
    fields: {
      amount: money('Amount that the borrower receives; sent back unchanged'),
      periods: 'The term, in the unit of `termUnit`; sent back unchanged',
      termUnit: code('`D` or empty days, `W` weeks, `M` months, `Y` years; sent back unchanged'),
      firstPayTime: date('First payment'),
      isNeedPop: flag(
        '1: the lender prepares the figures; the app reads them again with `isType` 1',
      ),
      sendSms: flag('The app does not use it'),
      messageType: 'The app does not use it',
      details: row('Rows of the loan'),
      repay_plans: {
        about: 'The payments',
        fields: {
          title: 'Name of the payment',
          description: 'Composition of the payment, in words',
          amount: money('Amount of the payment'),
          pay_time: date('Date of the payment'),
        },
      },
      loanRate: 'Interest per day, in words',
      ratemsg: 'Remark about the rate',
      amountDec: 'Remark about the amount',
      isNewContract: address('The agreement that the borrower accepts; empty without one'),
      comProductLogo: address('Logo of the product'),
      comProductName: 'Name of the product',
      couNum: money('Amount of the coupon; empty or 0 without one'),
    },
  },
  loanDetailPush: {
    about: 'The confirmation is accepted',
    fields: {
      lendDetailsUrl: address(
        'Address of the next page; the app adds the common parameters and `from=confirm`',
      ),
    },
  },
  loanPlayDetail: {
    about: 'The debt of an order now. The app reads it as evidence before and after each payment',
    fields: {
      repayAmount: money('Debt now'),
      productName: 'Name of the product',
      productLogo: address('Logo of the product'),
      repayDate: date('Due date'),
      detail: row('Rows; a row without a value, or with `0`, is not shown'),
      repayList: {
        about: 'Groups of payment channels',
        fields: { reviewer: 'Title of the group', channels },
      },
      noticeMsg: 'Note below the content',
    },
  },
  loanPlayDelayDetail: {
    about: 'The cost of an extension, and its payment channels',
    fields: {
      productLogo: address('Logo of the product'),
      productName: 'Name of the product',
      delayInfo: {
        about: 'The extension',
        fields: {
          reviewer: 'Title',
          delayAmount: money('Cost of the extension'),
          delayTime: date('The new due date'),
        },
      },
      repayPlan: {
        about: 'Payments with the extension',
        fields: {
          title: 'Name of the payment',
          amount: money('Amount of the payment'),
          remark: 'Remark about the payment',
          time: date('Date of the payment'),
        },
      },
      repayList: {
        about: 'Groups of payment channels',
        fields: { title: 'Title of the group', list: channels },
      },
      noticeMsg: 'Note',
      note: 'Note below the content',
    },
  },
  problemInit: {
    about: 'Types and orders of a complaint',
    fields: {
      problemType: choices('Types of complaint'),
      problemSonType: choices('Sub-types of a complaint about collection'),
      orderDetail: { about: 'The order of the request, or an empty text', fields: complaintOrder },
      orderList: { about: "The borrower's orders", fields: complaintOrder },
    },
  },
  uploadProblemImage: {
    about: 'The picture is stored',
    fields: { url: address('Sent to problemSave; shown in the complaint') },
  },
  problemSave: nothing,
  problemList: {
    about: "The borrower's complaints, by tab",
    fields: {
      tabs: {
        about: 'Tabs',
        fields: {
          title: 'Name of the tab',
          items: {
            about: 'Complaints, the newest first',
            fields: {
              id: 'Sent to problemDetail as `problemId`',
              time: date('Time of sending'),
              type: 'Type, in words',
              content: 'Text of the borrower',
            },
          },
        },
      },
    },
  },
  problemDetail: {
    about: 'One complaint and its reply',
    fields: {
      problemId: 'Id of the complaint, as asked; not shown',
      type: 'Type, in words',
      sonType: 'Sub-type, in words',
      content: 'Text of the borrower',
      images: address('Pictures of the borrower: a list, or a text with commas'),
      disposeDetail: 'The reply',
      disposeImages: address('Pictures of the reply: a list, or a text with commas'),
      isNeedScore: flag('1: the app asks the borrower to rate the reply; missing counts as 0'),
    },
  },
  getWhatsapp: {
    about: 'Contacts of customer service; an empty one is not shown',
    fields: {
      phone: 'Number of the chat',
      va: 'Telephone number',
      email: 'E-mail address',
    },
  },
  repaymentWay: {
    about: 'Cards and online payment of an order, and a new payment token',
    fields: {
      alipay: flag('1: online payment is offered'),
      repayToken: 'Token of the next payment; sent back unchanged. One token pays once',
      bankCards: {
        about: 'Cards of the borrower',
        fields: {
          id: 'Sent back as `cardId`, unchanged',
          bankName: 'Name of the bank; sent back',
          cardNo: 'Card number; shown masked, sent back',
          bankCode: 'Code of the bank; sent back unchanged',
        },
      },
    },
  },
  repaymentCommit: {
    about: 'The payment is accepted, or waits for its code',
    fields: {
      needValid: flag(
        '1: the lender awaits an SMS code; 0: the payment is done. Any other value is an unknown outcome',
      ),
      repayRecordId: 'Id of the payment that waits for its code; required with `needValid` 1',
    },
  },
  repaymentConfirm: nothing,
  repaymentHuichao: {
    about: 'An online payment is opened',
    fields: { url: address('The payment page') },
  },
  channelTemplate: {
    about: 'The landing page of an advertisement',
    fields: {
      id: 'Number of the template; tracking sends it',
      title: 'Title of the page',
      banner: address('Picture of the page'),
      appTitle: 'Name of the app',
      androidUrl: address('Download for Android; without it the app uses `downloadUrls`'),
      iosUrl: address('Download for iOS; without it the app uses `downloadUrls`'),
    },
  },
  trackVisit: nothing,
  trackClick: nothing,
  getSid: {
    about: 'The id that connects the captcha, the SMS code and the registration',
    fields: { sid: 'The id' },
  },
  getSms: nothing,
  register: nothing,
};
