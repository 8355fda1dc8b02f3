/** The request that a screen made first, as the browser sent it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * What somebody would write by hand who needs no more than this screen's data: one request from the
 * document itself, its texts in a list, one button. The floor for data that a client fetches.
 */
export function plainPage({ method, url, headers, body }: RecordedRequest, shown?: string): string {
  const init = JSON.stringify({ method, headers, ...(body !== null && { body }) });
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>By hand</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 sans-serif;margin:1rem}li{padding:.5rem 0}button{width:100%;min-height:44px}</style></head>
<body><div id="root"><main><ul id="list"></ul></main></div>
<script>
fetch(${JSON.stringify(url)}, ${init}).then((response) => response.json()).then(({ data }) => {
  const list = document.getElementById('list');
  const show = (value) => {
    if (value && typeof value === 'object') return Object.values(value).forEach(show);
    const item = document.createElement('li');
    item.textContent = value;
    list.append(item);
  };
  show(data);
  ${shown ? `show(${JSON.stringify(shown)});` : ''}
  const button = document.createElement('button');
  button.textContent = 'OK';
  button.onclick = () => alert('OK');
  document.querySelector('main').append(button);
});
</script></body></html>
`;
}
