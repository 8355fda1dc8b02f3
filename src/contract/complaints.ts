import * as v from 'valibot';
import { address, code, date, flag, key, list, nothing, text } from './fields';
import * as sent from './sent';

/** Reads the types and the orders of a complaint. */
export const problemInitRequest = () =>
  v.object({
    /** Order of the complaint home screen; absent on the form. */
    orderId: v.optional(sent.text),
  });

const choice = v.object({
  /** Label. */
  title: text,
  /** Sent to problemSave. */
  value: key,
});

const order = v.object({
  /** Order number. */
  orderNo: key,
  /** Logo of the product. */
  productLogo: address,
  /** Name of the product. */
  productName: text,
  /** Status, in words. */
  status: text,
  /** 1: a complaint about collection is possible for the order. */
  isShow: flag,
  /** Rows of the order. */
  list: list(
    v.object({
      /** Label. */
      title: text,
      /** Value; shown unchanged. */
      value: text,
    }),
  ),
});

/** Types and orders of a complaint. */
export const problemInitAnswer = v.object({
  /** Types of complaint. */
  problemType: list(choice),
  /** Sub-types of a complaint about collection. */
  problemSonType: list(choice),
  /** The order of the request, or an empty text. */
  orderDetail: v.nullish(v.union([v.literal(''), order])),
  /** The borrower's orders. */
  orderList: list(order),
});

/** Uploads a picture of a complaint. */
export const uploadProblemImageRequest = () =>
  v.object({
    /** The picture: JPEG, longest side 1,600 px, no metadata. */
    problemImage: sent.file,
  });

/** The address of a stored picture. A number is no address. */
export const pictureAddress = v.pipe(v.string(), v.nonEmpty());

/** The picture is stored. */
export const uploadProblemImageAnswer = v.object({
  /** Sent to problemSave; shown in the complaint. */
  url: pictureAddress,
});

/** Sends a complaint. */
export const problemSaveRequest = () =>
  v.object({
    /** `value` of the chosen `problemType`. */
    problemType: sent.text,
    /** `value` of the chosen `problemSonType`, or empty. */
    problemSonType: sent.anyText,
    /** Text of the borrower: at most 200 UTF-16 code units. */
    problemDetail: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    /** Addresses of uploaded pictures with commas between them, or empty. */
    problemImage: sent.anyText,
    /** Order number, or empty. */
    orderNo: sent.anyText,
  });

export const problemSaveAnswer = nothing;

/** Reads the complaints of the borrower. */
export const problemListRequest = () => v.object({});

/** The borrower's complaints, by tab. */
export const problemListAnswer = v.object({
  /** Tabs. */
  tabs: list(
    v.object({
      /** Name of the tab. */
      title: text,
      /** Complaints, the newest first. */
      items: list(
        v.object({
          /** Sent to problemDetail as `problemId`. */
          id: key,
          /** Time of sending. */
          time: date,
          /** Type, in words. */
          type: text,
          /** Text of the borrower. */
          content: text,
        }),
      ),
    }),
  ),
});

/** Reads a complaint and its reply. */
export const problemDetailRequest = () =>
  v.object({
    /** `id` of an item of problemList. */
    problemId: sent.text,
  });

/** An array of addresses, or one text with commas. An address may hold commas: the next one begins with `https:`, `http:` or `/`. */
export const pictures = v.pipe(
  v.nullish(v.union([v.array(text), v.string()]), ''),
  v.transform((value) =>
    typeof value === 'string' ? value.split(/,(?=\s*(?:https?:|\/))/i) : value,
  ),
  v.transform((addresses) => addresses.map((it) => it.trim()).filter(Boolean)),
);

/** False for a missing value and for 0 in any form; otherwise true. */
export const unlessZero = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => ![null, '', 0, '0', false, 'false'].includes(value as string | null)),
);

/** One complaint and its reply. */
export const problemDetailAnswer = v.object({
  /** Id of the complaint, as asked; not shown. */
  problemId: code,
  /** Type, in words. */
  type: text,
  /** Sub-type, in words. */
  sonType: text,
  /** Text of the borrower. */
  content: text,
  /** Pictures of the borrower: a list, or a text with commas. */
  images: pictures,
  /** The reply. */
  disposeDetail: text,
  /** Pictures of the reply: a list, or a text with commas. */
  disposeImages: pictures,
  /** 1: the app asks the borrower to rate the reply; missing counts as 0. */
  isNeedScore: unlessZero,
});
