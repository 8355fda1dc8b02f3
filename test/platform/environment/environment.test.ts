import { readdirSync, readFileSync } from 'node:fs';
import { checkBrand } from '@/app/prerender/checkBrand';
import { inWords } from '@/platform/environment/problems';
import { checkEnvironment, readEnvironment } from '@/platform/environment/readEnvironment';
import sandbox from '../../../public/environments/sandbox.json';
import { testEnvironment } from '../../support/environment';

const FOLDER = 'public/environments';
const shipped = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

function keysOf(candidate: unknown): string[] {
  const reading = checkEnvironment(candidate);
  const issues = reading.ok ? [] : inWords(reading.errors);
  // Each error has its words.
  issues.forEach(({ problem }) => expect(problem).toMatch(/^(is|must) /));
  return [...new Set(issues.map(({ key }) => key))];
}

/** The keys without a default. */
const { appName, appTitle, merchantNumber, theme, servicePhone } = sandbox;
const { deepLinkScheme, downloadUrls } = sandbox;
const required = {
  appName,
  appTitle,
  merchantNumber,
  theme,
  servicePhone,
  deepLinkScheme,
  downloadUrls,
};

/** The sandbox's environment with one value replaced, by its dotted path. */
function withValue(path: string, value: unknown): unknown {
  const mobilePhone = { pattern: '^[6-9]\\d{9}$', length: 10, groups: [5] };
  const copy = structuredClone({ mobilePhone, ...sandbox }) as Record<string, unknown>;
  const names = path.split('.');
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
});

describe('a key that the operator leaves out', () => {
  it('gets the default of the reference', () => {
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
        numberFormat: { group: '.', decimal: ',', groups: [3], decimals: 2, symbol: 'before' },
        languages: { '1': 'en', '2': 'es' },
        agreementTicked: true,
        logo: '',
        defaultLanguage: 'es',
        timeZone: '',
        mobilePhone: {
          pattern: '^1[3-9]\\d{9}$',
          length: 11,
          groups: [3, 4, 4],
          countryCode: '86',
        },
        pendingCodes: [],
        sessionExpiredCodes: [],
        trueCost: null,
        extensionDays: 7,
        paymentProofType: '',
        hardshipType: '',
        withdrawalType: '',
        withdrawalDays: 0,
        adviceUrl: '',
        escalation: null,
        partialPayment: null,
        paymentSchemes: [],
        conversionUrl: '',
        reportUrl: '',
        nativeBridge: { android: 'android', handlers: {} },
        allowedOrigins: [],
        cardRepaymentLanguage: 'zh',
        promotionLanguage: 'zh',
      },
    });
  });

  it.each(Object.keys(required))('is reported when it has no default: %s', (key) => {
    expect(keysOf({ ...sandbox, [key]: undefined })).toEqual([key]);
  });
});

