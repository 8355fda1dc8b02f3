import { createHash } from 'node:crypto';
import { headerRules } from '../../scripts/build/headerRules';
import { contentSecurityPolicy, securityHeaders, withPolicy } from '../../scripts/build/policy';
import { headersFor } from '../../scripts/headersFile';
import type { Environment } from '../../src/environment/environment';
import { testEnvironment } from '../support/environment';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(overrides: Partial<Environment> = {}, scripts: readonly string[] = []) {
  const environment = testEnvironment(overrides);
  const policy = contentSecurityPolicy({ environment, scripts, styles: ['a{}'] });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('allows the sources of the pages only', () => {
    expect(directives()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", hash('a{}')],
      'img-src': ["'self'", 'https:', 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['webpack'],
    });
  });

  it('lists the hash of each inline script once', () => {
    expect(directives({}, ['x()', 'y()', 'x()'])['script-src']).toEqual([
      "'self'",
      ...[hash('x()'), hash('y()')].sort(),
    ]);
  });

  it('lists the origins of the API and of the privacy notice', () => {
    const policy = directives({
      apiBase: 'https://api.lender.example',
      privacyUrl: 'https://www.lender.example/privacy?a=b',
    });
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.lender.example']);
    expect(policy['frame-src']).toEqual(['https://www.lender.example']);
    expect(policy['img-src']).not.toContain('http:');
  });

  it('lists each beacon origin once, and none for a path on the own origin', () => {
    const policy = directives({
      apiBase: 'https://api.lender.example',
      conversionUrl: 'https://ads.lender.example/conversions',
      reportUrl: 'https://api.lender.example/reports',
    });
    const { 'connect-src': connect } = policy;
    expect(connect).toEqual(["'self'", 'https://api.lender.example', 'https://ads.lender.example']);
    expect(directives({ reportUrl: '/reports' })['connect-src']).toEqual(["'self'"]);
  });

  it('allows unencrypted images from localhost only', () => {
    const policy = directives({ apiBase: 'http://localhost:8080' });
    expect(policy['img-src']).toEqual([
      "'self'",
      'https:',
      'data:',
      'blob:',
      'http://localhost:8080',
    ]);
  });
});

it('sends the other security headers with every response', () => {
  const [everything] = headerRules('default-src x', []);
  expect(everything?.pattern).toBe('/*');
  expect(Object.fromEntries(everything?.headers ?? [])).toEqual({
    'Content-Security-Policy': 'default-src x',
    ...securityHeaders,
    'Cache-Control': 'private, no-cache',
  });
  expect(securityHeaders).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(securityHeaders['Strict-Transport-Security']).toMatch(
    /^max-age=\d{8}; includeSubDomains$/,
  );
});

it.each(['camera', 'geolocation', 'microphone', 'payment', 'usb'])(
  'forbids all pages the use of: %s',
  (feature) => {
    expect(securityHeaders['Permissions-Policy'].split(', ')).toContain(`${feature}=()`);
  },
);

describe('the caching rules', () => {
  const rules = headerRules('', ['/assets/app.1a2b.js']);
  const cacheOf = (path: string) => headersFor(rules, path)['Cache-Control'];

  it.each(['/', '/confirm', '/loandetail', '/loanDetail/', '/About/', '/app.html', '/nowhere/x'])(
    'revalidate a page, whatever its spelling and even if it is missing: %s',
    (path) => {
      expect(cacheOf(path)).toBe('private, no-cache');
    },
  );

  it('cache existing files with a hash forever, and never a missing asset', () => {
    expect(cacheOf('/assets/app.1a2b.js')).toContain('immutable');
    expect(cacheOf('/assets/app.lost.js')).toBe('no-store');
  });
});

describe('a page’s own policy', () => {
  const page = '<head>\n    <meta charset="utf-8">\n    <script>1</script></head>';
  const html = withPolicy(page, "default-src 'none'; frame-ancestors 'none'; script-src 'self'");

  it('comes first in the head, without directives that need a header', () => {
    expect(html).toContain(`content="default-src 'none'; script-src 'self'"`);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });
});
