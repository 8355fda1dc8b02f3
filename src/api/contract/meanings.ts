import type { AliasName } from '../aliases';
import type { AnswerOf } from './answers';
import { address, code, date, flag, type MeaningOf, money } from './meaning';

/** The meaning and the unit of each field of an answer. In a file of its own, because the schemas are in the bundle. */

const row = (about: string) => ({
  about,
  fields: { text: 'Label of the row', value: 'Shown as it stands' },
});

const channels = {
  about: 'Ways to pay',
  fields: {
    logo: address('Picture of the channel'),
    desc: 'Name of the channel',
    payCode: code('What generateVcode is asked with; `card` leads to card repayment'),
    vCode: 'Reference to copy, where the channel brings its own',
    BARcodeImg: address('Picture of the reference'),
  },
};

const complaintOrder = {
  orderNo: 'Order number',
  productLogo: address('Logo of the product'),
  productName: 'Name of the product',
  status: 'Status, in words',
  isShow: flag('1: the order can be complained of as being collected'),
  list: { about: 'Rows of the order', fields: { title: 'Label', value: 'Shown as it stands' } },
};

const choices = (about: string) => ({
  about,
  fields: { title: 'What the borrower reads', value: 'What problemSave is sent' },
});

const nothing = 'Nothing of it is read';

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
      daiDate: date('When the lender pays'),
      planDate: date('When the borrower repays'),
      contractAmount: money('Amount of the contract'),
      commission: money('Commission'),
      Interest: money('Interest'),
      IVA: money('Value added tax'),
      giveAmount: money('What the borrower receives'),
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
      inside: flag('1: borrow again is handed to the native app; else it leads to `h5Url`'),
      isScore: flag('1: the borrower is asked for a rating'),
      h5Url: address('Where borrow again leads'),
      isDelay: flag('1: the order can be extended'),
      isNewContract: address('The agreement; empty without one'),
    },
  },
  generateVcode: {
    about: 'How to pay by a reference',
    fields: {
      topLogo: address('Picture above'),
      repayDetail: {
        about: 'What is to be paid',
        fields: {
          amount: money('Amount to pay'),
          repayTitle: 'Title',
          repayDes: 'Text',
          repayCode: address("Picture of the reference's code"),
          vCode: 'Reference to copy',
          companyName: 'Who is paid',
        },
      },
      dataList: {
        about: 'Steps',
        fields: { title: 'Title of the steps', content: 'The steps, each a text' },
      },
      imgList: {
        about: 'Pictures',
        fields: {
          title: 'Title of the pictures',
          eMail: 'One e-mail address',
          content: address('Their addresses'),
        },
      },
      bottomLogo: address('Picture below'),
    },
  },
  googleScore: nothing,
  loanDetailConfirm: {
    about: 'A loan that the borrower may confirm',
    fields: {
      amount: money('What the borrower receives; sent back as it came'),
      periods: 'The term, in the unit of `termUnit`; sent back as it came',
      termUnit: code('`D` or empty days, `W` weeks, `M` months, `Y` years; sent back as it came'),
      firstPayTime: date('First payment'),
      isNeedPop: flag('1: the figures are being prepared, and are read again with `isType` 1'),
      sendSms: flag('Kept, and shown nowhere'),
      messageType: 'Kept, and shown nowhere',
      details: row('Rows of the loan'),
      repay_plans: {
        about: 'The payments',
        fields: {
          title: 'Name of the payment',
          description: 'What it is made of, in words',
          amount: money('What is paid'),
          pay_time: date('When it is paid'),
        },
      },
      loanRate: 'Interest per day, in words',
      ratemsg: 'About the rate, in words',
      amountDec: 'About the amount, in words',
      isNewContract: address('The agreement to tick; empty without one'),
      comProductLogo: address('Logo of the product'),
      comProductName: 'Name of the product',
      couNum: money('Amount of the coupon; empty or 0 without one'),
    },
  },
  loanDetailPush: {
    about: 'The confirmation is accepted',
    fields: {
      lendDetailsUrl: address(
        'Where to go next; the common parameters and `from=confirm` are added',
      ),
    },
  },
  loanPlayDetail: {
    about: 'What an order owes now. It is read as evidence before and after each payment',
    fields: {
      repayAmount: money('What is owed now'),
      productName: 'Name of the product',
      productLogo: address('Logo of the product'),
      repayDate: date('When it is due'),
      detail: row('Rows; a row without a value, or with `0`, is not shown'),
      repayList: {
        about: 'Groups of ways to pay',
        fields: { reviewer: 'Title of the group', channels },
      },
      noticeMsg: 'A note below',
    },
  },
  loanPlayDelayDetail: {
    about: 'What an extension costs, and how it is paid',
    fields: {
      productLogo: address('Logo of the product'),
      productName: 'Name of the product',
      delayInfo: {
        about: 'The extension',
        fields: {
          reviewer: 'Title',
          delayAmount: money('What the extension costs'),
          delayTime: date('The new due date'),
        },
      },
      repayPlan: {
        about: 'What is paid with the extension',
        fields: {
          title: 'Name of the payment',
          amount: money('What is paid'),
          remark: 'About it, in words',
          time: date('When it is paid'),
        },
      },
      repayList: {
        about: 'Groups of ways to pay',
        fields: { title: 'Title of the group', list: channels },
      },
      noticeMsg: 'A note',
      note: 'A note below',
    },
  },
  problemInit: {
    about: 'What can be complained of',
    fields: {
      problemType: choices('Kinds of complaint'),
      problemSonType: choices('Kinds of complaint about collection'),
      orderDetail: { about: 'The asked order, or an empty text', fields: complaintOrder },
      orderList: { about: "The borrower's orders", fields: complaintOrder },
    },
  },
  uploadProblemImage: {
    about: 'The picture is stored',
    fields: { url: address('What problemSave is sent; shown in the complaint') },
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
              id: 'What problemDetail is asked with',
              time: date('When it was sent'),
              type: 'Kind, in words',
              content: 'What the borrower wrote',
            },
          },
        },
      },
    },
  },
  problemDetail: {
    about: 'One complaint and its reply',
    fields: {
      type: 'Kind, in words',
      sonType: 'Kind of collection, in words',
      content: 'What the borrower wrote',
      images: address('Pictures of the borrower: a list, or a text with commas'),
      disposeDetail: 'The reply',
      disposeImages: address('Pictures of the reply: a list, or a text with commas'),
      isNeedScore: flag('1: the borrower is asked to rate the reply; missing counts as 0'),
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
    about: 'How an order can be paid here, and a new payment token',
    fields: {
      alipay: flag('1: online payment is offered'),
      repayToken: 'Token of the next payment; sent back as it came. One token pays once',
      bankCards: {
        about: 'Cards of the borrower',
        fields: {
          id: 'Sent back as `cardId`, as it came',
          bankName: 'Name of the bank; sent back',
          cardNo: 'Card number; shown masked, sent back',
          bankCode: 'Sent back as it came',
        },
      },
    },
  },
  repaymentCommit: {
    about: 'The payment is accepted, or waits for its code',
    fields: {
      needValid: flag(
        '1: an SMS code is awaited; 0: it is paid. Anything else is an unknown outcome',
      ),
      repayRecordId: 'Names the payment that waits; required with `needValid` 1',
    },
  },
  repaymentConfirm: nothing,
  repaymentHuichao: {
    about: 'An online payment is opened',
    fields: { url: address('The page of the payment') },
  },
  channelTemplate: {
    about: 'The landing page of an advertisement',
    fields: {
      id: 'Number of the template, which tracking names',
      title: 'Title of the page',
      banner: address('Picture of the page'),
      appTitle: 'Name of the app',
      androidUrl: address('Download for Android; else the environment names one'),
      iosUrl: address('Download for iOS; else the environment names one'),
    },
  },
  trackVisit: nothing,
  trackClick: nothing,
  getSid: {
    about: 'An id that the captcha, the code and the registration belong to',
    fields: { sid: 'The id' },
  },
  getSms: nothing,
  register: nothing,
};
