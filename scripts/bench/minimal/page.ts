import type { Drawn, Look, RecordedRequest } from '../plainPage';

/** What the minimal app is told of the screen that it is compared with. */
export interface Minimal {
  readonly request: RecordedRequest;
  readonly css: string;
  readonly drawn: readonly Drawn[];
}

export const MINIMAL_ID = 'minimal';

/** The page of the minimal app, its tag at the top. */
export function minimalPage(script: string, request: RecordedRequest, look: Look): string {
  const { css, drawn } = look;
  const told: Minimal = { request, css, drawn };
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script defer src="${script}"></script>
<title>Minimal</title><link rel="icon" href="data:,">
</head>
<body><div id="root"></div>
<script type="application/json" id="${MINIMAL_ID}">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>
</body></html>
`;
}
