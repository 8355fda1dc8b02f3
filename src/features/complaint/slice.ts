import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { complaintApi } from './api';
import { type ComplaintChoices, MAX_CHARACTERS, MAX_IMAGES } from './model';
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
  /** The borrower's own stored draft is in it, which is shown once the server has accepted the session. */
  readonly isOwn?: boolean;
}

export interface Draft extends Written {
  readonly pictures: readonly Picture[];
}

/** A lender's number can be the name of a property that every object has, such as `constructor`. */
const draftId = (orderNo: string) => `order ${orderNo}`;

const drafts = createEntityAdapter<Written, string>({
  selectId: ({ orderNo }) => draftId(orderNo),
});
const pictures = createEntityAdapter<Picture, string>({ selectId: ({ key }) => key });

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

const initialState: ComplaintState = {
  drafts: drafts.getInitialState(),
  pictures: pictures.getInitialState(),
  askedScores: [],
  kinds: { types: [], collectionTypes: [] },
};

const draftSelectors = drafts.getSelectors();
const pictureSelectors = pictures.getSelectors();

const draftIn = (state: ComplaintState, orderNo: string) =>
  draftSelectors.selectById(state.drafts, draftId(orderNo));

const allPictures = (state: ComplaintState) => pictureSelectors.selectAll(state.pictures);

const picturesIn = (state: ComplaintState, orderNo: string) =>
  allPictures(state).filter((picture) => picture.orderNo === orderNo);

/** An order's draft; an empty draft where there is none. */
const draftOf = createSelector(
  [draftIn, allPictures, (_: ComplaintState, orderNo: string) => orderNo],
  (draft, all, orderNo): Draft => ({
    ...(draft ?? { orderNo, content: '' }),
    pictures: all.filter((picture) => picture.orderNo === orderNo),
  }),
);

const { problemInit } = complaintApi.endpoints;
const { uploadProblemImage, problemSave } = complaintWrites.endpoints;

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    /** A stored text stands in front of what was written meanwhile, and in place of a proposed text. */
    draftOpened(state, { payload }: PayloadAction<Draft>) {
      const { pictures: stored, ...draft } = payload;
      const now = draftIn(state, draft.orderNo);
      const isProposed = !!draft.content && now?.content === now?.proposed;
      const texts = [draft.content, isProposed ? '' : now?.content];
      const content = texts.filter(Boolean).join('\n').slice(0, MAX_CHARACTERS);
      const room = MAX_IMAGES - picturesIn(state, draft.orderNo).length;
      drafts.upsertOne(state.drafts, { ...draft, content });
      pictures.addMany(state.pictures, stored.slice(0, room));
    },
    contentWritten(state, { payload }: PayloadAction<Written>) {
      drafts.upsertOne(state.drafts, payload);
    },
    picturesAdded(state, { payload }: PayloadAction<readonly Picture[]>) {
      pictures.addMany(state.pictures, payload);
    },
    pictureRemoved(state, { payload: key }: PayloadAction<string>) {
      pictures.removeOne(state.pictures, key);
    },
    pictureStarted(state, { payload: id }: PayloadAction<string>) {
      pictures.updateOne(state.pictures, { id, changes: { status: 'sending', share: 0 } });
    },
    pictureDrawn(state, { payload }: PayloadAction<Pick<Picture, 'key' | 'preview'>>) {
      pictures.updateOne(state.pictures, { id: payload.key, changes: payload });
    },
    pictureFailed(state, { payload: id }: PayloadAction<string>) {
      pictures.updateOne(state.pictures, { id, changes: { status: 'failed' } });
    },
    /** A second tap on the same button does not begin a second upload. */
    pictureRetried(state, { payload: id }: PayloadAction<string>) {
      if (state.pictures.entities[id]?.status === 'sending') return;
      pictures.updateOne(state.pictures, { id, changes: { status: 'waiting', share: 0 } });
    },
    scoreAsked(state, { payload: problemId }: PayloadAction<string>) {
      state.askedScores = [...state.askedScores, problemId];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureProgressed, (state, { payload }) => {
        pictures.updateOne(state.pictures, { id: payload.key, changes: payload });
      })
      .addMatcher(uploadProblemImage.matchFulfilled, (state, { payload: { url }, meta }) => {
        const { key: id } = meta.arg.originalArgs;
        pictures.updateOne(state.pictures, { id, changes: { status: 'done', url } });
      })
      .addMatcher(uploadProblemImage.matchRejected, (state, { meta }) => {
        const { key: id } = meta.arg.originalArgs;
        pictures.updateOne(state.pictures, { id, changes: { status: 'failed' } });
      })
      .addMatcher(problemSave.matchFulfilled, (state, { meta }) => {
        const { orderNo } = meta.arg.originalArgs;
        const sent = picturesIn(state, orderNo).map(({ key }) => key);
        drafts.removeOne(state.drafts, draftId(orderNo));
        pictures.removeMany(state.pictures, sent);
      })
      .addMatcher(problemInit.matchFulfilled, (state, { payload }) => {
        const { types, collectionTypes } = payload;
        state.kinds = { types, collectionTypes };
      }),
  selectors: {
    selectDraft: draftOf,
    selectHasDraft: (state, orderNo: string) => draftIn(state, orderNo) !== undefined,
    selectKinds: ({ kinds }) => kinds,
    selectIsScoreAsked: ({ askedScores }, problemId: string) => askedScores.includes(problemId),
    /** The next picture to upload; undefined while another is being uploaded. */
    selectNextPicture(state): Picture | undefined {
      const all = allPictures(state);
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

export const { selectDraft, selectHasDraft, selectKinds, selectIsScoreAsked, selectNextPicture } =
  complaintSlice.selectors;

/** A store with the slice in it. */
export type ComplaintPart = WithSlice<typeof complaintSlice>;
