import { api } from '../../api/api';
import type { RequestOf } from '../../api/contract/requests';
import { type Intended, write } from '../../api/endpoint';
import { nothing } from '../../api/wire';
import {
  pictureProgressed,
  type PictureUpload,
  sendPicture,
  type UploadPorts,
} from './pictures/sendPicture';
import { UploadSchema, type UploadWire } from './wire';

/** The writes are apart from the reads, because only the form needs them. */
export const complaintWrites = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProblemImage: build.mutation<UploadWire, PictureUpload>({
      queryFn: (upload, { dispatch, extra, signal }) =>
        sendPicture(upload, { ...(extra as UploadPorts), signal }, (share) =>
          dispatch(pictureProgressed({ key: upload.key, share })),
        ),
      responseSchema: UploadSchema,
    }),
    problemSave: build.mutation<unknown, Intended<RequestOf<'problemSave'>>>(write(nothing, 'Complaint')),
  }),
});
