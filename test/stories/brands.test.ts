import { inLanguage, languagesOf } from '@/platform/environment/language';
import { brandsItems, environmentOf, spokenBy } from '../../stories/support/brands';

const spoken = brandsItems.flatMap((brand) =>
  languagesOf(environmentOf(brand)).map((language) => [brand, language] as const),
);

it.each(spoken)('a story of %s in %s speaks it, with the currency’s sign', (brand, language) => {
  const environment = environmentOf(brand);
  expect(spokenBy(environment, language)).toBe(language);
  const sign = inLanguage(environment.currency, language, environment);
  expect(sign).toBe(brand === 'rupee' ? '₹' : '$');
});

it('a language that a brand lacks is its default language', () => {
  expect(spokenBy(environmentOf('rupee'), 'es')).toBe('en');
});
