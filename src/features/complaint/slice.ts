import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
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

/** The borrower's drafts, and the score dialogs already shown. */
export interface ComplaintState {
  /** One draft for each order. */
  readonly drafts: readonly Written[];
  /** The pictures of all drafts. One at a time is uploaded. */
  readonly pictures: readonly Picture[];
  /** Complaints whose score dialog has been shown. It is shown once. */
  readonly askedScores: readonly string[];
  /** The types of complaints in the last answer of `problem-init`. */
  readonly kinds: Pick<ComplaintChoices, 'types' | 'collectionTypes'>;
}

const initialState: ComplaintState = {
  drafts: [],
  pictures: [],
  askedScores: [],
  kinds: { types: [], collectionTypes: [] },
};

// Lists, not `createEntityAdapter`, whose 1 kB would stand in the first load of every screen.

const draftIn = ({ drafts }: Pick<ComplaintState, 'drafts'>, orderNo: string) =>
  drafts.find((draft) => draft.orderNo === orderNo);

const picturesIn = ({ pictures }: Pick<ComplaintState, 'pictures'>, orderNo: string) =>
  pictures.filter((picture) => picture.orderNo === orderNo);

/** The drafts with a change of one, which may be new. */
const written = (drafts: readonly Written[], change: Written): readonly Written[] => [
  ...drafts.filter(({ orderNo }) => orderNo !== change.orderNo),
  { ...draftIn({ drafts }, change.orderNo), ...change },
];

/** The pictures with a change of one. A picture that was removed meanwhile stays removed. */
const changed = (
  pictures: readonly Picture[],
  key: string,
  change: Partial<Picture>,
): readonly Picture[] =>
  pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));

/** An order's draft; an empty draft where there is none. */
const draftOf = createSelector(
  [
    draftIn,
    ({ pictures }: ComplaintState) => pictures,
    (_: ComplaintState, orderNo: string) => orderNo,
  ],
  (draft, pictures, orderNo): Draft => ({
    ...(draft ?? { orderNo, content: '' }),
    pictures: picturesIn({ pictures }, orderNo),
  }),
);

const { problemInit } = complaintApi.endpoints;
const { uploadProblemImage, problemSave } = complaintWrites.endpoints;

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    /** A stored text stands in front of what was written meanwhile, and in place of a proposed text. */
    draftOpened(state, { payload: { pictures, ...stored } }: PayloadAction<Draft>) {
      const now = draftIn(state, stored.orderNo);
      const isProposed = !!stored.content && now?.content === now?.proposed;
      const texts = [stored.content, isProposed ? '' : now?.content];
      const content = texts.filter(Boolean).join('\n').slice(0, MAX_CHARACTERS);
      const room = MAX_IMAGES - picturesIn(state, stored.orderNo).length;
      return {
        ...state,
        drafts: written(state.drafts, { ...stored, content }),
        pictures: [...state.pictures, ...pictures.slice(0, room)],
      };
    },
    contentWritten: (state, { payload }: PayloadAction<Written>) => ({
      ...state,
      drafts: written(state.drafts, payload),
    }),
    picturesAdded: (state, { payload }: PayloadAction<readonly Picture[]>) => ({
      ...state,
      pictures: [...state.pictures, ...payload],
    }),
    pictureRemoved: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      pictures: state.pictures.filter((picture) => picture.key !== key),
    }),
    pictureStarted: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      pictures: changed(state.pictures, key, { status: 'sending', share: 0 }),
    }),
    pictureDrawn: (state, { payload }: PayloadAction<Pick<Picture, 'key' | 'preview'>>) => ({
      ...state,
      pictures: changed(state.pictures, payload.key, payload),
    }),
    pictureFailed: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      pictures: changed(state.pictures, key, { status: 'failed' }),
    }),
    /** A second tap on the same button does not begin a second upload. */
    pictureRetried: (state, { payload: key }: PayloadAction<string>) => {
      const isSending = state.pictures.some((it) => it.key === key && it.status === 'sending');
      if (isSending) return state;
      return { ...state, pictures: changed(state.pictures, key, { status: 'waiting', share: 0 }) };
    },
    scoreAsked: (state, { payload: problemId }: PayloadAction<string>) => ({
      ...state,
      askedScores: [...state.askedScores, problemId],
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureProgressed, (state, { payload }) => ({
        ...state,
        pictures: changed(state.pictures, payload.key, payload),
      }))
      .addMatcher(uploadProblemImage.matchFulfilled, (state, { payload: { url }, meta }) => ({
        ...state,
        pictures: changed(state.pictures, meta.arg.originalArgs.key, { status: 'done', url }),
      }))
      .addMatcher(uploadProblemImage.matchRejected, (state, { meta }) => ({
        ...state,
        pictures: changed(state.pictures, meta.arg.originalArgs.key, { status: 'failed' }),
      }))
      .addMatcher(problemSave.matchFulfilled, (state, { meta }) => {
        const isOther = ({ orderNo }: { orderNo: string }) =>
          orderNo !== meta.arg.originalArgs.orderNo;
        return {
          ...state,
          drafts: state.drafts.filter(isOther),
          pictures: state.pictures.filter(isOther),
        };
      })
      .addMatcher(problemInit.matchFulfilled, (state, { payload }) => {
        const { types, collectionTypes } = payload;
        return { ...state, kinds: { types, collectionTypes } };
      }),
  selectors: {
    selectDraft: draftOf,
    selectHasDraft: (state, orderNo: string) => draftIn(state, orderNo) !== undefined,
    selectKinds: ({ kinds }) => kinds,
    selectIsScoreAsked: ({ askedScores }, problemId: string) => askedScores.includes(problemId),
    /** The next picture to upload; undefined while another is being uploaded. */
    selectNextPicture({ pictures }): Picture | undefined {
      if (pictures.some(({ status }) => status === 'sending')) return undefined;
      return pictures.find(({ status }) => status === 'waiting');
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
