/** The request that a screen made first, as the browser sent it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** An element by its name, attributes and parts; or a text. */
export type Drawn = string | readonly [string, Readonly<Record<string, string>>, readonly Drawn[]];

/** How the screen looks once its answer is there: its markup, the same part by part, and all its rules. */
export interface Look {
  readonly html: string;
  readonly drawn: readonly Drawn[];
  readonly css: string;
}

/**
 * What somebody would write by hand who needs no more than this one screen: its style, one request from the
 * document itself, and the same picture when the answer has come. The floor for data that a client fetches.
 */
export function plainPage({ method, url, headers, body }: RecordedRequest, { html, css }: Look) {
  const init = JSON.stringify({ method, headers, ...(body !== null && { body }) });
  const json = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>By hand</title><link rel="icon" href="data:,">
<script>
const answer = fetch(${json(url)}, ${init.replaceAll('<', '\\u003c')}).then((response) => response.json());
</script>
<style>${css}</style></head>
<body><div id="root"></div>
<script>
answer.then(({ data }) => {
  if (data) document.getElementById('root').innerHTML = ${json(html)};
});
</script></body></html>
`;
}
