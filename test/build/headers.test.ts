/** @jest-environment node */
import { createHash } from 'node:crypto';
import { headerRules } from '../../scripts/build/headerRules';
import { contentSecurityPolicy, securityHeaders } from '../../scripts/build/policy';
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
  it('allows what the pages do, and nothing else', () => {
    expect(directives()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", hash('a{}')],
      'img-src': ["'self'", 'https:', 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['webpack'],
    });
  });

  it('names inline scripts by their hashes, each once', () => {
    expect(directives({}, ['x()', 'y()', 'x()'])['script-src']).toEqual([
      "'self'",
      ...[hash('x()'), hash('y()')].sort(),
    ]);
  });

  it('names the origins of the servers of calls and of the privacy notice', () => {
    const policy = directives({
      apiBase: 'https://api.lender.example',
      privacyUrl: 'https://www.lender.example/privacy?a=b',
    });
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.lender.example']);
    expect(policy['frame-src']).toEqual(['https://www.lender.example']);
    expect(policy['img-src']).not.toContain('http:');
  });

  it('lets beacons go to their origins, each named once; a path of ours needs no name', () => {
    const policy = directives({
      apiBase: 'https://api.lender.example',
      conversionUrl: 'https://ads.lender.example/conversions',
      reportUrl: 'https://api.lender.example/reports',
    });
    const { 'connect-src': connect } = policy;
    expect(connect).toEqual(["'self'", 'https://api.lender.example', 'https://ads.lender.example']);
    expect(directives({ reportUrl: '/reports' })['connect-src']).toEqual(["'self'"]);
  });

  it('lets pictures come without encryption from a developer’s own machine only', () => {
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

it('every answer carries the other security headers', () => {
  const [everything] = headerRules('default-src x', ['/confirm']);
  expect(everything?.pattern).toBe('/*');
  expect(Object.fromEntries(everything?.headers ?? [])).toEqual({
    'Content-Security-Policy': 'default-src x',
    ...securityHeaders,
  });
  expect(securityHeaders).toMatchObject({
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
  'no page may use: %s',
  (feature) => {
    expect(securityHeaders['Permissions-Policy'].split(', ')).toContain(`${feature}=()`);
  },
);

it('only what carries a hash is kept for ever; a page is always asked for again', () => {
  const rules = headerRules('', ['/confirm', '/']);
  const cacheOf = (path: string) =>
    Object.fromEntries(rules.find(({ pattern }) => pattern === path)?.headers ?? [])[
      'Cache-Control'
    ];
  expect(cacheOf('/assets/*')).toContain('immutable');
  for (const page of ['/confirm', '/', '/app.html', '/promotion.html', '/index.html']) {
    expect(cacheOf(page)).toBe('no-cache');
  }
  expect(rules.filter(({ headers }) => JSON.stringify(headers).includes('immutable'))).toHaveLength(
    1,
  );
});
