/**
 * Bodies of another realm. Node's `Request` cannot read jsdom's `FormData`, `Blob` and `URLSearchParams`, so this module
 * serialises every form.
 */

export type WrittenBody = Pick<RequestInit, 'body' | 'headers'>;

/** The same body and headers with Node's types. */
export async function readable(init: RequestInit): Promise<WrittenBody> {
  const { body, headers } = init;
  const kind = Object.prototype.toString.call(body);
  if (kind === '[object URLSearchParams]') {
    return written(
      (body as URLSearchParams).toString(),
      'application/x-www-form-urlencoded;charset=UTF-8',
      headers,
    );
  }
  if (kind === '[object FormData]') {
    const boundary = 'sandbox-form-boundary';
    const parts = await writeForm(body as FormData, boundary);
    return written(parts, `multipart/form-data; boundary=${boundary}`, headers);
  }
  return body === undefined ? {} : { body };
}

function written(body: BodyInit, type: string, headers: HeadersInit | undefined): WrittenBody {
  const all = new Headers(headers);
  if (!all.has('content-type')) all.set('content-type', type);
  return { body, headers: all };
}

async function writeForm(form: FormData, boundary: string): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  for (const [name, value] of form) {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`;
    const content = isText ? encoder.encode(value) : await bytesOf(value);
    chunks.push(encoder.encode(head), content, encoder.encode('\r\n'));
  }
  chunks.push(encoder.encode(`--${boundary}--\r\n`));
  return join(chunks);
}

/** A quoted name, escaped as browsers escape it. */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** jsdom's blobs may have no `arrayBuffer`. jsdom's `FileReader` reads them. */
async function bytesOf(blob: Blob): Promise<Uint8Array> {
  if ('arrayBuffer' in blob) return new Uint8Array(await blob.arrayBuffer());
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => {
      resolve(new Uint8Array(reader.result as ArrayBuffer));
    };
    reader.onerror = () => {
      reject(new TypeError('The file cannot be read'));
    };
    reader.readAsArrayBuffer(blob);
  });
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
