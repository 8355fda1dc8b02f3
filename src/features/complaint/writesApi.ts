import { api } from '../../api/api';
import { call } from '../../api/request';
import { nothing } from '../../api/wire';
import { sendPicture, type PictureUpload, type UploadPorts } from './pictures/sendPicture';
import { pictureChanged } from './slice';
import { UploadSchema, type UploadWire } from './wire';

/** What a complaint is sent as (docs/reference/calls.md#bodies). */
export interface SaveParameters {
  readonly problemType: string;
  readonly problemSonType: string;
  readonly problemDetail: string;
  /** Addresses of uploaded images with commas between them, or empty. */
  readonly problemImage: string;
  readonly orderNo: string;
}

/** The writes, apart from the reads: only the form carries them. */
export const complaintWrites = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProblemImage: build.mutation<UploadWire, PictureUpload>({
      queryFn: (upload, { dispatch, extra, getState, signal }) =>
        sendPicture(upload, { ...(extra as UploadPorts), signal }, getState(), (share) =>
          dispatch(pictureChanged({ key: upload.key, share })),
        ),
      responseSchema: UploadSchema,
    }),
    problemSave: build.mutation<unknown, SaveParameters>({
      query: (parameters) => call('problemSave', parameters),
      rawResponseSchema: nothing,
      invalidatesTags: (_, error) => (error ? [] : ['Complaint']),
    }),
  }),
});
