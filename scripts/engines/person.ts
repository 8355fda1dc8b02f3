import { readFileSync } from 'node:fs';
import { calling, IS_READY, look, readText, type Sought, type Words } from './inPage';
import type { Control, Page } from './port';

const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Until something that is awaited is there. */
const PATIENCE_MS = 10_000;
const BETWEEN_LOOKS_MS = 50;

const ARE_PICTURES_THERE =
  "return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')";

export type Person = ReturnType<typeof personAt>;

/** What a person does on a page, by what they read there. */
export function personAt(page: Page, origin: string) {
  /** An element may be gone again before it is touched: then it is looked for anew. */
  const handle = async (sought: Sought, how: (control: Control) => Promise<void>) => {
    const script = calling(look, sought);
    await until(`cannot use ${inWords(sought)}`, async () => {
      if (!(await page.read(IS_READY))) await page.read(LIBRARY);
      const control = await page.find(script);
      if (control) await how(control);
      return control;
    });
  };
  const text = () => page.read(calling(readText)).then(String);
  return {
    visits: (address: string) => page.visit(origin + address),
    goesBack: () => page.back(),
    reloads: () => page.reload(),
    taps: (role: string, name: Words) => handle({ role, name }, (control) => control.tap()),
    types: (label: Words, what: string) => handle({ label }, (control) => control.type(what)),
    attaches: (label: Words, file: string) => handle({ label }, (control) => control.attach(file)),
    sees: (words: Words) =>
      until(`cannot read ${String(words)}`, async () =>
        typeof words === 'string' ? (await text()).includes(words) : words.test(await text()),
      ),
    /** What a script's body gives, once it gives something. */
    finds: (what: string, script: string) =>
      until(`no ${what}`, async () => page.read(script)).then(String),
    async picture() {
      await until('pictures are awaited', () => page.read(ARE_PICTURES_THERE));
      return page.picture();
    },
    /** What stands on the screen, waiting or not, in one line. */
    said: () =>
      page
        .read('return document.body.innerText')
        .then((words) => String(words).replace(/\s+/g, ' ')),
    until,
  };
}

const inWords = (sought: Sought) =>
  'role' in sought ? `${sought.role} ${String(sought.name)}` : `field ${String(sought.label)}`;

/** Asks again until there is an answer; a document may go away under a question. */
async function until<Answer>(
  complaint: string,
  ask: () => Answer | Promise<Answer>,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + PATIENCE_MS;
  let trouble = '';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
      trouble = '';
    } catch (error) {
      trouble = `: ${String(error)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
  throw new Error(complaint + trouble);
}
