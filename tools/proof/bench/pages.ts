/** The first request of a screen, as the browser sent it. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A text, or an element as its name, attributes and children. */
export type Drawn = string | readonly [string, Readonly<Record<string, string>>, readonly Drawn[]];

/** A rendered screen with its answer: its HTML, its elements, and its CSS rules. */
export interface Snapshot {
  readonly html: string;
  readonly drawn: readonly Drawn[];
  readonly css: string;
}

/** The data that the minimal app reads from its page. */
export interface Minimal extends Omit<Snapshot, 'html'> {
  readonly request: RecordedRequest;
}

export const MINIMAL_ID = 'minimal';

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (head: string, body: string) => `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title><link rel="icon" href="data:,">
${head}</head>
<body><div id="root"></div>
${body}</body></html>
`;

/**
 * A handwritten page for this screen: its style, one request from the document itself, and the same markup when the
 * answer has arrived. Its time is the minimum for data that a client requests.
 */
export function plainPage(
  { url, body, ...init }: RecordedRequest,
  { html, css }: Snapshot,
): string {
  const sent = json({ ...init, ...(body !== null && { body }) });
  return page(
    `<script>
const answer = fetch(${json(url)}, ${sent}).then((response) => response.json());
</script>
<style>${css}</style>`,
    `<script>
answer.then(({ data }) => {
  if (data) document.getElementById('root').innerHTML = ${json(html)};
});
</script>`,
  );
}

export function minimalPage(script: string, request: RecordedRequest, { css, drawn }: Snapshot) {
  const data: Minimal = { request, css, drawn };
  return page(
    `<script defer src="${script}"></script>`,
    `<script type="application/json" id="${MINIMAL_ID}">${json(data)}</script>`,
  );
}
