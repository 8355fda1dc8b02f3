import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { complaintApi } from './api';
import type { ComplaintChoices } from './model';
import { pictureProgressed } from './pictures/sendPicture';
import { complaintWrites } from './writesApi';

/** An image of a complaint that is being written. Its file is in `pictureFiles`. */
export interface Picture {
  readonly key: string;
  readonly orderNo: string;
  /** *lost*: the page that had its file is gone; the borrower can choose it again. */
  readonly status: 'waiting' | 'sending' | 'done' | 'failed' | 'lost';
  /** How much of it has left, 0 to 1. */
  readonly share: number;
  /** Where the server keeps it; empty until it is uploaded. */
  readonly url: string;
  /** An address that this page made of the file; empty for one that an earlier page uploaded. */
  readonly preview: string;
}

interface Written {
  /** Empty for a complaint about no order. */
  readonly orderNo: string;
  readonly content: string;
  /** The text that was written for the borrower: while it stands as it is, a better one may take its place. */
  readonly proposed?: string;
}

export interface Draft extends Written {
  readonly pictures: readonly Picture[];
}

/** What the borrower has written so far, and what they were asked. */
export interface ComplaintState {
  /** One for each order. */
  readonly drafts: EntityState<Written, string>;
  /** Those of every draft; one at a time is sent. */
  readonly pictures: EntityState<Picture, string>;
  /** Complaints whose score dialog has been shown: it is shown once. */
  readonly askedScores: readonly string[];
  /** What a complaint can be about, as `problem-init` last said. */
  readonly kinds: Pick<ComplaintChoices, 'types' | 'collectionTypes'>;
}

/** An adapter's ids are keys of an object: an order by the name of `constructor` must not find the object's own. */
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

/** An order's draft; an empty one where nothing was written yet. */
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
    draftOpened(state, { payload: { pictures: kept, ...written } }: PayloadAction<Draft>) {
      drafts.addOne(state.drafts, written);
      pictures.addMany(state.pictures, kept);
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
    /** One that was removed meanwhile stays removed; so do the later steps. */
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
    /** The picture that may leave next: none while another is under way. */
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
