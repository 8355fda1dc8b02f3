import { dateTimeText } from './clock';
import { collectionTypes, complaintTypes, isCollectionAllowed, orderCard } from './complaintTexts';
import type { Field } from './fields';
import { anyText, oneOf, optionally, optionalText, text } from './fields';
import type { Complaint, ComplaintState } from './model';
import { findOrder } from './orders';
import { Refusal } from './refusal';
import type { ReceivedFile } from './requestLog';
import type { BorrowerVisit } from './route';
import { forBorrower } from './route';
import { chatNumberOf } from './telephone';
import type { LocalizedText } from './texts';
import { translate } from './texts';

const LONGEST_TEXT = 200;
const MOST_IMAGES = 9;
const ORIGIN = /^https?:\/\/[^/]+/;
const LARGEST_IMAGE = 10 * 1024 * 1024;
const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

const typeValues = complaintTypes.map(({ value }) => value);
const sonTypeValues = collectionTypes.map(({ value }) => value);

const picture: Field<ReceivedFile> = (sent, name) => {
  if (!isFile(sent)) throw new Refusal('parameter', name);
  const isFine = imageTypes.includes(sent.type) && sent.size > 0 && sent.size <= LARGEST_IMAGE;
  if (!isFine) throw new Refusal('image');
  return sent;
};

/** 1 to 200 characters, counted in code points. */
const description: Field<string> = (sent, name) => {
  const words = text(sent, name);
  const characters = [...new Intl.Segmenter().segment(words)].length;
  if (words.trim() === '' || characters > LONGEST_TEXT) throw new Refusal('parameter', name);
  return words;
};

/** Routes of complaints, their pictures, and customer service. */
export const complaintRoutes = {
  problemInit: forBorrower({ orderId: optionalText }, (visit, { orderId }) => {
    const { borrower, language } = visit;
    const options = (list: typeof complaintTypes) =>
      list.map(({ value, title }) => ({ title: translate(language, title), value }));
    const isOffer = borrower.offers.some((offer) => offer.orderId === orderId);
    const hasOrder = borrower.orders.some((order) => order.orderId === orderId);
    const isNone = orderId === '' || (isOffer && !hasOrder);
    return {
      problemType: options(complaintTypes),
      problemSonType: options(collectionTypes),
      orderDetail: isNone ? '' : orderCard(visit, findOrder(borrower, orderId)),
      orderList: borrower.orders.map((order) => orderCard(visit, order)),
    };
  }),

  uploadProblemImage: forBorrower(
    { problemImage: picture },
    ({ borrower, lender }, { problemImage }) => {
      const extension = problemImage.type.replace('image/', '.');
      const url = `/__sandbox__/images/upload/${lender.random.digits(12)}${extension}`;
      lender.uploads.set(url, { ...problemImage, owner: borrower.name });
      return { url };
    },
  ),

  problemSave: forBorrower(
    {
      problemType: oneOf(...typeValues),
      problemSonType: anyText,
      problemDetail: description,
      problemImage: anyText,
      orderNo: anyText,
    },
    (visit, sent) => {
      const { borrower, lender, now } = visit;
      checkCollection(visit, sent.problemType, sent.problemSonType, sent.orderNo);
      const complaint: Complaint = {
        id: `${borrower.identity.userId}9${lender.random.digits(5)}`,
        at: now,
        type: sent.problemType,
        sonType: sent.problemSonType,
        content: sent.problemDetail,
        images: ownImages(visit, sent.problemImage),
        orderNo: sent.orderNo,
        state: 'open',
        reply: '',
        replyImages: [],
        isScoreWanted: false,
      };
      borrower.complaints.unshift(complaint);
      return { problemId: complaint.id };
    },
  ),

  problemList: forBorrower({}, (visit) => ({
    tabs: tabs.map(({ state, title }) => ({
      title: translate(visit.language, title),
      items: visit.borrower.complaints
        .filter((complaint) => complaint.state === state)
        .map((complaint) => ({
          id: complaint.id,
          time: dateTimeText(complaint.at),
          type: titleOf(visit, complaintTypes, complaint.type),
          content: wordsOf(visit, complaint.content),
        })),
    })),
  })),

  problemDetail: forBorrower({ problemId: text }, (visit, { problemId }) => {
    const complaint = visit.borrower.complaints.find(({ id }) => id === problemId);
    if (!complaint) throw new Refusal('complaint');
    return {
      type: titleOf(visit, complaintTypes, complaint.type),
      sonType: titleOf(visit, collectionTypes, complaint.sonType),
      problemId,
      content: wordsOf(visit, complaint.content),
      images: complaint.images,
      disposeDetail: wordsOf(visit, complaint.reply),
      disposeImages: complaint.replyImages.join(','),
      isNeedScore: complaint.isScoreWanted ? 1 : 0,
    };
  }),

  getWhatsapp: forBorrower({ overall: optionally(oneOf('30')) }, ({ lender }, { overall }) => {
    if (overall === undefined) throw new Refusal('parameter', 'overall');
    const { servicePhone, contactEmail } = lender.environment;
    return { phone: chatNumberOf(servicePhone), va: servicePhone, email: contactEmail };
  }),
};

