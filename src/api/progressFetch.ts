/** A `fetch` that says how much of its body has left; `share` runs from 0 to 1. */
export type ProgressFetch = (onProgress: (share: number) => void) => typeof fetch;

/** `fetch` itself tells nothing about what it sends: an XMLHttpRequest in its place does. */
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
