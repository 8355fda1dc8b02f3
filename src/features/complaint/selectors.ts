import { rootReducer } from '../../store/rootReducer';
import { complaintSlice } from './slice';

/** Whatever reads the complaint's slice adds it to the store first. */
export const { selectDraft, selectHasDraft, selectKinds, selectIsScoreAsked, selectNextPicture } =
  complaintSlice.injectInto(rootReducer).selectors;
