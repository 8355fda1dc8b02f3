import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paymentClaimed, type PaymentClaim } from '../../borrower/paymentClaim';

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

interface WithComplaint {
  readonly complaint: ComplaintState;
}

type PictureChange = Pick<Picture, 'key'> & Partial<Picture>;

const initialState: ComplaintState = {
  drafts: [],
  sendingKey: '',
  askedScores: [],
  claim: undefined,
};

const others = ({ drafts }: ComplaintState, orderNo: string) =>
  drafts.filter((draft) => draft.orderNo !== orderNo);

/** The state with a picture changed, wherever it stands; one that was removed meanwhile stays removed. */
const withPicture = (state: ComplaintState, change: PictureChange): ComplaintState => ({
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
    draftChanged: (state, { payload: draft }: PayloadAction<Draft>) => ({
      ...state,
      drafts: [...others(state, draft.orderNo), draft],
    }),
    draftDropped: (state, { payload: orderNo }: PayloadAction<string>) => ({
      ...state,
      drafts: others(state, orderNo),
    }),
    pictureStarted: (state, { payload: key }: PayloadAction<string>) => ({
      ...withPicture(state, { key, status: 'sending', share: 0 }),
      sendingKey: key,
    }),
    pictureChanged: (state, { payload }: PayloadAction<PictureChange>) =>
      withPicture(state, payload),
    pictureEnded: (state, { payload }: PayloadAction<PictureChange>) => ({
      ...withPicture(state, payload),
      sendingKey: '',
    }),
    scoreAsked: (state, { payload: problemId }: PayloadAction<string>) => ({
      ...state,
      askedScores: [...state.askedScores, problemId],
    }),
    claimUsed: (state) => ({ ...state, claim: undefined }),
  },
  extraReducers: (builder) => {
    builder.addCase(paymentClaimed, (state, { payload: claim }) => ({ ...state, claim }));
  },
});

export const {
  draftChanged,
  draftDropped,
  pictureStarted,
  pictureChanged,
  pictureEnded,
  scoreAsked,
  claimUsed,
} = complaintSlice.actions;

export const selectDraft = (state: WithComplaint, orderNo: string) =>
  state.complaint.drafts.find((draft) => draft.orderNo === orderNo);

export function selectClaim({ complaint: { claim } }: WithComplaint, orderNo: string) {
  return claim?.orderNo === orderNo ? claim : undefined;
}

export const selectIsScoreAsked = (state: WithComplaint, problemId: string) =>
  state.complaint.askedScores.includes(problemId);

/** The picture that may leave next, with its draft's order: none while another is under way. */
export function selectNextPicture(state: WithComplaint) {
  const { drafts, sendingKey } = state.complaint;
  if (sendingKey) return undefined;
  for (const { orderNo, pictures } of drafts) {
    const picture = pictures.find(({ status }) => status === 'waiting');
    if (picture) return { orderNo, key: picture.key };
  }
  return undefined;
}
