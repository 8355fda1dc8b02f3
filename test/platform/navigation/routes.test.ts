import fc from 'fast-check';
import { checkAdvertisement, targetAddress } from '@/features/promotion/query';
import { pathTo, type RouteName, routes } from '@/platform/navigation/routes';

const ORIGIN = 'https://h5.lender.example';

const name = fc.constantFrom(...(Object.keys(routes) as RouteName[]));
/** Any id without a lone surrogate. */
const text = fc.string({ unit: 'grapheme' });
const subject = fc.record({ productId: text, orderId: text }, { requiredKeys: [] });

it('has a path of its own for each screen', () => {
  const paths = Object.values(routes).map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it('makes addresses with the screen’s path on this origin and every given parameter', () => {
  fc.assert(
    fc.property(name, subject, (route, given) => {
      const url = new URL(pathTo(route as 'home', given), ORIGIN);
      expect([url.origin, url.pathname, url.hash]).toEqual([ORIGIN, routes[route], '']);
      const said = Object.entries(given).filter(([, value]) => value !== '');
      expect([...url.searchParams].sort()).toEqual(said.sort());
      expect(url.href.includes('?')).toBe(said.length > 0);
    }),
  );
});

it('keeps an advertisement’s parameters in the address of a hash target', () => {
  const value = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
  const advertisement = fc.record({
    id: value,
    app_from: value,
    user_from: value,
    utm_tag: value,
    down_id: value,
  });
  fc.assert(
    fc.property(advertisement, (given) => {
      const read = checkAdvertisement(given);
      const [path, query = ''] = targetAddress('download', read).split('?');
      expect(path).toBe('/downloadTemplate');
      expect(checkAdvertisement(Object.fromEntries(new URLSearchParams(query)))).toEqual(read);
    }),
  );
});
