import { createAction } from '@reduxjs/toolkit';
import { type ApiPorts, outcomeOf } from '../../../api/baseQuery';
import type { ApiFailure } from '../../../api/failures';
import type { ProgressFetch } from '../../../api/progressFetch';
import { buildRequest, withFile } from '../../../api/request';
import { sendOnce } from '../../../api/transport';
import type { UploadWire } from '../wire';

export interface PictureUpload {
  /** Which picture, and the id of its intent: a second sending of the same one is the same intent. */
  readonly key: string;
  readonly orderNo: string;
  readonly file: File;
}

/** The api's ports, and a line that tells how far an upload is. */
export interface UploadPorts extends ApiPorts {
  readonly progressFetch: ProgressFetch;
  /** Aborted when the picture is removed. */
  readonly signal: AbortSignal;
}

/** How much of a picture has left, 0 to 1. */
export const pictureProgressed = createAction<{ readonly key: string; readonly share: number }>(
  'complaint/pictureProgressed',
);

/** Uploads one picture as the multipart field that the server expects. */
export async function sendPicture(
  { key, file }: PictureUpload,
  ports: UploadPorts,
  onProgress: (share: number) => void,
) {
  const context = { ...ports.requestContext(), intentId: key };
  const plain = buildRequest('uploadProblemImage', {}, context);
  const result = await sendOnce('uploadProblemImage', withFile(plain, 'problemImage', file), {
    fetch: ports.progressFetch(onProgress),
    signal: ports.signal,
  });
  // What the answer's data is, the endpoint's schema checks.
  return outcomeOf('uploadProblemImage', result, ports.environment, key) as
    { data: UploadWire } | { error: ApiFailure };
}