/** The tabs of the complaint list. Every complaint belongs to one tab. */
const tabs: readonly { readonly state: ComplaintState; readonly title: LocalizedText }[] = [
  { state: 'open', title: { es: 'En proceso', en: 'In process', hi: 'जारी' } },
  { state: 'answered', title: { es: 'Atendidas', en: 'Answered', hi: 'जवाब मिला' } },
  { state: 'reopened', title: { es: 'Reabiertas', en: 'Reopened', hi: 'फिर खुलीं' } },
  { state: 'closed', title: { es: 'Cerradas', en: 'Closed', hi: 'बंद' } },
  { state: 'rejected', title: { es: 'Rechazadas', en: 'Rejected', hi: 'अस्वीकृत' } },
  { state: 'archived', title: { es: 'Archivadas', en: 'Archived', hi: 'पुरानी' } },
];

/** Type 1 needs a sub-type and an order that is or was in collection. Other types have no sub-type. */
function checkCollection(visit: BorrowerVisit, type: string, sonType: string, orderNo: string) {
  const order = orderNo === '' ? undefined : findOrder(visit.borrower, orderNo);
  const isKnown = type === '1' ? sonTypeValues.includes(sonType) : sonType === '';
  if (!isKnown) throw new Refusal('parameter', 'problemSonType');
  const isAllowed = order !== undefined && isCollectionAllowed(order, visit.now);
  if (type === '1' && !isAllowed) throw new Refusal('noCollectionComplaint');
}

/** The pictures of a complaint: at most nine. The complaint's borrower uploaded each of them. */
function ownImages({ borrower, lender }: BorrowerVisit, joined: string): string[] {
  // The lender as a server of its own sends addresses with its origin (`./server`).
  const images = joined === '' ? [] : joined.split(',').map((url) => url.replace(ORIGIN, ''));
  const areOwn = images.every((url) => lender.uploads.get(url)?.owner === borrower.name);
  const areUnique = new Set(images).size === images.length;
  if (!areOwn || !areUnique || images.length > MOST_IMAGES) {
    throw new Refusal('parameter', 'problemImage');
  }
  return images;
}

function titleOf({ language }: BorrowerVisit, list: typeof complaintTypes, value: string): string {
  const found = list.find((option) => option.value === value);
  return found ? translate(language, found.title) : '';
}

const wordsOf = ({ language }: BorrowerVisit, words: string | LocalizedText): string =>
  typeof words === 'string' ? words : translate(language, words);

function isFile(sent: unknown): sent is ReceivedFile {
  return typeof sent === 'object' && sent !== null && 'bytes' in sent;
}
