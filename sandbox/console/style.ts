import { faultRows } from './faultForm';

/** Only the fields of the chosen kind are there. A browser without ':has' shows the fields of all kinds. */
const chosenKind = Object.keys(faultRows)
  .map((kind) => `form:has(option[value="${kind}"]:checked) fieldset[data-kind="${kind}"]`)
  .join(',\n');

export const CONSOLE_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
h3 { font-size: .875rem; margin: .5rem 0 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav a { padding: .5rem 0; }
section { border-top: 1px solid GrayText; padding: 1rem 0; }
[role=alert]:not(:empty) { border: 2px solid #c62828; padding: .5rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem; flex: 1 1 100%; min-width: 0; margin: 0; padding: 0; border: 0; }
@supports selector(:has(a)) {
  fieldset[data-kind] { display: none; }
  ${chosenKind} { display: flex; }
}
label { flex: 1 1 9rem; min-width: 0; }
label:has([type=checkbox], [name=kind]) { flex-basis: 100%; }
input:not([type=checkbox]), select { display: block; width: 100%; }
input, select, button { font: inherit; min-height: 44px; padding: .25rem .5rem; }
input[type=checkbox] { min-height: 0; width: 1.25rem; height: 1.25rem; vertical-align: middle; }
.row { display: flex; flex-wrap: wrap; gap: 0 .5rem; }
.row form { margin: .25rem 0; }
.row a { padding: .5rem .25rem; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .25rem; }
summary { padding: .5rem 0; cursor: pointer; }
code, pre { font-size: .875rem; }
pre { margin: 0; padding: .5rem; max-height: 24rem; overflow: auto; white-space: pre-wrap; border: 1px solid GrayText; }
@media (min-width: 64rem) {
  body { max-width: none; }
  .columns { display: grid; grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr) minmax(16rem, 1fr); gap: 0 2rem; align-items: start; }
}
`;
