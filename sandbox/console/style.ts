export const CONSOLE_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav a { padding: .5rem 0; }
section { border-top: 1px solid GrayText; padding: 1rem 0; }
[role=alert] { border: 2px solid #c62828; padding: .5rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0; }
label { flex: 1 1 9rem; min-width: 0; }
label:has([type=checkbox]) { flex-basis: 100%; }
input:not([type=checkbox]), select { display: block; width: 100%; }
input, select, button { font: inherit; min-height: 44px; padding: .25rem .5rem; }
input[type=checkbox] { min-height: 0; width: 1.25rem; height: 1.25rem; vertical-align: middle; }
.row { display: flex; flex-wrap: wrap; gap: 0 .5rem; }
.row form { margin: .25rem 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
summary { padding: .5rem 0; cursor: pointer; }
code { font-size: .875rem; }
`;
