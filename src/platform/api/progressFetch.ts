/** A `fetch` that reports the sent share of its body, 0 to 1. */
export type ProgressFetch = (onProgress: (share: number) => void) => typeof fetch;

/** Uses an XMLHttpRequest, because `fetch` does not report upload progress. */
export function createProgressFetch(create: () => XMLHttpRequest): ProgressFetch {
  return (onProgress) =>
    (url, { method = 'GET', headers = {}, body = null, signal } = {}) =>
      new Promise((resolve, reject) => {
        const request = create();
        request.open(method, url instanceof Request ? url.url : url);
        new Headers(headers).forEach((value, name) => {
          request.setRequestHeader(name, value);
        });
        request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
          if (lengthComputable) onProgress(loaded / total);
        };
        request.onload = () => {
          // A status such as 204 allows no body, not even an empty one.
          resolve(new Response(request.responseText || null, { status: request.status }));
        };
        request.onerror = request.onabort = () => {
          reject(new TypeError('The upload did not arrive'));
        };
        signal?.addEventListener('abort', () => {
          request.abort();
        });
        request.send(body as XMLHttpRequestBodyInit | null);
      });
}
