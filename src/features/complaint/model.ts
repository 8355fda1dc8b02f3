import type { WireOf } from '@/contract';
import type { ComplaintChoices } from '@/domain/orders';
import { serverImage } from '@/platform/navigation';

/**
 * The type of a complaint about collection, the only type with sub-types (docs/reference/screens.md#complaint-home).
 */
export const COLLECTION_TYPE = '1';

/** The maximum length of a description in UTF-16 code units (docs/reference/limits.md#texts). */
export const MAX_CHARACTERS = 200;

/** The maximum number of images in a complaint (docs/reference/limits.md#counts). */
export const MAX_IMAGES = 9;

export const toTabs = ({ tabs }: WireOf<'problemList'>) => tabs;

export const toDetail = (wire: WireOf<'problemDetail'>) => ({
  type: wire.type,
  collectionType: wire.sonType,
  content: wire.content,
  images: wire.images,
  reply: wire.disposeDetail,
  replyImages: wire.disposeImages,
  wantsScore: wire.isNeedScore,
});

/** Whether the lender has replied, with a text or a picture that can be shown. */
export const hasReply = ({ reply, replyImages }: ComplaintDetail): boolean =>
  reply !== '' || replyImages.some(serverImage);

export type ComplaintOption = ComplaintChoices['types'][number];
export type ComplaintOrder = ComplaintChoices['orders'][number];
export type ComplaintTab = ReturnType<typeof toTabs>[number];
export type ComplaintDetail = ReturnType<typeof toDetail>;