describe('a wrong key', () => {
  it.each([
    ['apiBase', 'http://lender.example'],
    ['apiBase', 'https://lender.example/api'],
    ['apiBase', 'https://user@lender.example'],
    ['apiBase', 'https://a.example;sandbox'],
    ['apiBase', "https://a.example,'unsafe-inline'"],
    ['apiBase', 'https://a_b.example'],
    ['h5Base', '/h5'],
    ['h5Base', 'https://h5.example;sandbox'],
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
    ['appearance', 'dark'],
    ['currency', { es: '$', en: '' }, 'currency.en'],
    ['numberFormat', { group: '.', decimal: '' }, 'numberFormat.decimal'],
    ['numberFormat', { group: ',', decimal: ',' }, 'numberFormat'],
    ['numberFormat.group', '1'],
    ['numberFormat.decimal', '..'],
    ['numberFormat.groups', []],
    ['numberFormat.groups', [3, 0]],
    ['numberFormat.groups', '3'],
    ['numberFormat.decimals', 4],
    ['numberFormat.decimals', -1],
    ['numberFormat.decimals', '2'],
    ['numberFormat.symbol', 'behind'],
    ['currency', { es: '$', French: '€' }, 'currency.French'],
    ['languages', { '2': 'es', '4': 'zh' }, 'languages.4'],
    ['languages', { two: 'es' }, 'languages.two'],
    ['agreementTicked', 'no'],
    ['logo', '../logo.svg'],
    ['logo', 'https://x.example/logo.svg'],
    ['logo', 'logo.png'],
    ['defaultLanguage', 'zh'],
    ['defaultLanguage', 'ES'],
    ['timeZone', 'Mexico City'],
    ['timeZone', '-06:00'],
    ['timeZone', 6],
    ['mobilePhone.pattern', '^[6-9'],
    ['mobilePhone.pattern', ''],
    ['mobilePhone.length', 0],
    ['mobilePhone.groups', [5.5]],
    ['mobilePhone.countryCode', '+52'],
    ['mobilePhone.countryCode', 52],
    ['mobilePhone', { pattern: '^1$' }, 'mobilePhone.length', 'mobilePhone.groups'],
    ['sessionExpiredCodes', [401], 'sessionExpiredCodes.0'],
    ['trueCost', { method: 'flat', name: { es: 'a', en: 'b' } }, 'trueCost.method'],
    ['paymentProofType', 5],
    ['hardshipType', 6],
    ['withdrawalType', null],
    ['withdrawalDays', -1],
    ['withdrawalDays', '3'],
    ['adviceUrl', 'http://advice.example'],
    ['adviceUrl', 'javascript:alert(1)'],
    ['escalation', { days: 30, name: { es: '' } }, 'escalation.name.es'],
    ['escalation', { name: { es: 'x' } }, 'escalation.days'],
    ['escalation.url', 'ombudsman.example'],
    ['partialPayment', { min: 0 }, 'partialPayment.min'],
    ['partialPayment', { min: '100' }, 'partialPayment.min'],
    ['paymentSchemes', 'upi'],
    ['paymentSchemes', ['javascript'], 'paymentSchemes.0'],
    ['paymentSchemes', ['intent'], 'paymentSchemes.0'],
    ['paymentSchemes', ['upi:'], 'paymentSchemes.0'],
    ['conversionUrl', 'http://ads.lender.example'],
    ['conversionUrl', 'https://ads.example;sandbox/x'],
    ['reportUrl', 'https://*.example/x'],
    ['privacyUrl', 'https://www.example;sandbox/privacy'],
    ['downloadUrls.ios', 'https://a$.example/app'],
    ['conversionUrl', '//ads.lender.example'],
    ['reportUrl', 'reports'],
    ['reportUrl', 'https://me:secret@reports.lender.example/x'],
    ['conversionUrl', 'https://me@ads.lender.example'],
    ['reportUrl', '/\\elsewhere.example'],
    ['nativeBridge.android', 'window.android'],
    ['nativeBridge.handlers.callPhone', 'a b'],
    ['servicePhone', null],
    ['contactEmail', 'nobody'],
    ['privacyUrl', 'http://lender.example/privacy'],
    ['deepLinkScheme', 'lender://'],
    ['downloadUrls.android', 'javascript:alert(1)'],
    ['allowedOrigins', ['https://pay.lender.example/'], 'allowedOrigins.0'],
    ['allowedOrigins', ['*'], 'allowedOrigins.0'],
    ['allowedOrigins', ['https://*.lender.example'], 'allowedOrigins.0'],
    ['cardRepaymentLanguage', 'es'],
    ['promotionLanguage', 'en'],
    ['features.testPreview', 'yes'],
  ])('is reported: %s, as %j', (key, value: unknown, ...named) => {
    expect(keysOf(withValue(key, value))).toEqual(named.length > 0 ? named : [key]);
  });

  it.each(
    'javascript HTTPS data blob file about vbscript content intent android-app market'.split(' '),
  )('is reported: a scheme that is not of an app, %s', (scheme) => {
    expect(keysOf(withValue('deepLinkScheme', scheme))).toEqual(['deepLinkScheme']);
  });

  it.each([
    ['appName', undefined, 'is missing'],
    ['appTitle', 7, 'must be a text'],
    ['currency', '$', 'must be an object: { … }'],
    ['sessionExpiredCodes', '401', 'must be a list: [ … ]'],
    ['features.devTools', 'yes', 'must be true or false'],
    ['timeZone', 'Mexico', 'must be a time zone such as America/Mexico_City'],
    ['appearance', 'dark', 'must be "auto" or "light"'],
    ['cardRepaymentLanguage', 'es', 'must be "zh" or "launch"'],
    ['numberFormat', { group: '.', decimal: '.' }, 'must be two signs that differ'],
    ['theme.gradient', ['#fff'], 'must be two or more colours'],
    ['extensionDays', 0, 'must be a whole number above 0'],
    ['mobilePhone.pattern', '(', 'must be a regular expression such as ^[6-9]\\d{9}$'],
  ])('is reported in words for operators: %s', (key, value: unknown, problem) => {
    const reading = checkEnvironment(withValue(key, value));
    expect(reading.ok || inWords(reading.errors)).toEqual([{ key, problem }]);
  });

  it.each([{ languages: { '1': 'en' } }, { defaultLanguage: 'hi' }])(
    'is the default language of a page that is none of its languages: %j',
    (values) => {
      expect(keysOf({ ...testEnvironment(), ...values })).toEqual(['defaultLanguage']);
    },
  );
});

