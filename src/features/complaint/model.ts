import type { Row } from '../../loan-api/model';
import type { OrderWire, ProblemDetailWire, ProblemInitWire, ProblemListWire } from './wire';

/**
 * The type of a complaint about collection, the only type with sub-types (docs/reference/screens.md#complaint-home).
 */
export const COLLECTION_TYPE = '1';

/** The maximum length of a description in UTF-16 code units (docs/reference/limits.md#texts). */
export const MAX_CHARACTERS = 200;

/** The maximum number of images in a complaint (docs/reference/limits.md#counts). */
export const MAX_IMAGES = 9;

export interface ComplaintOption {
  readonly title: string;
  readonly value: string;
}

export interface ComplaintOrder {
  readonly orderNo: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly status: string;
  readonly acceptsCollectionComplaints: boolean;
  readonly rows: readonly Row[];
}

/** The possible subjects of a complaint. */
export interface ComplaintChoices {
  readonly types: readonly ComplaintOption[];
  readonly collectionTypes: readonly ComplaintOption[];
  /** The order that is preselected. */
  readonly currentOrder: ComplaintOrder | undefined;
  readonly orders: readonly ComplaintOrder[];
}

export const toChoices = (wire: ProblemInitWire): ComplaintChoices => ({
  types: wire.problemType,
  collectionTypes: wire.problemSonType,
  currentOrder: wire.orderDetail ? toOrder(wire.orderDetail) : undefined,
  orders: wire.orderList.map(toOrder),
});

function toOrder({ isShow, list, ...order }: OrderWire): ComplaintOrder {
  return {
    ...order,
    acceptsCollectionComplaints: isShow,
    rows: list.map(({ title, value }) => ({ text: title, value })),
  };
}

export interface ComplaintEntry {
  readonly id: string;
  readonly time: string;
  readonly type: string;
  readonly content: string;
}

export interface ComplaintTab {
  readonly title: string;
  readonly items: readonly ComplaintEntry[];
}

export const toTabs = (wire: ProblemListWire): readonly ComplaintTab[] => wire.tabs;

export interface ComplaintDetail {
  readonly type: string;
  readonly collectionType: string;
  readonly content: string;
  readonly images: readonly string[];
  readonly reply: string;
  readonly replyImages: readonly string[];
  readonly wantsScore: boolean;
}

export const toDetail = (wire: ProblemDetailWire): ComplaintDetail => ({
  type: wire.type,
  collectionType: wire.sonType,
  content: wire.content,
  images: wire.images,
  reply: wire.disposeDetail,
  replyImages: wire.disposeImages,
  wantsScore: wire.isNeedScore,
});
