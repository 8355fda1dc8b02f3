/** A proof: what it shows, and the commands that show it. */
export interface Proof {
  readonly proves: string;
  /** The commands without which no other one can run. The first that fails ends the proof. */
  readonly first?: readonly string[];
  /** Every one runs, also after a failure. The last one takes the parameters of `npm run proof -- <name> …`. */
  readonly commands: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The variables that may stand before the command, for `--help`. */
  readonly settings?: string;
}

const BUILD = 'npm run build';
const CHROMIUM = 'tsx scripts/ensureChromium.ts';
const STORYBOOK = 'storybook build --quiet --output-dir dist-stories';
const TEXTS = 'npm run texts -- --draft';
const TOOLS = 'npm ci --prefix tools/lender/contract/tools --ignore-scripts --no-audit --no-fund';
/** All cases. `npm run check` tries a part of them. */
const WHOLE = { WHOLE: '1' };
/** The settings of the phone in the pictures. */
const PHONE = '[WIDTH=320,430] [TEXT=32] [LOOK=dark] ';
/** Playwright's report shows the pictures. */
const REPORT = { PLAYWRIGHT_HTML_OUTPUT_DIR: 'sheets/report', PLAYWRIGHT_HTML_OPEN: 'never' };

export const proofs: Readonly<Record<string, Proof>> = {
  abuse: {
    proves: 'no parameter of an address does harm, whatever its value',
    first: [BUILD, CHROMIUM],
    commands: ['playwright test --project=abuse'],
  },
  access: {
    proves: 'axe, the sizes of controls and the early pictures of every screen, in both languages',
    first: [BUILD, CHROMIUM],
    commands: ['playwright test --project=journeys access.spec head.spec'],
    env: WHOLE,
  },
  audit: {
    proves: 'no package has a known weakness, each is signed by its registry',
    commands: ['npm audit --audit-level=moderate', 'npm audit signatures'],
  },
  bench: {
    proves: 'the app is as fast as docs/speed.md says, on a slow phone',
    first: [BUILD, CHROMIUM],
    commands: ['tsx tools/proof/bench.ts'],
  },
  concurrency: {
    proves: 'two taps, two tabs, Back, a reload or two borrowers send no write twice',
    first: [BUILD, CHROMIUM],
    commands: ['playwright test --project=concurrency'],
  },
  engines: {
    proves: 'the journeys tagged @engines, in Firefox and WebKitGTK',
    first: [BUILD],
    commands: ['playwright test --project=firefox --project=webkit'],
    env: WHOLE,
  },
  faults: {
    proves: 'every fault of every call at the data layer, and of ten calls on their screens',
    first: [BUILD, CHROMIUM],
    commands: ['jest test/hold/faults --reporters=summary', 'playwright test --project=faults'],
    env: WHOLE,
  },
  kill: {
    proves: 'a browser killed while it pays knows the payment at its next start',
    first: [BUILD, CHROMIUM],
    commands: ['playwright test --project=kill'],
  },
  mock: {
    proves: 'the app works with a lender that Prism makes of the contract',
    first: [TOOLS, BUILD, CHROMIUM],
    commands: ['playwright test --project=mock'],
  },
  mutants: {
    proves: 'a changed rule or control fails a test (Stryker)',
    first: [TEXTS],
    commands: ['stryker run'],
  },
  native: {
    proves: 'the sample hosts of docs/native compile',
    commands: [
      'javac -Xlint:all -Werror -d node_modules/.cache/native docs/native/android/*.java',
      'swiftc -parse docs/native/ios/BorrowerHost.swift',
    ],
  },
  nginx: {
    proves: 'the printed nginx configuration keeps its promises, and loses no request in a release',
    first: [BUILD],
    commands: ['jest test/build/nginx', 'playwright test --project=nginx'],
  },
  placeholders: {
    proves: 'the early picture has the texts of its screen, for each borrower of the sandbox',
    first: [TEXTS],
    commands: ['jest test/build/placeholders'],
  },
  pseudo: {
    proves: 'longer texts are not cut and mirrored screens are mirrored, at 320 px',
    first: [BUILD, CHROMIUM],
    commands: [
      'playwright test --project=pseudo',
      STORYBOOK,
      'playwright test --project=sheets --project=stories --grep "sandbox (en-XA|ar-XB)"',
    ],
    env: { PSEUDO: '1', WIDTH: '320' },
  },
  sheets: {
    settings: `[ENVIRONMENT=peso | ENVIRONMENT=x.json DOCUMENTS=folder] ${PHONE}`,
    proves:
      'every screen of a built dist/ fits, in each brand, width and language: pictures in sheets/',
    first: [CHROMIUM],
    commands: ['playwright test --project=sheets --reporter=list,html'],
    env: REPORT,
  },
  soak: {
    proves: 'a thousand navigations in one document leave no heap, nodes or listeners behind',
    first: [BUILD, CHROMIUM],
    commands: ['playwright test --project=soak --workers=1'],
  },
  stories: {
    settings: PHONE,
    proves: 'every story opens and fits, axe finds nothing in it: pictures in sheets/stories/',
    first: [TEXTS, STORYBOOK, CHROMIUM],
    commands: ['playwright test --project=stories --reporter=list,html'],
    env: REPORT,
  },
  spectral: {
    proves: 'Spectral finds nothing in docs/api/openapi.json',
    first: [TOOLS],
    commands: [
      'tools/lender/contract/tools/node_modules/.bin/spectral lint docs/api/openapi.json --ruleset tools/lender/openapi/spectral.json --fail-severity warn',
    ],
  },
};
