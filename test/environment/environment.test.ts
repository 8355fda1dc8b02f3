import { readdirSync, readFileSync } from 'node:fs';
import { checkEnvironment, readEnvironment } from '../../src/environment/readEnvironment';
import sandbox from '../../public/environments/sandbox.json';

const FOLDER = 'public/environments';
const shipped = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

function keysOf(candidate: unknown): string[] {
  const reading = checkEnvironment(candidate);
  return reading.ok ? [] : [...new Set(reading.issues.map(({ key }) => key))];
}

/** What has no default, and nothing else. */
const { appName, appTitle, merchantNumber, theme, servicePhone } = sandbox;
const { contactEmail, deepLinkScheme, downloadUrls } = sandbox;
const required = {
  appName,
  appTitle,
  merchantNumber,
  theme,
  servicePhone,
  contactEmail,
  deepLinkScheme,
  downloadUrls,
};

/** The sandbox's environment with the value at a dotted place replaced. */
function withValue(place: string, value: unknown): unknown {
  const copy = structuredClone(sandbox) as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let holder = copy;
  for (const name of names) {
    const next = (holder[name] ??= {}) as Record<string, unknown>;
    holder = next;
  }
  holder[last] = value;
  return copy;
}

describe('the shipped environments', () => {
  it.each(shipped)('%s is valid', (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    expect(keysOf(JSON.parse(text))).toEqual([]);
  });

  it('are at least a peso lender, a rupee lender and the sandbox', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(3);
    const symbols = shipped.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
    expect(symbols.some((text) => text.includes('"es": "$"'))).toBe(true);
    expect(symbols.some((text) => text.includes('"en": "₹"'))).toBe(true);
  });
});

describe('what an operator leaves out', () => {
  it('has the defaults of the contract', () => {
    const reading = checkEnvironment(required);
    expect(reading).toMatchObject({
      ok: true,
      environment: {
        apiBase: '',
        h5Base: '',
        generalPrefix: '/entered',
        loanServicePrefix: '/loan-service',
        promotionPrefix: '/api/v2/youmi',
        aliases: {},
        envelope: {},
        currency: { es: '$', en: '₹' },
        numberFormat: { group: '.', decimal: ',' },
        allowedOrigins: [],
        cardRepaymentLanguage: 'zh',
        promotionLanguage: 'zh',
      },
    });
  });

  it.each(Object.keys(required))('is named when there is no default: %s', (key) => {
    expect(keysOf({ ...sandbox, [key]: undefined })).toEqual([key]);
  });
});

describe('a wrong key is named', () => {
  it.each([
    ['apiBase', 'http://lender.example'],
    ['apiBase', 'https://lender.example/api'],
    ['apiBase', 'https://user@lender.example'],
    ['h5Base', '/h5'],
    ['generalPrefix', 'entered'],
    ['loanServicePrefix', '/loan-service/'],
    ['promotionPrefix', '//elsewhere.example'],
    ['aliases.loanDetails', 'v3/x'],
    ['aliases.loanDetails', '//elsewhere.example/x'],
    ['aliases.loanDetails', '/\\elsewhere.example/x'],
    ['aliases.loanDetails', '/x?y=1'],
    ['envelope.code', ''],
    ['envelope.data', 7],
    ['appName', ' '],
    ['appTitle', 7],
    ['merchantNumber', ''],
    ['theme.gradient', ['#fff']],
    ['theme.gradient.1', 'red; background: url(//elsewhere.example)'],
    ['theme.gradient.0', '#fff; background: url(//elsewhere.example)'],
    ['theme.fontColors.inverse', 'white'],
    ['theme.fontColors.accent', '#12'],
    ['theme.fontColors.primary', '#ggg'],
    ['currency', { es: '', en: '₹' }, 'currency.es'],
    ['numberFormat', { group: '', decimal: '' }, 'numberFormat.decimal'],
    ['servicePhone', null],
    ['contactEmail', 'nobody'],
    ['privacyUrl', 'http://lender.example/privacy'],
    ['deepLinkScheme', 'lender://'],
    ['deepLinkScheme', 'javascript'],
    ['deepLinkScheme', 'HTTPS'],
    ['deepLinkScheme', 'data'],
    ['downloadUrls.android', 'javascript:alert(1)'],
    ['allowedOrigins', ['https://pay.lender.example/'], 'allowedOrigins.0'],
    ['allowedOrigins', ['*'], 'allowedOrigins.0'],
    ['cardRepaymentLanguage', 'es'],
    ['promotionLanguage', 'en'],
    ['features.testPreview', 'yes'],
  ])('%s, as %j', (key, value: unknown, named = key) => {
    expect(keysOf(withValue(key, value))).toEqual([named]);
  });

  it('and every other wrong one beside it', () => {
    expect(keysOf({ ...sandbox, appName: '', merchantNumber: 1, contactEmail: '' })).toEqual([
      'appName',
      'merchantNumber',
      'contactEmail',
    ]);
  });
});

describe('a page', () => {
  const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const block = (text: string) =>
    page(`<script type="application/json" id="environment">${text}</script>`);

  it('brings its environment in a block', () => {
    const reading = readEnvironment(block(JSON.stringify(sandbox)));
    expect(reading).toMatchObject({ ok: true, environment: { appName: 'sandbox-h5' } });
  });

  it.each([
    ['without a block', page('<p></p>'), 'no environment block'],
    ['with an empty block', block(''), 'no environment block'],
    ['with a block that is no JSON', block('{'), 'not JSON'],
  ])('%s says so', (_, document, problem) => {
    const reading = readEnvironment(document);
    const issues = reading.ok ? [] : reading.issues;
    expect(issues.map(({ key }) => key)).toEqual(['environment']);
    expect(issues[0]?.problem).toContain(problem);
  });

  it.each([['null'], ['[]'], ['"text"'], ['7']])('with %s names keys or the block', (text) => {
    const reading = readEnvironment(block(text));
    expect(reading.ok).toBe(false);
  });
});