describe('the name of a header', () => {
  const problemsOf = (given: object) => {
    const reading = checkEnvironment({ ...(withValue('x', 1) as object), ...given });
    return reading.ok ? [] : reading.errors.length;
  };

  const DROPPED =
    'Cookie cookie2 HOST Origin Referer Sec-Fetch-Site Sec-X Proxy-Authorization Set-Cookie ' +
    'Content-Type content-length Date TE Via Keep-Alive Upgrade DNT Accept-Encoding Accept-Charset ' +
    'Connection Expect Trailer Transfer-Encoding Access-Control-Request-Method';
  const OF_A_CALL = 'X-Requested-With swift Eyes dearer dearest showy language';

  it.each(`${DROPPED} ${OF_A_CALL}`.split(' '))(
    'is refused where a browser drops it, or a call has it: %s',
    (name) => {
      expect(problemsOf({ sessionHeader: name })).toBe(1);
      expect(problemsOf({ intentHeader: name })).toBe(1);
    },
  );

  it('is refused for both, in whatever case, and Authorization for an intent', () => {
    expect(problemsOf({ sessionHeader: 'X-One', intentHeader: 'x-one' })).toBe(1);
    expect(problemsOf({ intentHeader: 'authorization' })).toBe(1);
    const apart = { sessionHeader: 'Authorization', intentHeader: 'Idempotency-Key' };
    expect(problemsOf(apart)).toEqual([]);
    expect(problemsOf({ sessionHeader: '', intentHeader: '' })).toEqual([]);
  });
});

describe('an unknown key, reported by a build or a branding and ignored by a page', () => {
  it.each([
    [{ currency: { en: '$' } }, ['currency']],
    [{ trueCost: { method: 'nominal', name: { en: 'APR' } } }, ['trueCost.name']],
    [
      { languages: { '1': 'hi' }, defaultLanguage: 'hi' },
      ['currency', 'trueCost.name', 'escalation.name'],
    ],
    [{ withdrawalType: '' }, ['withdrawalDays']],
  ])('lacks what another key needs: %j', (values, keys) => {
    const reading = checkBrand({ ...testEnvironment(), ...values });
    expect(reading.ok ? [] : reading.issues.map(({ key }) => key)).toEqual(keys);
  });

  const NO_KEY = 'is no key of an environment';
  const NO_NAME = expect.stringMatching(/^there is no such name; known are /) as string;

  it.each([
    ['defautLanguage', 'x', NO_KEY],
    ['theme.fontColors.tertiary', 'x', NO_KEY],
    ['numberFormat.grups', 'x', NO_KEY],
    ['constructor', 'x', NO_KEY],
    ['aliases.loanDetail', '/x', NO_NAME],
    ['nativeBridge.handlers.callPhon', 'dial', NO_NAME],
    ['features.devTool', true, NO_NAME],
  ])('%s', (key, value, problem) => {
    const strange = withValue(key, value);
    expect(checkBrand(strange)).toEqual({ ok: false, issues: [{ key, problem }] });
    expect(keysOf(strange)).toEqual([]);
  });

  it('is reported next to the correct key', () => {
    const { appName: apName, ...rest } = sandbox;
    expect(checkBrand({ ...rest, apName })).toEqual({
      ok: false,
      issues: [
        { key: 'appName', problem: 'is missing' },
        { key: 'apName', problem: 'is no key of an environment' },
      ],
    });
  });

  it('does not include any known key', () => {
    const whole = {
      ...sandbox,
      aliases: { loanDetails: '/a1', getCaptcha: '/a2' },
      nativeBridge: { handlers: { callPhone: 'dial' } },
      features: { devTools: true },
    };
    expect(checkBrand(whole).ok).toBe(true);
  });
});

describe('a page', () => {
  const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const block = (text: string) =>
    page(`<script type="application/json" id="environment">${text}</script>`);

  it('reads its environment from a block', () => {
    const reading = readEnvironment(block(JSON.stringify(sandbox)));
    expect(reading).toMatchObject({ ok: true, environment: { appName: 'sandbox-h5' } });
  });

  it.each([
    ['without a block', page('<p></p>'), 'no environment block'],
    ['with an empty block', block(''), 'no environment block'],
    ['with a block that is no JSON', block('{'), 'not JSON'],
  ])('reports that %s', (_, document, problem) => {
    const reading = readEnvironment(document);
    const issues = reading.ok ? [] : inWords(reading.errors);
    expect(issues.map(({ key }) => key)).toEqual(['environment']);
    expect(issues[0]?.problem).toContain(problem);
  });

  it.each([['null'], ['[]'], ['"text"'], ['7']])('reports keys or the block for %s', (text) => {
    const reading = readEnvironment(block(text));
    expect(reading.ok).toBe(false);
  });
});
