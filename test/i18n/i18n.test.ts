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
  it('are complete in Spanish', async () => {
    const [english, spanish] = await Promise.all([textsOf(area, 'en'), textsOf(area, 'es')]);
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(spanish).filter(([, text]) => !text || text.length === 0)).toEqual([]);
  });

  it('have the same translation as the shared texts with the same English', async () => {
    const [frame, own] = await Promise.all([textsOf('shell', 'es'), textsOf(area, 'es')]);
    const differing = Object.keys(own).filter(
      (key) => key in frame && String(own[key]) !== String(frame[key]),
    );
    expect(differing.map((key) => `${String(own[key])} / ${String(frame[key])}`)).toEqual([]);
  });
});

it.each(AREAS)('%s has Chinese texts only for screens with a fixed language', async (area) => {
  const isSpoken = Object.keys(await textsOf(area, 'zh')).length > 0;
  expect(isSpoken).toBe(CHINESE.includes(area));
});
