import { type CatalogueArea, createI18n, loadCatalogue } from '../../src/i18n/i18n';
import type { Language } from '../../src/i18n/language';

const AREAS: readonly CatalogueArea[] = [
  'shell',
  'loan',
  'repayment',
  'card',
  'complaint',
  'support',
  'promotion',
  'site',
];
const CHINESE: readonly CatalogueArea[] = ['shell', 'card', 'promotion'];

async function textsOf(area: CatalogueArea, language: Language) {
  const i18n = createI18n(language);
  await loadCatalogue(i18n, area);
  return i18n.messages;
}

describe.each(AREAS)('the texts of %s', (area) => {
  it('exist in Spanish where they exist in English', async () => {
    const [english, spanish] = await Promise.all([textsOf(area, 'en'), textsOf(area, 'es')]);
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(spanish).filter(([, text]) => !text || text.length === 0)).toEqual([]);
  });

  it('equal the shell’s texts where the English is the same', async () => {
    const [frame, own] = await Promise.all([textsOf('shell', 'es'), textsOf(area, 'es')]);
    const differing = Object.keys(own).filter(
      (key) => key in frame && String(own[key]) !== String(frame[key]),
    );
    expect(differing.map((key) => `${String(own[key])} / ${String(frame[key])}`)).toEqual([]);
  });
});

it.each(AREAS)('has Chinese texts for %s only where a screen is fixed to Chinese', async (area) => {
  const isSpoken = Object.keys(await textsOf(area, 'zh')).length > 0;
  expect(isSpoken).toBe(CHINESE.includes(area));
});
