import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import { complaintApi } from './api';
import type { ComplaintChoices } from './model';
import { complaintWrites, pictureProgressed } from './writesApi';

/** An image of a draft. Its file is in `pictureFiles`. */
export interface Picture {
  readonly key: string;
  readonly orderNo: string;
  /** *lost*: the page that held the file was closed; the borrower can choose the file again. */
  readonly status: 'waiting' | 'sending' | 'done' | 'failed' | 'lost';
  /** The uploaded share, 0 to 1. */
  readonly share: number;
  /** The address on the server; empty until the picture is uploaded. */
  readonly url: string;
  /** A blob address of this page; empty for a picture that an earlier page uploaded. */
  readonly preview: string;
}

interface Written {
  /** Empty for a complaint without an order. */
  readonly orderNo: string;
  readonly content: string;
  /** The text that was filled in for the borrower. While the content equals it, a better text may replace it. */
  readonly proposed?: string;
}

export interface Draft extends Written {
  readonly pictures: readonly Picture[];
}

/** The borrower's drafts, and the score dialogs already shown. */
export interface ComplaintState {
  /** One draft for each order. */
  readonly drafts: EntityState<Written, string>;
  /** The pictures of all drafts. One at a time is uploaded. */
  readonly pictures: EntityState<Picture, string>;
  /** Complaints whose score dialog has been shown. It is shown once. */
  readonly askedScores: readonly string[];
  /** The types of complaints in the last answer of `problem-init`. */
  readonly kinds: Pick<ComplaintChoices, 'types' | 'collectionTypes'>;
}

/** Ids are object keys. The prefix keeps an order named `constructor` from matching an inherited property. */
const idOf = (orderNo: string) => `order ${orderNo}`;

const drafts = createEntityAdapter({ selectId: ({ orderNo }: Written) => idOf(orderNo) });
const pictures = createEntityAdapter({ selectId: ({ key }: Picture) => key });

const initialState: ComplaintState = {
  drafts: drafts.getInitialState(),
  pictures: pictures.getInitialState(),
  askedScores: [],
  kinds: { types: [], collectionTypes: [] },
};

const picturesIn = (state: Pick<ComplaintState, 'pictures'>, orderNo: string) =>
  pictures
    .getSelectors()
    .selectAll(state.pictures)
    .filter((picture) => picture.orderNo === orderNo);

/** An order's draft; an empty draft where there is none. */
const selectDraft = createSelector(
  [
    (state: ComplaintState, orderNo: string) => state.drafts.entities[idOf(orderNo)],
    (state: ComplaintState) => state.pictures,
    (_: ComplaintState, orderNo: string) => orderNo,
  ],
  (written, all, orderNo): Draft => ({
    ...(written ?? { orderNo, content: '' }),
    pictures: picturesIn({ pictures: all }, orderNo),
  }),
);

const { problemInit } = complaintApi.endpoints;
const { uploadProblemImage, problemSave } = complaintWrites.endpoints;

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    draftOpened(state, { payload: { pictures: stored, ...written } }: PayloadAction<Draft>) {
      drafts.addOne(state.drafts, written);
      pictures.addMany(state.pictures, stored);
    },
    contentWritten: (state, { payload }: PayloadAction<Written>) => {
      drafts.upsertOne(state.drafts, payload);
    },
    picturesAdded: (state, { payload }: PayloadAction<readonly Picture[]>) => {
      pictures.addMany(state.pictures, payload);
    },
    pictureRemoved: (state, { payload: key }: PayloadAction<string>) => {
      pictures.removeOne(state.pictures, key);
    },
    /** A picture that was removed meanwhile stays removed, here and in the later steps. */
    pictureStarted: (state, { payload: id }: PayloadAction<string>) => {
      pictures.updateOne(state.pictures, { id, changes: { status: 'sending', share: 0 } });
    },
    pictureDrawn: (state, { payload }: PayloadAction<Pick<Picture, 'key' | 'preview'>>) => {
      pictures.updateOne(state.pictures, { id: payload.key, changes: payload });
    },
    pictureFailed: (state, { payload: id }: PayloadAction<string>) => {
      pictures.updateOne(state.pictures, { id, changes: { status: 'failed' } });
    },
    /** A second tap on the same button does not begin a second upload. */
    pictureRetried: (state, { payload: id }: PayloadAction<string>) => {
      if (state.pictures.entities[id]?.status === 'sending') return;
      pictures.updateOne(state.pictures, { id, changes: { status: 'waiting', share: 0 } });
    },
    scoreAsked: (state, { payload: problemId }: PayloadAction<string>) => {
      state.askedScores = [...state.askedScores, problemId];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureProgressed, (state, { payload }) => {
        pictures.updateOne(state.pictures, { id: payload.key, changes: payload });
      })
      .addMatcher(uploadProblemImage.matchFulfilled, (state, { payload: { url }, meta }) => {
        const { key } = meta.arg.originalArgs;
        pictures.updateOne(state.pictures, { id: key, changes: { status: 'done', url } });
      })
      .addMatcher(uploadProblemImage.matchRejected, (state, { meta }) => {
        const { key } = meta.arg.originalArgs;
        pictures.updateOne(state.pictures, { id: key, changes: { status: 'failed' } });
      })
      .addMatcher(problemSave.matchFulfilled, (state, { meta }) => {
        const { orderNo } = meta.arg.originalArgs;
        const sent = picturesIn(state, orderNo).map(({ key }) => key);
        drafts.removeOne(state.drafts, idOf(orderNo));
        pictures.removeMany(state.pictures, sent);
      })
      .addMatcher(problemInit.matchFulfilled, (state, { payload }) => {
        const { types, collectionTypes } = payload;
        return { ...state, kinds: { types, collectionTypes } };
      }),
  selectors: {
    selectDraft,
    selectHasDraft: (state, orderNo: string) => idOf(orderNo) in state.drafts.entities,
    selectKinds: ({ kinds }) => kinds,
    selectIsScoreAsked: ({ askedScores }, problemId: string) => askedScores.includes(problemId),
    /** The next picture to upload; undefined while another is being uploaded. */
    selectNextPicture(state): Picture | undefined {
      const all = pictures.getSelectors().selectAll(state.pictures);
      if (all.some(({ status }) => status === 'sending')) return undefined;
      return all.find(({ status }) => status === 'waiting');
    },
  },
});

export const {
  draftOpened,
  contentWritten,
  picturesAdded,
  pictureRemoved,
  pictureStarted,
  pictureDrawn,
  pictureFailed,
  pictureRetried,
  scoreAsked,
} = complaintSlice.actions;

declare module '../../platform/store/store' {
  interface RootState extends Partial<WithSlice<typeof complaintSlice>> {}
}
