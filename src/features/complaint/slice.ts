import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
  type WritableDraft,
} from '@reduxjs/toolkit';
import { choicesApi, type ComplaintChoices } from '@/domain/orders';
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

/** A text about the same order that the borrower may choose in place of the draft. An empty address is a lost image. */
export interface OtherText {
  readonly content: string;
  readonly images: readonly string[];
}

interface Parts {
  readonly parts: readonly Picture[];
}

interface Written {
  /** Empty for a complaint without an order. */
  readonly orderNo: string;
  readonly content: string;
  /** The text that was filled in for the borrower. While the content equals it, a better text may replace it. */
  readonly proposed?: string;
  /** The borrower's own stored draft is in it, which is shown once the server has accepted the session. */
  readonly isOwn?: boolean;
  readonly beside?: readonly OtherText[];
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

/** The borrower's drafts. */
export interface ComplaintState {
  /** One draft for each order. */
  readonly drafts: EntityState<Written, string>;
  /** The pictures of all drafts. One at a time is uploaded. */
  readonly pictures: EntityState<Picture, string>;
  /** The types of complaints in the last answer of `problem-init`. */
  readonly kinds: Pick<ComplaintChoices, 'types' | 'collectionTypes'>;
}

const initialState: ComplaintState = {
  drafts: drafts.getInitialState(),
  pictures: pictures.getInitialState(),
  kinds: { types: [], collectionTypes: [] },
};

const draftSelectors = drafts.getSelectors();
const pictureSelectors = pictures.getSelectors();

const draftIn = (state: ComplaintState, orderNo: string) =>
  draftSelectors.selectById(state.drafts, draftId(orderNo));

const allPictures = (state: ComplaintState) => pictureSelectors.selectAll(state.pictures);

function removePictures(state: WritableDraft<ComplaintState>, orderNo: string): void {
  const removed = allPictures(state).filter((picture) => picture.orderNo === orderNo);
  pictures.removeMany(
    state.pictures,
    removed.map(({ key }) => key),
  );
}

/** An order's draft; an empty draft where there is none. */
const draftOf = createSelector(
  [draftIn, allPictures, (_: ComplaintState, orderNo: string) => orderNo],
  (draft, all, orderNo): Draft => ({
    ...(draft ?? { orderNo, content: '' }),
    pictures: all.filter((picture) => picture.orderNo === orderNo),
  }),
);

const { problemInit } = choicesApi.endpoints;
const { uploadProblemImage, problemSave } = complaintWrites.endpoints;

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    draftOpened(state, { payload }: PayloadAction<Draft>) {
      const { pictures: opened, ...draft } = payload;
      drafts.upsertOne(state.drafts, draft);
      removePictures(state, draft.orderNo);
      pictures.addMany(state.pictures, opened);
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
    /** The further parts of a long picture stand behind its first. */
    pictureDivided(state, { payload }: PayloadAction<Pick<Picture, 'key'> & Parts>) {
      const divided = allPictures(state).flatMap((picture) =>
        picture.key === payload.key ? [picture, ...payload.parts] : picture,
      );
      pictures.setAll(state.pictures, divided);
    },
    pictureFailed(state, { payload: id }: PayloadAction<string>) {
      pictures.updateOne(state.pictures, { id, changes: { status: 'failed' } });
    },
    /** A second tap on the same button does not begin a second upload. */
    pictureRetried(state, { payload: id }: PayloadAction<string>) {
      if (state.pictures.entities[id]?.status === 'sending') return;
      pictures.updateOne(state.pictures, { id, changes: { status: 'waiting', share: 0 } });
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
        drafts.removeOne(state.drafts, draftId(orderNo));
        removePictures(state, orderNo);
      })
      .addMatcher(problemInit.matchFulfilled, (state, { payload }) => {
        const { types, collectionTypes } = payload;
        state.kinds = { types, collectionTypes };
      }),
  selectors: {
    selectDraft: draftOf,
    selectHasDraft: (state, orderNo: string) => draftIn(state, orderNo) !== undefined,
    selectKinds: ({ kinds }) => kinds,
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
  pictureDivided,
  pictureDrawn,
  pictureFailed,
  pictureRetried,
} = complaintSlice.actions;

export const { selectDraft, selectHasDraft, selectKinds, selectNextPicture } =
  complaintSlice.selectors;
