import { rootReducer } from '../../platform/store';
import { complaintSlice } from './slice';

/** Importing these selectors adds the complaint's slice to the store. */
export const { selectDraft, selectHasDraft, selectKinds, selectNextPicture } =
  complaintSlice.injectInto(rootReducer).selectors;
