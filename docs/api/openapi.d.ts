/* Made from openapi.json by `npm run openapi`. */
export interface paths {
  '/v3/loan-details/contract-detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads the contract of an order
     * @description A read: the app may repeat it.
     */
    post: operations['contractDetail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/loan-details/loan-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads an order and its state
     * @description A read: the app may repeat it.
     */
    get: operations['loanDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/loan-details/generate-vcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Makes a payment reference
     * @description A read: the app may repeat it. The read creates a record on the server: the app repeats it only after a tap.
     */
    get: operations['generateVcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/loan-details/google-score': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rates the service, or a complaint's handling
     * @description A write: the app sends it once for one intent.
     */
    post: operations['googleScore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/loan-confirm/loan-detail-confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads a loan that waits for its confirmation
     * @description A read: the app may repeat it.
     */
    get: operations['loanDetailConfirm'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/loan-confirm/loan-detail-push': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirms a loan
     * @description A write that moves money: the app sends it once for one intent. Only HTTP 200 with a readable refusal counts as refused. Any other failure is an unknown outcome.
     */
    post: operations['loanDetailPush'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/installment/loan-play-detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads the debt of an order and its payment channels
     * @description A read: the app may repeat it.
     */
    get: operations['loanPlayDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/installment/loan-play-delay-detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads the cost of an extension and its payment channels
     * @description A read: the app may repeat it.
     */
    get: operations['loanPlayDelayDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/problem-init': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads the types and the orders of a complaint
     * @description A read: the app may repeat it.
     */
    post: operations['problemInit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/upload-problem-img': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Uploads a picture of a complaint
     * @description A write: the app sends it once for one intent.
     */
    post: operations['uploadProblemImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/problem-save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a complaint
     * @description A write: the app sends it once for one intent.
     */
    post: operations['problemSave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/problem-list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads the complaints of the borrower
     * @description A read: the app may repeat it.
     */
    post: operations['problemList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/problem-detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads a complaint and its reply
     * @description A read: the app may repeat it.
     */
    post: operations['problemDetail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-problem/get-whatsapp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads the contacts of customer service
     * @description A read: the app may repeat it.
     */
    post: operations['getWhatsapp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/repayment-way': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reads the cards and makes a payment token
     * @description A read: the app may repeat it. The read creates a record on the server: the app repeats it only after a tap.
     */
    post: operations['repaymentWay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/repayment-commit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pays with a card, or requests another SMS code
     * @description A write that moves money: the app sends it once for one intent. Only HTTP 200 with a readable refusal counts as refused. Any other failure is an unknown outcome.
     */
    post: operations['repaymentCommit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/repayment-confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirms a card payment by its SMS code
     * @description A write that moves money: the app sends it once for one intent. Only HTTP 200 with a readable refusal counts as refused. Any other failure is an unknown outcome.
     */
    post: operations['repaymentConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/repayment-huichao': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens an online payment
     * @description A write: the app sends it once for one intent.
     */
    post: operations['repaymentHuichao'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/service/channel/channel-template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reads the landing page of an advertisement
     * @description A read: the app may repeat it.
     */
    get: operations['channelTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/track-visit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tracks a visit
     * @description Tracking: the app ignores a failure.
     */
    get: operations['trackVisit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/track-click': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tracks an application
     * @description Tracking: the app ignores a failure.
     */
    get: operations['trackClick'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/get-sid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Makes an id for captcha, code and registration
     * @description A read: the app may repeat it.
     */
    get: operations['getSid'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/get-sms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends an SMS code to a visitor
     * @description A write: the app sends it once for one intent.
     */
    post: operations['getSms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Registers a visitor
     * @description A write: the app sends it once for one intent.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promotion/get-captcha': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The picture of a captcha, loaded by an `img`
     * @description Each picture is another captcha of the same `sid`.
     */
    get: operations['getCaptcha'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The `success` flag, if present, decides; otherwise `code` is 0, as a number or in digits */
    GeneralDone:
      | {
          /** @enum {unknown} */
          success: true | 1 | '1' | 'true';
        }
      | ({
          success?: null;
        } & {
          code: 0 | string;
        });
    /**
     * @description Any other readable `code`. The app shows `message`.
     *     A code of the environment's `sessionExpiredCodes`, and HTTP 401 with any body, mean an expired session: the app shows its error screen with a login. For a call that moves money, HTTP 401 is also an unknown outcome.
     */
    GeneralRefused:
      | {
          code?: unknown;
          /** @description Not read */
          data?: unknown;
          /** @description Text of a refusal, shown to the borrower */
          message?: string;
          success?: unknown;
        }
      | {
          /** @enum {unknown} */
          success: false | 0 | '0' | 'false';
        }
      | ({
          success?: null;
        } & {
          code: (number | string) & unknown;
        });
    /** @description `code` is `"00"` */
    PaymentDone: {
      /** @constant */
      code: '00';
    };
    /**
     * @description Any other readable `code`. The app shows `message`.
     *     A code of the environment's `sessionExpiredCodes`, and HTTP 401 with any body, mean an expired session: the app shows its error screen with a login. For a call that moves money, HTTP 401 is also an unknown outcome.
     *     - `800005`: From repaymentCommit and repaymentConfirm: the lender has a payment with this token. Its outcome is unknown, so the app reads the debt before another payment.
     *     - `800006`: From repaymentConfirm: the SMS code is wrong. The borrower may enter another one.
     */
    PaymentRefused: {
      code: (number | string) & unknown;
      /** @description Not read */
      data?: unknown;
      /** @description Text of a refusal, shown to the borrower */
      message?: string;
    };
    /** @description `code` is `"00"` */
    TemplateDone: {
      /** @constant */
      code: '00';
    };
    /**
     * @description Any other readable `code`. The app shows `message`.
     *     A code of the environment's `sessionExpiredCodes`, and HTTP 401 with any body, mean an expired session: the app shows its error screen with a login. For a call that moves money, HTTP 401 is also an unknown outcome.
     */
    TemplateRefused: {
      code: (number | string) & unknown;
      /** @description Not read */
      data?: unknown;
      /** @description Text of a refusal, shown to the borrower */
      message?: string;
    };
    /** @description `code` is `"0"` or `0` */
    PromotionDone: {
      /** @enum {unknown} */
      code: '0' | 0;
    };
    /**
     * @description Any other readable `code`. The app shows `message`.
     *     A code of the environment's `sessionExpiredCodes`, and HTTP 401 with any body, mean an expired session: the app shows its error screen with a login. For a call that moves money, HTTP 401 is also an unknown outcome.
     *     - `101`: From getSms: the captcha is wrong. The app loads another one.
     *     - `-1`: From register: the captcha is wrong. The app loads another one.
     *     - `11`: From getSms and register: the number is registered. The app opens the download page.
     */
    PromotionRefused: {
      code: (number | string) & unknown;
      /** @description Not read */
      data?: unknown;
      /** @description Text of a refusal, shown to the borrower */
      message?: string;
    };
    /** @description The contract of one order */
    contractDetailData: {
      /** @description Account name of the borrower */
      username?: string | number | null;
      /** @description Name of the borrower */
      userName?: string | number | null;
      /** @description Name of the product */
      productName?: string | number | null;
      /** @description Amount of the loan */
      mount?: string | number | null;
      /** @description Amount of the loan */
      amount?: string | number | null;
      /** @description Account that the loan is paid to */
      bankNo?: string | number | null;
      /** @description Date of the disbursement */
      daiDate?: string | number | null;
      /** @description Date of the repayment */
      planDate?: string | number | null;
      /** @description Amount of the contract */
      contractAmount?: string | number | null;
      /** @description Commission */
      commission?: string | number | null;
      /** @description Interest */
      Interest?: string | number | null;
      /** @description Value added tax */
      IVA?: string | number | null;
      /** @description Amount that the borrower receives */
      giveAmount?: string | number | null;
      /** @description Address of the borrower */
      userAddress?: string | number | null;
      /** @description Date of the contract */
      contractDate?: string | number | null;
      /** @description Name of the lender */
      company?: string | number | null;
    };
    /** @description An order and its state */
    loanDetailsData: {
      /** @description 21 under review, 110 rejected, 151 disbursing, 170 awaiting, 174 due, 180 overdue, 200 settled */
      orderStatus: string | number;
      /** @description Title of the notice */
      noticeStatusText?: string | number | null;
      /** @description Text of the notice */
      noticeDesText?: string | number | null;
      /** @description Name of the product */
      productName?: string | number | null;
      /** @description Logo of the product */
      productLogo?: string | number | null;
      /** @description Details of the order */
      userOrderDetail?: {
        /** @description Rows; a row without a value, or with `0`, is not shown */
        detail?:
          | {
              /** @description Label of the row */
              text?: string | number | null;
              /** @description Value of the row; shown unchanged */
              value?: string | number | null;
            }[]
          | null;
      } | null;
      /**
       * @description 1: the native app opens borrow-again; otherwise the app opens `h5Url`
       * @enum {unknown}
       */
      inside?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /**
       * @description 1: the app asks the borrower for a rating
       * @enum {unknown}
       */
      isScore?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /** @description Address of borrow-again */
      h5Url?: string | number | null;
      /**
       * @description 1: the order can be extended
       * @enum {unknown}
       */
      isDelay?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /** @description The agreement; empty without one */
      isNewContract?: string | number | null;
    };
    /** @description Payment instruction with a reference */
    generateVcodeData: {
      /** @description Picture above the instruction */
      topLogo?: string | number | null;
      /** @description The payment */
      repayDetail: {
        /** @description Amount to pay */
        amount?: string | number | null;
        /** @description Title */
        repayTitle?: string | number | null;
        /** @description Text */
        repayDes?: string | number | null;
        /** @description Picture of the reference's code */
        repayCode?: string | number | null;
        /** @description Reference to copy */
        vCode?: string | number | null;
        /** @description Name of the payee */
        companyName?: string | number | null;
      };
      /** @description Steps */
      dataList?:
        | {
            /** @description Title of the steps */
            title?: string | number | null;
            /** @description The steps, a list of texts */
            content?: (string | number | null)[] | null;
          }[]
        | null;
      /** @description Pictures */
      imgList?:
        | {
            /** @description Title of the pictures */
            title?: string | number | null;
            /** @description One e-mail address */
            eMail?: string | number | null;
            /** @description Addresses of the pictures */
            content?: (string | number | null)[] | null;
          }[]
        | null;
      /** @description Picture below the instruction */
      bottomLogo?: string | number | null;
    };
    /** @description The app reads no field of it */
    googleScoreData: unknown;
    /** @description A loan that the borrower may confirm */
    loanDetailConfirmData: {
      /** @description Amount that the borrower receives; sent back unchanged */
      amount: string | number;
      /** @description The term, in the unit of `termUnit`; sent back unchanged */
      periods: string | number;
      /** @description `D` or empty days, `W` weeks, `M` months, `Y` years; sent back unchanged */
      termUnit?: string | number | null;
      /** @description First payment */
      firstPayTime?: string | number | null;
      /**
       * @description 1: the lender prepares the figures; the app reads them again with `isType` 1
       * @enum {unknown}
       */
      isNeedPop?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /**
       * @description The app does not use it
       * @enum {unknown}
       */
      sendSms?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /** @description The app does not use it */
      messageType?: string | number | null;
      /** @description Rows of the loan */
      details?:
        | {
            /** @description Label of the row */
            text?: string | number | null;
            /** @description Value of the row; shown unchanged */
            value?: string | number | null;
          }[]
        | null;
      /** @description The payments */
      repay_plans?:
        | {
            /** @description Name of the payment */
            title?: string | number | null;
            /** @description Composition of the payment, in words */
            description?: string | number | null;
            /** @description Amount of the payment */
            amount?: string | number | null;
            /** @description Date of the payment */
            pay_time?: string | number | null;
          }[]
        | null;
      /** @description Interest per day, in words */
      loanRate?: string | number | null;
      /** @description Remark about the rate */
      ratemsg?: string | number | null;
      /** @description Remark about the amount */
      amountDec?: string | number | null;
      /** @description The agreement that the borrower accepts; empty without one */
      isNewContract?: string | number | null;
      /** @description Logo of the product */
      comProductLogo?: string | number | null;
      /** @description Name of the product */
      comProductName?: string | number | null;
      /** @description Amount of the coupon; empty or 0 without one */
      couNum?: string | number | null;
    };
    /** @description The confirmation is accepted */
    loanDetailPushData: {
      /** @description Address of the next page; the app adds the common parameters and `from=confirm` */
      lendDetailsUrl?: string | number | null;
    } | null;
    /** @description The debt of an order now. The app reads it as evidence before and after each payment */
    loanPlayDetailData: {
      /** @description Debt now */
      repayAmount: string | number;
      /** @description Name of the product */
      productName?: string | number | null;
      /** @description Logo of the product */
      productLogo?: string | number | null;
      /** @description Due date */
      repayDate?: string | number | null;
      /** @description Rows; a row without a value, or with `0`, is not shown */
      detail?:
        | {
            /** @description Label of the row */
            text?: string | number | null;
            /** @description Value of the row; shown unchanged */
            value?: string | number | null;
          }[]
        | null;
      /** @description Groups of payment channels */
      repayList?:
        | {
            /** @description Title of the group */
            reviewer?: string | number | null;
            /** @description Payment channels */
            channels?:
              | {
                  /** @description Picture of the channel */
                  logo?: string | number | null;
                  /** @description Name of the channel */
                  desc?: string | number | null;
                  /** @description Sent to generateVcode as `payCode`; `card` opens card repayment instead */
                  payCode?: string | number | null;
                  /** @description Reference to copy, if the channel has one of its own */
                  vCode?: string | number | null;
                  /** @description Picture of the reference */
                  BARcodeImg?: string | number | null;
                }[]
              | null;
          }[]
        | null;
      /** @description Note below the content */
      noticeMsg?: string | number | null;
    };
    /** @description The cost of an extension, and its payment channels */
    loanPlayDelayDetailData: {
      /** @description Logo of the product */
      productLogo?: string | number | null;
      /** @description Name of the product */
      productName?: string | number | null;
      /** @description The extension */
      delayInfo: {
        /** @description Title */
        reviewer?: string | number | null;
        /** @description Cost of the extension */
        delayAmount: string | number;
        /** @description The new due date */
        delayTime?: string | number | null;
      };
      /** @description Payments with the extension */
      repayPlan?:
        | {
            /** @description Name of the payment */
            title?: string | number | null;
            /** @description Amount of the payment */
            amount?: string | number | null;
            /** @description Remark about the payment */
            remark?: string | number | null;
            /** @description Date of the payment */
            time?: string | number | null;
          }[]
        | null;
      /** @description Groups of payment channels */
      repayList?:
        | {
            /** @description Title of the group */
            title?: string | number | null;
            /** @description Payment channels */
            list?:
              | {
                  /** @description Picture of the channel */
                  logo?: string | number | null;
                  /** @description Name of the channel */
                  desc?: string | number | null;
                  /** @description Sent to generateVcode as `payCode`; `card` opens card repayment instead */
                  payCode?: string | number | null;
                  /** @description Reference to copy, if the channel has one of its own */
                  vCode?: string | number | null;
                  /** @description Picture of the reference */
                  BARcodeImg?: string | number | null;
                }[]
              | null;
          }[]
        | null;
      /** @description Note */
      noticeMsg?: string | number | null;
      /** @description Note below the content */
      note?: string | number | null;
    };
    /** @description Types and orders of a complaint */
    problemInitData: {
      /** @description Types of complaint */
      problemType?:
        | {
            /** @description Label */
            title?: string | number | null;
            /** @description Sent to problemSave */
            value: string | number;
          }[]
        | null;
      /** @description Sub-types of a complaint about collection */
      problemSonType?:
        | {
            /** @description Label */
            title?: string | number | null;
            /** @description Sent to problemSave */
            value: string | number;
          }[]
        | null;
      /** @description The order of the request, or an empty text */
      orderDetail?:
        | ''
        | {
            /** @description Order number */
            orderNo: string | number;
            /** @description Logo of the product */
            productLogo?: string | number | null;
            /** @description Name of the product */
            productName?: string | number | null;
            /** @description Status, in words */
            status?: string | number | null;
            /**
             * @description 1: a complaint about collection is possible for the order
             * @enum {unknown}
             */
            isShow?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
            /** @description Rows of the order */
            list?:
              | {
                  /** @description Label */
                  title?: string | number | null;
                  /** @description Value; shown unchanged */
                  value?: string | number | null;
                }[]
              | null;
          }
        | null;
      /** @description The borrower's orders */
      orderList?:
        | {
            /** @description Order number */
            orderNo: string | number;
            /** @description Logo of the product */
            productLogo?: string | number | null;
            /** @description Name of the product */
            productName?: string | number | null;
            /** @description Status, in words */
            status?: string | number | null;
            /**
             * @description 1: a complaint about collection is possible for the order
             * @enum {unknown}
             */
            isShow?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
            /** @description Rows of the order */
            list?:
              | {
                  /** @description Label */
                  title?: string | number | null;
                  /** @description Value; shown unchanged */
                  value?: string | number | null;
                }[]
              | null;
          }[]
        | null;
    };
    /** @description The picture is stored */
    uploadProblemImageData: {
      /** @description Sent to problemSave; shown in the complaint */
      url: string;
    };
    /** @description The app reads no field of it */
    problemSaveData: unknown;
    /** @description The borrower's complaints, by tab */
    problemListData: {
      /** @description Tabs */
      tabs?:
        | {
            /** @description Name of the tab */
            title?: string | number | null;
            /** @description Complaints, the newest first */
            items?:
              | {
                  /** @description Sent to problemDetail as `problemId` */
                  id: string | number;
                  /** @description Time of sending */
                  time?: string | number | null;
                  /** @description Type, in words */
                  type?: string | number | null;
                  /** @description Text of the borrower */
                  content?: string | number | null;
                }[]
              | null;
          }[]
        | null;
    };
    /** @description One complaint and its reply */
    problemDetailData: {
      /** @description Id of the complaint, as asked; not shown */
      problemId?: string | number | null;
      /** @description Type, in words */
      type?: string | number | null;
      /** @description Sub-type, in words */
      sonType?: string | number | null;
      /** @description Text of the borrower */
      content?: string | number | null;
      /** @description Pictures of the borrower: a list, or a text with commas */
      images?: (string | number | null)[] | string | null;
      /** @description The reply */
      disposeDetail?: string | number | null;
      /** @description Pictures of the reply: a list, or a text with commas */
      disposeImages?: (string | number | null)[] | string | null;
      /**
       * @description 1: the app asks the borrower to rate the reply; missing counts as 0
       * @enum {unknown}
       */
      isNeedScore?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
    };
    /** @description Contacts of customer service; an empty one is not shown */
    getWhatsappData: {
      /** @description Number of the chat */
      phone?: string | number | null;
      /** @description Telephone number */
      va?: string | number | null;
      /** @description E-mail address */
      email?: string | number | null;
    };
    /** @description Cards and online payment of an order, and a new payment token */
    repaymentWayData: {
      /**
       * @description 1: online payment is offered
       * @enum {unknown}
       */
      alipay?: 0 | 1 | '0' | '1' | true | false | 'true' | 'false' | null;
      /** @description Token of the next payment; sent back unchanged. One token pays once */
      repayToken?: string | number | null;
      /** @description Cards of the borrower */
      bankCards?:
        | {
            /** @description Sent back as `cardId`, unchanged */
            id: string | number;
            /** @description Name of the bank; sent back */
            bankName?: string | number | null;
            /** @description Card number; shown masked, sent back */
            cardNo?: string | number | null;
            /** @description Code of the bank; sent back unchanged */
            bankCode?: string | number | null;
          }[]
        | null;
    };
    /** @description The payment is accepted, or waits for its code */
    repaymentCommitData: {
      /**
       * @description 1: the lender awaits an SMS code; 0: the payment is done. Any other value is an unknown outcome
       * @enum {unknown}
       */
      needValid: true | false | 0 | 1 | '0' | '1' | 'true' | 'false';
      /** @description Id of the payment that waits for its code; required with `needValid` 1 */
      repayRecordId?: string | number | null;
    };
    /** @description The app reads no field of it */
    repaymentConfirmData: unknown;
    /** @description An online payment is opened */
    repaymentHuichaoData: {
      /** @description The payment page */
      url: string | number;
    };
    /** @description The landing page of an advertisement */
    channelTemplateData: {
      /** @description Number of the template; tracking sends it */
      id: string | number;
      /** @description Title of the page */
      title?: string | number | null;
      /** @description Picture of the page */
      banner?: string | number | null;
      /** @description Name of the app */
      appTitle?: string | number | null;
      /** @description Download for Android; without it the app uses `downloadUrls` */
      androidUrl?: string | number | null;
      /** @description Download for iOS; without it the app uses `downloadUrls` */
      iosUrl?: string | number | null;
    };
    /** @description The app reads no field of it */
    trackVisitData: unknown;
    /** @description The app reads no field of it */
    trackClickData: unknown;
    /** @description The id that connects the captcha, the SMS code and the registration */
    getSidData: {
      /** @description The id */
      sid: string | number;
    };
    /** @description The app reads no field of it */
    getSmsData: unknown;
    /** @description The app reads no field of it */
    registerData: unknown;
    contractDetailBody: {
      /** @description Order number */
      orderNo: string;
    };
    googleScoreBody: {
      /** @description Stars */
      score: number;
      /** @description The rated order; absent for a complaint */
      orderId?: string;
      /** @description The rated complaint; absent for an order */
      problemId?: string;
    };
    loanDetailPushBody: {
      /** @description From loanDetailConfirm, unchanged */
      amount: string;
      /** @description From loanDetailConfirm, unchanged */
      periods: string;
      /** @description From loanDetailConfirm, unchanged */
      termUnit: string;
      /** @description Product of the order or of the offer */
      productId: string;
    };
    problemInitBody: {
      /** @description Order of the complaint home screen; absent on the form */
      orderId?: string;
    };
    uploadProblemImageBody: {
      /** @description The picture: JPEG, longest side 1,600 px, no metadata */
      problemImage: unknown;
    };
    problemSaveBody: {
      /** @description `value` of the chosen `problemType` */
      problemType: string;
      /** @description `value` of the chosen `problemSonType`, or empty */
      problemSonType: string;
      /** @description Text of the borrower: at most 200 UTF-16 code units */
      problemDetail: string;
      /** @description Addresses of uploaded pictures with commas between them, or empty */
      problemImage: string;
      /** @description Order number, or empty */
      orderNo: string;
    };
    problemListBody: Record<string, never>;
    problemDetailBody: {
      /** @description `id` of an item of problemList */
      problemId: string;
    };
    getWhatsappBody: {
      /**
       * @description Always 30
       * @enum {number}
       */
      overall: 30;
    };
    repaymentWayBody: Record<string, never>;
    repaymentCommitBody: {
      /** @description Amount of the payment */
      amount: number;
      /** @description Of the chosen card */
      bankName: string;
      /** @description `id` of the chosen card */
      cardId: string | number;
      /** @description Of the chosen card */
      cardNo: string;
      /** @description Coupon of the payment, or `null` */
      couponId: string | null;
      /** @description Order number */
      orderId: string;
      /** @description From repaymentWay; a repetition after an unknown outcome has the token of the first commit */
      repayToken: string | number;
      /** @description Of the chosen card */
      bankCode: string | number;
      /**
       * @description 0 a payment, 1 another SMS code for the payment that waits for its code
       * @enum {number}
       */
      sendMsg: 0 | 1;
    };
    repaymentConfirmBody: {
      /** @description Order number */
      orderId: string;
      /** @description The SMS code that the borrower entered */
      verifyCode: string;
      /** @description `repayRecordId` of the commit */
      repaymentRecordId: string | number;
    };
    repaymentHuichaoBody: {
      /** @description User id of the session */
      userId: string;
      /** @description Order number */
      orderId: string;
      /** @description Amount of the payment */
      amount: number;
    };
    getSmsBody: {
      /** @description Mobile number, by the environment's `mobilePhone` */
      phone: string;
      /** @description Solution of the captcha */
      capcode: string;
      /** @description `sid` of getSid: the captcha belongs to it */
      sid: string;
      /** @description Random id of the device, stored on the device */
      deviceId: string;
      /** @description The environment's `appName` */
      appName: string;
      /** @description Source of the visitor's app, from the advertisement's address; may be empty */
      app_from: string;
      /** @description Source of the visitor, from the advertisement's address; may be empty */
      user_from: string;
      /** @description Tag of the advertisement; may be empty */
      utm_tag: string;
    };
    registerBody: {
      /** @description Mobile number, by the environment's `mobilePhone` */
      phone: string;
      /** @description Solution of the captcha */
      capcode: string;
      /** @description `sid` of getSid: the captcha belongs to it */
      sid: string;
      /** @description Random id of the device, stored on the device */
      deviceId: string;
      /** @description The environment's `appName` */
      appName: string;
      /** @description Source of the visitor's app, from the advertisement's address; may be empty */
      app_from: string;
      /** @description Source of the visitor, from the advertisement's address; may be empty */
      user_from: string;
      /** @description Tag of the advertisement; may be empty */
      utm_tag: string;
      /**
       * @description Always 0
       * @enum {number}
       */
      merchantNumber: 0;
      /** @description The mobile number again */
      userName: string;
      /** @description The SMS code that the visitor entered */
      smsCode: string;
      /** @description May be empty */
      invite_code: string;
      /** @description `id` of the page's address, or empty */
      id: string;
    };
  };
  responses: never;
  parameters: {
    /** @description Device of the borrower */
    deviceId: string;
    /** @description Version of the native app */
    appVersion: string;
    /** @description Borrower */
    userId: string;
    /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
    sessionId: string;
    /** @description `ios`, `android` or `h5` */
    clientType: string;
    /** @description Merchant number of the launch, otherwise of the environment */
    merchantNumber: string;
    /** @description Mobile number of the borrower */
    mobilePhone: string;
    /** @description Product of the session, unless the call has its own `productId` */
    productId: string;
    /** @description Order of the session, unless the call has its own `orderId` */
    orderId: string;
    /** @description Sent with every call */
    XRequestedWith: 'XMLHttpRequest';
    /** @description From the launch; may be empty */
    swift: string;
    /** @description From the launch; may be empty */
    eyes: string;
    /** @description From the launch; may be empty */
    crp_phe: string;
    /** @description From the launch; may be empty */
    dearest: string;
    /** @description From the launch; may be empty */
    showy: string;
    /** @description From the launch, otherwise the environment's `appName` */
    dearer: string;
    /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
    language: string;
    /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
    intentId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  contractDetail: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orderNo": "963252900000"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['contractDetailBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['contractDetailData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  loanDetails: {
    parameters: {
      query: {
        /**
         * @description Product of the order or of the offer
         * @example 33654
         */
        productId: string;
        /**
         * @description Order number
         * @example 963252900000
         */
        orderId: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['loanDetailsData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  generateVcode: {
    parameters: {
      query: {
        /**
         * @description Product of the order or of the offer
         * @example 33654
         */
        productId: string;
        /**
         * @description Order number
         * @example 963252900000
         */
        orderId: string;
        /**
         * @description Amount of the payment
         * @example 140557
         */
        amount: string;
        /**
         * @description `payCode` of the channel that the borrower chose
         * @example shop
         */
        payCode: string;
        /**
         * @description 1 an instalment, 2 an extension
         * @example 1
         */
        requestType: '1' | '2';
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['generateVcodeData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  googleScore: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "score": 5,
         *       "orderId": "948426700000"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['googleScoreBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data?: components['schemas']['googleScoreData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  loanDetailConfirm: {
    parameters: {
      query: {
        /**
         * @description Product of the order or of the offer
         * @example 38608
         */
        productId: string;
        /** @description 1 for the second request, after an answer with `isNeedPop` 1 */
        isType?: 1;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['loanDetailConfirmData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  loanDetailPush: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": "500000",
         *       "periods": "112",
         *       "termUnit": "D",
         *       "productId": "38608"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['loanDetailPushBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data?: components['schemas']['loanDetailPushData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  loanPlayDetail: {
    parameters: {
      query: {
        /**
         * @description Product of the order or of the offer
         * @example 33654
         */
        productId: string;
        /**
         * @description Order number
         * @example 963252900000
         */
        orderId: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['loanPlayDetailData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  loanPlayDelayDetail: {
    parameters: {
      query: {
        /**
         * @description Product of the order or of the offer
         * @example 33654
         */
        productId: string;
        /**
         * @description Order number
         * @example 963252900000
         */
        orderId: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['loanPlayDelayDetailData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  problemInit: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "orderId": "976477500000"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['problemInitBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['problemInitData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  uploadProblemImage: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['uploadProblemImageBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['uploadProblemImageData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  problemSave: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "problemType": "2",
         *       "problemSonType": "",
         *       "problemDetail": "No entiendo el cobro",
         *       "problemImage": "",
         *       "orderNo": "906999300000"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['problemSaveBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data?: components['schemas']['problemSaveData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  problemList: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/x-www-form-urlencoded': components['schemas']['problemListBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['problemListData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  problemDetail: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "problemId": "7099222902"
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['problemDetailBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['problemDetailData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getWhatsapp: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        swift?: components['parameters']['swift'];
        /** @description From the launch; may be empty */
        eyes?: components['parameters']['eyes'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "overall": 30
         *     }
         */
        'application/x-www-form-urlencoded': components['schemas']['getWhatsappBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['GeneralDone'] & {
                data: components['schemas']['getWhatsappData'];
              })
            | components['schemas']['GeneralRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  repaymentWay: {
    parameters: {
      query: {
        /**
         * @description Order number
         * @example 963252900000
         */
        orderId: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['repaymentWayBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PaymentDone'] & {
                data: components['schemas']['repaymentWayData'];
              })
            | components['schemas']['PaymentRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  repaymentCommit: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 140557,
         *       "bankName": "Banco Ficticio",
         *       "cardId": "708204101",
         *       "cardNo": "5000000000001234",
         *       "couponId": null,
         *       "orderId": "963252900000",
         *       "repayToken": "RT-963252900000-60599267",
         *       "bankCode": "BFIC",
         *       "sendMsg": 0
         *     }
         */
        'application/json': components['schemas']['repaymentCommitBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PaymentDone'] & {
                data: components['schemas']['repaymentCommitData'];
              })
            | components['schemas']['PaymentRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  repaymentConfirm: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orderId": "963252900000",
         *       "verifyCode": "372104",
         *       "repaymentRecordId": "RR4944142140"
         *     }
         */
        'application/json': components['schemas']['repaymentConfirmBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PaymentDone'] & {
                data?: components['schemas']['repaymentConfirmData'];
              })
            | components['schemas']['PaymentRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  repaymentHuichao: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userId": "70820410",
         *       "orderId": "963252900000",
         *       "amount": 140557
         *     }
         */
        'application/json': components['schemas']['repaymentHuichaoBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PaymentDone'] & {
                data: components['schemas']['repaymentHuichaoData'];
              })
            | components['schemas']['PaymentRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  channelTemplate: {
    parameters: {
      query: {
        /**
         * @description `id` of the page's address
         * @example 1
         */
        templateId: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['TemplateDone'] & {
                data: components['schemas']['channelTemplateData'];
              })
            | components['schemas']['TemplateRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  trackVisit: {
    parameters: {
      query: {
        /**
         * @description `id` of the template's answer, otherwise of the page's address; may be empty
         * @example 1
         */
        page_id?: string;
        /**
         * @description Always 1
         * @example 1
         */
        page_type: 1;
        /**
         * @description By the user agent; a desktop counts as `android`
         * @example android
         */
        client_type: 'ios' | 'android';
        /**
         * @description Source of the visitor's app, from the advertisement's address; may be empty
         * @example a
         */
        app_from?: string;
        /**
         * @description Source of the visitor, from the advertisement's address; may be empty
         * @example b
         */
        user_from?: string;
        /**
         * @description Tag of the advertisement; may be empty
         * @example c
         */
        utm_tag?: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PromotionDone'] & {
                data?: components['schemas']['trackVisitData'];
              })
            | components['schemas']['PromotionRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  trackClick: {
    parameters: {
      query: {
        /**
         * @description `id` of the template's answer, otherwise of the page's address; may be empty
         * @example 1
         */
        page_id?: string;
        /**
         * @description Always 1
         * @example 1
         */
        page_type: 1;
        /**
         * @description By the user agent; a desktop counts as `android`
         * @example android
         */
        client_type: 'ios' | 'android';
        /**
         * @description Source of the visitor's app, from the advertisement's address; may be empty
         * @example a
         */
        app_from?: string;
        /**
         * @description Source of the visitor, from the advertisement's address; may be empty
         * @example b
         */
        user_from?: string;
        /**
         * @description Tag of the advertisement; may be empty
         * @example c
         */
        utm_tag?: string;
        /**
         * @description Mobile number, by the environment's `mobilePhone`
         * @example 13912345678
         */
        phone: string;
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PromotionDone'] & {
                data?: components['schemas']['trackClickData'];
              })
            | components['schemas']['PromotionRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getSid: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PromotionDone'] & {
                data: components['schemas']['getSidData'];
              })
            | components['schemas']['PromotionRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getSms: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "app_from": "a",
         *       "user_from": "b",
         *       "utm_tag": "c",
         *       "phone": "13912345678",
         *       "deviceId": "d",
         *       "appName": "sandbox-h5",
         *       "sid": "WAT99JVZQ9RSEPHESCP2",
         *       "capcode": "JFBQ"
         *     }
         */
        'application/json': components['schemas']['getSmsBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PromotionDone'] & {
                data?: components['schemas']['getSmsData'];
              })
            | components['schemas']['PromotionRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  register: {
    parameters: {
      query?: {
        /** @description Device of the borrower */
        deviceId?: components['parameters']['deviceId'];
        /** @description Version of the native app */
        appVersion?: components['parameters']['appVersion'];
        /** @description Borrower */
        userId?: components['parameters']['userId'];
        /** @description Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>` */
        sessionId?: components['parameters']['sessionId'];
        /** @description `ios`, `android` or `h5` */
        clientType?: components['parameters']['clientType'];
        /** @description Merchant number of the launch, otherwise of the environment */
        merchantNumber?: components['parameters']['merchantNumber'];
        /** @description Mobile number of the borrower */
        mobilePhone?: components['parameters']['mobilePhone'];
        /** @description Product of the session, unless the call has its own `productId` */
        productId?: components['parameters']['productId'];
        /** @description Order of the session, unless the call has its own `orderId` */
        orderId?: components['parameters']['orderId'];
      };
      header: {
        /** @description Sent with every call */
        'X-Requested-With': components['parameters']['XRequestedWith'];
        /** @description From the launch; may be empty */
        crp_phe?: components['parameters']['crp_phe'];
        /** @description From the launch; may be empty */
        dearest?: components['parameters']['dearest'];
        /** @description From the launch; may be empty */
        showy?: components['parameters']['showy'];
        /** @description From the launch, otherwise the environment's `appName` */
        dearer: components['parameters']['dearer'];
        /** @description Number of the language, from the launch, otherwise of the `defaultLanguage` */
        language: components['parameters']['language'];
        /** @description Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent */
        'Idempotency-Key'?: components['parameters']['intentId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "app_from": "a",
         *       "user_from": "b",
         *       "utm_tag": "c",
         *       "phone": "13912345678",
         *       "deviceId": "d",
         *       "appName": "sandbox-h5",
         *       "sid": "WAT99JVZQ9RSEPHESCP2",
         *       "capcode": "JFBQ",
         *       "merchantNumber": 0,
         *       "userName": "13912345678",
         *       "smsCode": "572265",
         *       "invite_code": "",
         *       "id": "1"
         *     }
         */
        'application/json': components['schemas']['registerBody'];
      };
    };
    responses: {
      /** @description The answer, or a refusal */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['PromotionDone'] & {
                data?: components['schemas']['registerData'];
              })
            | components['schemas']['PromotionRefused'];
        };
      };
      /** @description The session has expired */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getCaptcha: {
    parameters: {
      query: {
        /** @description `sid` of getSid */
        sid: string;
        /** @description Another value for each picture */
        timestamp: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An image */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/*': unknown;
        };
      };
      /** @description No picture. The app asks for another one after a tap */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
