import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '../../scripts/build/builtFiles';
import { startCommand } from '../../scripts/build/command';
import { findChromium, startBrowser } from '../../scripts/ensureChromium';
import { type Preview, startPreview } from '../../scripts/previewServer';
import { LANGUAGE_NUMBERS } from '../../src/platform/environment/language';
import { brandedCopy } from './sheets/brandedCopy';
import { contactSheets } from './sheets/contactSheet';
import { photograph, type Session } from './sheets/photograph';
import { views } from './sheets/views';

startCommand(
  'npm run proof -- sheets [--brand peso | --brand x.json --documents folder] [--language en] [--width 320] [--text 32] [--look dark] [--only confirm]',
);

/**
 * Writes pictures of all screens and pages to `sheets/`, per brand, width and language, with contact sheets for review.
 * Prints layout errors that the browser can find: a page wider than the phone, text that is cut off.
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string', multiple: true, default: ['sandbox', 'peso', 'rupee'] },
    documents: { type: 'string' },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['320', '430'] },
    text: { type: 'string', default: '16' },
    look: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
  },
});

async function takeSheet(session: Session): Promise<number> {
  const { browser, width, folder } = session;
  mkdirSync(folder, { recursive: true });
  const pictures = [];
  for (const view of views.filter(({ name }) => name.includes(values.only))) {
    const picture = await photograph(view, session);
    picture.troubles.forEach((trouble) => console.log(`${folder} ${view.name}: ${trouble}`));
    pictures.push(picture);
  }
  const sheets = await contactSheets(browser, pictures, width, folder);
  console.log(`${folder}: ${pictures.length} pictures, ${sheets} contact sheets`);
  return pictures.filter(({ troubles }) => troubles.length > 0).length;
}

async function takeBrand(brand: string, browser: Session['browser']): Promise<number> {
  const { root, environment } = await brandedCopy(brand, values.documents);
  const numbers = Object.entries(environment.languages ?? LANGUAGE_NUMBERS);
  const preview: Preview = await startPreview(0, { root, environment });
  let troubled = 0;
  try {
    for (const [number, language] of numbers) {
      if (values.language && !values.language.includes(language)) continue;
      for (const width of values.width.map(Number)) {
        const text = Number(values.text);
        const look = values.look === 'dark' ? 'dark' : 'light';
        const size = text === 16 ? '' : `-text-${text}`;
        const name = `${width}-${language}${size}${look === 'dark' ? '-dark' : ''}`;
        const folder = path.join('sheets', path.basename(brand, '.json'), name);
        troubled += await takeSheet({
          browser,
          preview,
          width,
          language: number,
          text,
          look,
          folder,
        });
      }
    }
  } finally {
    await preview.close();
    rmSync(root, { recursive: true });
  }
  return troubled;
}

async function main(): Promise<void> {
  requireBuild('dist');
  const browser = await startBrowser(findChromium());
  try {
    let troubled = 0;
    for (const brand of values.brand) troubled += await takeBrand(brand, browser);
    process.exitCode = troubled ? 1 : 0;
  } finally {
    await browser.close();
  }
}

void main();
