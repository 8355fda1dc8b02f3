import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import type { Environment } from '@/platform/environment/environment';
import { routes } from '@/platform/navigation/routes';
import { answerHeaders, headerRules } from '../../scripts/build/headerRules';
import { formatHeaders, headersFor } from '../../scripts/build/headersFile';
import { contentSecurityPolicy, securityHeaders, withPolicy } from '../../scripts/build/policy';
import { pagesByRoute, redirects } from '../../scripts/build/redirects';
import { testEnvironment } from '../support/environment';
import { asCloudflare, asNetlify } from '../support/headerHosts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a maintained evaluator finds, without what may be harmless. */
const troublesOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);

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

  it('has no fault that an evaluator finds, in a header and within a page', () => {
    const environment = testEnvironment({ reportUrl: 'https://reports.example/h5' });
    const policy = contentSecurityPolicy({ environment, scripts: ['start()'], styles: ['a{}'] });
    const [, ofPage = ''] = /content="([^"]+)"/.exec(withPolicy('<meta charset="utf-8">', policy))!;
    expect([troublesOf(policy), troublesOf(ofPage)]).toEqual([[], []]);
    expect(troublesOf(policy.replace("script-src 'self'", 'script-src *'))).not.toEqual([]);
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

it.each(
  'camera geolocation microphone payment usb serial hid clipboard-read publickey-credentials-get local-fonts'.split(
    ' ',
  ),
)('forbids all pages the use of: %s', (feature) => {
  expect(securityHeaders['Permissions-Policy'].split(', ')).toContain(`${feature}=()`);
});

const ASSETS = ['/assets/app.1a2b3c4d.js', '/assets/5e6f7a8b.js'];
const PAGES = [
  ...Object.values(routes),
  ...Object.values(routes).map((route) => `${route.replace(/\/$/, '')}/`),
  '/LOANDETAIL',
  '/loandetail/',
  '/app.html',
  '/promotion',
  '/confirm/index.html',
  '/nowhere',
  '/version.json',
  '/documents/es/privacy.json',
];

describe('the caching rules', () => {
  const rules = headerRules('default-src x', ASSETS);
  const readers = { Netlify: asNetlify, Cloudflare: asCloudflare, 'the preview': headersFor };
  const cacheOf = (path: string) =>
    Object.entries(readers).map(([host, read]) => [host, read(rules, path)['Cache-Control']]);
  const everywhere = (value?: string) => Object.keys(readers).map((host) => [host, value]);

  it.each(PAGES)('revalidate a page in every spelling on every host: %s', (path) => {
    expect(cacheOf(path)).toEqual(everywhere('private, no-cache'));
  });

  it.each(ASSETS)('cache an existing asset forever on every host: %s', (path) => {
    expect(cacheOf(path)).toEqual(everywhere('public, max-age=31536000, immutable'));
  });

  it('do not make a missing asset cacheable on any host', () => {
    expect(cacheOf('/assets/app.lost.js')).toEqual(everywhere());
  });

  it.each([
    ...[...PAGES, ...ASSETS, '/assets/lost.js', '/nowhere/at/all'],
    ...['/documents/', '/documents/index.html', '/documents/es/key-facts.json'],
  ])('mean the same to a host that joins values and to one that replaces them: %s', (path) => {
    expect(asCloudflare(rules, path)).toEqual(asNetlify(rules, path));
    expect(asCloudflare(rules, path)).toMatchObject(securityHeaders);
  });

  it('are at most one hundred: a further asset is asked for again on each visit', () => {
    const assets = Array.from({ length: 95 }, (_, at) => `/assets/${at}.js`);
    const full = headerRules('', assets);
    expect(full).toHaveLength(100);
    expect(asCloudflare(full, '/assets/93.js')).toHaveProperty('Cache-Control');
    expect(asCloudflare(full, '/assets/94.js')).not.toHaveProperty('Cache-Control');
  });

  it('fail the build if a host would cut a line off', () => {
    const rulesWith = (count: number) => {
      const styles = Array.from({ length: count }, (_, at) => `a${at}{}`);
      const environment = testEnvironment();
      return headerRules(contentSecurityPolicy({ environment, scripts: [], styles }), ASSETS);
    };
    const lines = formatHeaders(rulesWith(28)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(lines.join()).toContain("script-src 'self'; style-src 'self' 'sha256-");
    expect(() => rulesWith(60)).toThrow(
      /the line of Content-Security-Policy has \d{4} characters; hosts read 2000/,
    );
  });
});

describe('the headers by kind of answer', () => {
  const kinds = ['page', 'asset', 'lost', 'call'] as const;

  it.each(kinds)('have every security header and a cache rule: %s', (kind) => {
    expect(answerHeaders(kind, 'default-src x')).toMatchObject({
      ...securityHeaders,
      'Content-Security-Policy': expect.any(String) as string,
      'Cache-Control': expect.any(String) as string,
    });
  });

  it('tell a browser that only a page is the same for every query', () => {
    const told = kinds.filter((kind) => 'No-Vary-Search' in answerHeaders(kind, ''));
    expect(told).toEqual(['page']);
    const rules = headerRules('default-src x', ['/assets/app.1.js']);
    expect(headersFor(rules, '/confirm/')['No-Vary-Search']).toBe('params');
    expect(headersFor(rules, '/assets/app.1.js')).not.toHaveProperty('No-Vary-Search');
  });

  it('let nothing run in the answer to a call, and let no cache keep it', () => {
    expect(answerHeaders('call', 'default-src x')).toMatchObject({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'no-store',
    });
  });
});

describe('the redirects', () => {
  const text = redirects(pagesByRoute(['/', '/loanDetail', '/aboutUs'], ['/loanDetail']));

  it('serve a route in its own and in small letters, with and without a slash', () => {
    // No rule is for all paths: it would hide the assets on Cloudflare.
    expect(text.split('\n')).toEqual([
      '/loanDetail /loanDetail/ 200',
      '/loandetail /loanDetail/ 200',
      '/loandetail/ /loanDetail/ 200',
      '/aboutUs /app 200',
      '/aboutUs/ /app 200',
      '/aboutus /app 200',
      '/aboutus/ /app 200',
      '/promotion/ /promotion 200',
      '',
    ]);
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
