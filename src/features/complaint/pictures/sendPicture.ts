import { createAction } from '@reduxjs/toolkit';
import { type ApiPorts, outcomeOf } from '../../../api/baseQuery';
import type { ApiFailure } from '../../../api/failures';
import type { ProgressFetch } from '../../../api/progressFetch';
import { buildRequest, withFile } from '../../../api/request';
import { sendOnce } from '../../../api/transport';
import type { UploadWire } from '../wire';

export interface PictureUpload {
  /** The picture's key, which is also the idempotency key: sending the same picture twice is one upload. */
  readonly key: string;
  readonly orderNo: string;
  readonly file: File;
}

/** The api's ports and a callback for the progress of an upload. */
export interface UploadPorts extends ApiPorts {
  readonly progressFetch: ProgressFetch;
  /** Aborted when the picture is removed. */
  readonly signal: AbortSignal;
}

/** The uploaded share of a picture, 0 to 1. */
export const pictureProgressed = createAction<{ readonly key: string; readonly share: number }>(
  'complaint/pictureProgressed',
);

/** Uploads one picture in the multipart field that the server expects. */
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
  // The endpoint's schema checks the answer's data.
  return outcomeOf('uploadProblemImage', result, ports.environment, key) as
    { data: UploadWire } | { error: ApiFailure };
}
