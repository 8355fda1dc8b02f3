import { readdirSync, readFileSync } from 'node:fs';
import * as ui from '@/design/ui';

const FOLDER = 'stories/parts';
const stories = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');

/** Components, by their name's first letter. */
const parts = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

it.each(parts)('Storybook shows %s', (part) => {
  expect(stories).toMatch(new RegExp(`<${part}\\b`));
});
