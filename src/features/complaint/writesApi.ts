import { createAction } from '@reduxjs/toolkit';
import {
  problemSaveAnswer,
  type RequestOf,
  uploadProblemImageAnswer,
  type WireOf,
} from '@/contract';
import {
  api,
  type ApiFailure,
  type ApiPorts,
  buildRequest,
  createProgressFetch,
  type Intended,
  outcomeOf,
  type ProgressFetch,
  sendOnce,
  withFile,
  write,
} from '@/platform/api';

/** The writes are apart from the reads, because only the form needs them. */
export const complaintWrites = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProblemImage: build.mutation<WireOf<'uploadProblemImage'>, PictureUpload>({
      queryFn: (upload, { dispatch, extra, signal }) =>
        sendPicture(upload, { ...(extra as UploadPorts), signal }, (share) =>
          dispatch(pictureProgressed({ key: upload.key, share })),
        ),
      responseSchema: uploadProblemImageAnswer,
    }),
    problemSave: build.mutation<unknown, Intended<RequestOf<'problemSave'>>>(
      write(problemSaveAnswer, 'Complaint'),
    ),
  }),
});

export interface PictureUpload {
  readonly key: string;
  /** The id of its intent: the same one until the lender has answered for this file. */
  readonly intentId: string;
  readonly orderNo: string;
  readonly file: File;
}

/** The api's ports and a callback for the progress of an upload. */
interface UploadPorts extends ApiPorts {
  readonly progressFetch?: ProgressFetch;
  /** Aborted when the picture is removed. */
  readonly signal: AbortSignal;
}

/** The uploaded share of a picture, 0 to 1. */
export const pictureProgressed = createAction<{ readonly key: string; readonly share: number }>(
  'complaint/pictureProgressed',
);

/** Uploads one picture in the multipart field that the server expects. */
async function sendPicture(
  { intentId, file }: PictureUpload,
  ports: UploadPorts,
  onProgress: (share: number) => void,
) {
  const context = { ...ports.requestContext(), intentId };
  const { progressFetch = createProgressFetch(() => new XMLHttpRequest()) } = ports;
  const plain = buildRequest('uploadProblemImage', {}, context);
  const result = await sendOnce('uploadProblemImage', withFile(plain, 'problemImage', file), {
    fetch: progressFetch(onProgress),
    signal: ports.signal,
  });
  // The endpoint's schema checks the answer's data.
  return outcomeOf('uploadProblemImage', result, ports.environment, intentId) as
    | { data: WireOf<'uploadProblemImage'> }
    | { error: ApiFailure };
}
