import fc from 'fast-check';
import { meantAddress } from '@/platform/session/launch/meantAddress';
import { openSession, openWithoutSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';

const ORIGIN = 'https://h5.lender.example';
const LAUNCH = '/loanDetail?userId=7&sessionId=SECRET&productId=3&orderId=9';
const escapedAnd = (sign: string) => LAUNCH.replaceAll('&', sign);

const ESCAPED = [
  escapedAnd('&amp;'),
  escapedAnd('&AMP;'),
  escapedAnd('&amp;amp;'),
  escapedAnd('&amp%3B'),
  escapedAnd('&#38;'),
  escapedAnd('&#x26;'),
  LAUNCH.replace('?', '%3F'),
  LAUNCH.replace('?', '%3f'),
  escapedAnd('&amp;').replace('?', '%3F'),
  LAUNCH.replace('?', '%3F').replace('&productId', '?productId'),
  `/loanDetail${encodeURIComponent(LAUNCH.slice('/loanDetail'.length))}`,
  `/loanDetail?${encodeURIComponent(LAUNCH.slice('/loanDetail?'.length))}`,
  LAUNCH.replaceAll('=', '%3D'),
];

it.each(ESCAPED)('reads and scrubs %s', (address) => {
  const replaceState = jest.fn();
  const { launch, isFreshLaunch } = openSession({
    location: new URL(address, ORIGIN),
    history: { state: null, replaceState },
    storages: storagesOf(window),
  });
  expect(isFreshLaunch).toBe(true);
  expect(launch).toEqual({ userId: '7', sessionId: 'SECRET', productId: '3', orderId: '9' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/loanDetail?productId=3&orderId=9');
});

it.each([
  '/promotion?id=1&amp;sessionId=SECRET&amp;app_from=x#/?utm_tag=y&amp;UC=z',
  '/promotion%3Fid=1&sessionId=SECRET&app_from=x#/?utm_tag=y&UC=z',
])('scrubs the promotion’s %s, and unescapes its hash', (address) => {
  const replaceState = jest.fn();
  const location = new URL(address, ORIGIN) as unknown as Location;
  openWithoutSession({ location, history: { state: null, replaceState } });
  const scrubbed = '/promotion?id=1&app_from=x#/?utm_tag=y&UC=z';
  expect(replaceState).toHaveBeenCalledWith(null, '', scrubbed);
});

it('leaves an address that is not escaped as it is', () => {
  const value = fc.string().map(encodeURIComponent);
  const query = fc.tuple(value, value).map(([one, other]) => `?from=${one}&x=${other}`);
  fc.assert(
    fc.property(query, fc.constantFrom('', '#top', '#/?id=1&UC=2'), (search, hash) => {
      const address = { pathname: '/confirm', search, hash };
      expect(meantAddress(address)).toEqual(address);
    }),
  );
});
