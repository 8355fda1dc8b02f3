import { answerOf, type ApiPorts } from '../../../api/baseQuery';
import type { ApiFailure } from '../../../api/failures';
import type { ProgressFetch } from '../../../api/progressFetch';
import { buildRequest, withFile } from '../../../api/request';
import { sendOnce } from '../../../api/transport';
import type { RootState } from '../../../store/state';
import type { UploadWire } from '../wire';

export interface PictureUpload {
  /** Which picture: a second sending of the same one, while the first is under way, is none. */
  readonly key: string;
  readonly file: File;
}

/** The api's ports, and a line that tells how far an upload is. */
export interface UploadPorts extends ApiPorts {
  readonly progressFetch: ProgressFetch;
  /** Aborted when the picture is removed. */
  readonly signal: AbortSignal;
}

/** Uploads one picture as the multipart field that the server expects. */
export async function sendPicture(
  { file }: PictureUpload,
  ports: UploadPorts,
  state: RootState,
  onProgress: (share: number) => void,
) {
  const plain = buildRequest('uploadProblemImage', {}, ports.requestContext(state));
  const result = await sendOnce('uploadProblemImage', withFile(plain, 'problemImage', file), {
    fetch: ports.progressFetch(onProgress),
    signal: ports.signal,
  });
  // What the answer's data is, the endpoint's schema checks.
  return answerOf('uploadProblemImage', result, ports.environment) as
    { data: UploadWire } | { error: ApiFailure };
}
