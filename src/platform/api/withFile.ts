import type { PlainRequest } from './request';

/** The same request with a file as its body. The browser sets the content type with its boundary. */
export function withFile({ url, init }: PlainRequest, field: string, file: File): PlainRequest {
  const { 'Content-Type': _, ...headers } = init.headers;
  const body = new FormData();
  body.append(field, file);
  return { url, init: { ...init, headers, body } };
}
