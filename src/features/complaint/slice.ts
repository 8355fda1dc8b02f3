import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type PaymentClaim, paymentClaimed } from '../../borrower/paymentClaim';

/** An image of a complaint that is being written. Its file is in `pictureFiles`. */
export interface Picture {
  readonly key: string;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much of it has left, 0 to 1. */
  readonly share: number;
  /** Where the server keeps it; empty until it is uploaded. */
  readonly url: string;
  /** An address that this page made of the file; empty for one that an earlier page uploaded. */
  readonly preview: string;
}

export interface Draft {
  /** Empty for a complaint about no order. */
  readonly orderNo: string;
  readonly content: string;
  /** The text that was written for the borrower: while it stands as it is, a better one may take its place. */
  readonly proposed?: string;
  readonly pictures: readonly Picture[];
}

/** What the borrower has written so far, and what they were asked. */
export interface ComplaintState {
  /** One for each order. */
  readonly drafts: readonly Draft[];
  /** The picture that is under way: one at a time. */
  readonly sendingKey: string;
  /** Complaints whose score dialog has been shown: it is shown once. */
  readonly askedScores: readonly string[];
  /** A payment that is not shown, until its complaint is begun. */
  readonly claim: PaymentClaim | undefined;
}

declare module '../../store/state' {
  interface RootState {
    readonly complaint: ComplaintState;
  }
}

const initialState: ComplaintState = {
  drafts: [],
  sendingKey: '',
  askedScores: [],
  claim: undefined,
};

const others = ({ drafts }: ComplaintState, orderNo: string) =>
  drafts.filter((draft) => draft.orderNo !== orderNo);

/** An order's draft; an empty one where nothing was written yet. */
const draftIn = ({ drafts }: ComplaintState, orderNo: string): Draft =>
  drafts.find((draft) => draft.orderNo === orderNo) ?? { orderNo, content: '', pictures: [] };

const withDraft = (
  state: ComplaintState,
  orderNo: string,
  change: (draft: Draft) => Partial<Draft>,
): ComplaintState => {
  const draft = draftIn(state, orderNo);
  return { ...state, drafts: [...others(state, orderNo), { ...draft, ...change(draft) }] };
};

/** The state with a picture changed, wherever it stands; one that was removed meanwhile stays removed. */
const withPicture = (
  state: ComplaintState,
  change: Pick<Picture, 'key'> & Partial<Picture>,
): ComplaintState => ({
  ...state,
  drafts: state.drafts.map((draft) => ({
    ...draft,
    pictures: draft.pictures.map((it) => (it.key === change.key ? { ...it, ...change } : it)),
  })),
});

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    draftOpened: (state, { payload: draft }: PayloadAction<Draft>) =>
      withDraft(state, draft.orderNo, () => draft),
    contentWritten: (state, { payload }: PayloadAction<Omit<Draft, 'pictures'>>) =>
      withDraft(state, payload.orderNo, () => payload),
    picturesAdded: (state, { payload }: PayloadAction<Pick<Draft, 'orderNo' | 'pictures'>>) =>
      withDraft(state, payload.orderNo, ({ pictures }) => ({
        pictures: [...pictures, ...payload.pictures],
      })),
    pictureRemoved: (state, { payload }: PayloadAction<{ orderNo: string; key: string }>) =>
      withDraft(state, payload.orderNo, ({ pictures }) => ({
        pictures: pictures.filter(({ key }) => key !== payload.key),
      })),
    draftSent: (state, { payload: orderNo }: PayloadAction<string>) => ({
      ...state,
      drafts: others(state, orderNo),
    }),
    pictureStarted: (state, { payload: key }: PayloadAction<string>) => ({
      ...withPicture(state, { key, status: 'sending', share: 0 }),
      sendingKey: key,
    }),
    pictureDrawn: (state, { payload }: PayloadAction<Pick<Picture, 'key' | 'preview'>>) =>
      withPicture(state, payload),
    pictureProgressed: (state, { payload }: PayloadAction<Pick<Picture, 'key' | 'share'>>) =>
      withPicture(state, payload),
    pictureUploaded: (state, { payload }: PayloadAction<Pick<Picture, 'key' | 'url'>>) => ({
      ...withPicture(state, { ...payload, status: 'done' }),
      sendingKey: '',
    }),
    pictureFailed: (state, { payload: key }: PayloadAction<string>) => ({
      ...withPicture(state, { key, status: 'failed' }),
      sendingKey: '',
    }),
    pictureRetried: (state, { payload: key }: PayloadAction<string>) =>
      withPicture(state, { key, status: 'waiting', share: 0 }),
    scoreAsked: (state, { payload: problemId }: PayloadAction<string>) => ({
      ...state,
      askedScores: [...state.askedScores, problemId],
    }),
    claimUsed: (state) => ({ ...state, claim: undefined }),
  },
  extraReducers: (builder) => {
    builder.addCase(paymentClaimed, (state, { payload: claim }) => ({ ...state, claim }));
  },
  selectors: {
    selectDraft: draftIn,
    selectHasDraft: ({ drafts }, orderNo: string) =>
      drafts.some((draft) => draft.orderNo === orderNo),
    selectClaim: ({ claim }, orderNo: string) => (claim?.orderNo === orderNo ? claim : undefined),
    selectIsScoreAsked: ({ askedScores }, problemId: string) => askedScores.includes(problemId),
    /** The picture that may leave next, with its draft's order: none while another is under way. */
    selectNextPicture({ drafts, sendingKey }) {
      if (sendingKey) return undefined;
      for (const { orderNo, pictures } of drafts) {
        const picture = pictures.find(({ status }) => status === 'waiting');
        if (picture) return { orderNo, key: picture.key };
      }
      return undefined;
    },
  },
});

export const {
  draftOpened,
  contentWritten,
  picturesAdded,
  pictureRemoved,
  draftSent,
  pictureStarted,
  pictureDrawn,
  pictureProgressed,
  pictureUploaded,
  pictureFailed,
  pictureRetried,
  scoreAsked,
  claimUsed,
} = complaintSlice.actions;

export const { selectDraft, selectHasDraft, selectClaim, selectIsScoreAsked, selectNextPicture } =
  complaintSlice.selectors;
