import { languageOf } from '@/platform/environment/language';
import { commonParameters, launchHeaders } from '@/platform/session/launch/commonParameters';

const environment = {
  merchantNumber: 'M-0001',
  appName: 'sandbox-h5',
  languages: { '1': 'en', '2': 'es', '7': 'hi' },
  defaultLanguage: 'es',
} as const;

describe('common parameters', () => {
  it('are the nine of the reference, under their launch names', () => {
    const nine = {
      deviceId: 'd',
      appVersion: '1',
      userId: 'u',
      sessionId: 's',
      clientType: 'ios',
      merchantNumber: 'm',
      mobilePhone: '55',
      productId: 'p',
      orderId: 'o',
    };
    const headers = { language: '1', swift: 'x', dearest: 'y' };
    expect(commonParameters({ ...nine, ...headers }, environment)).toEqual(nine);
  });

  it('omit what the launch lacks, except the merchant number', () => {
    expect(commonParameters({ userId: 'u' }, environment)).toEqual({
      userId: 'u',
      merchantNumber: 'M-0001',
    });
  });
});

describe('headers', () => {
  it('have the launch’s values of their client', () => {
    const form = { swift: 'sw', eyes: 'ey' };
    const json = { crp_phe: 'c', dearest: 'd', showy: 's', dearer: 'r', language: '1' };
    expect(launchHeaders({ ...form, ...json }, environment)).toEqual({ form, json });
  });

  it('have the defaults of the reference', () => {
    expect(launchHeaders({}, environment)).toEqual({
      form: { swift: '', eyes: '' },
      json: { crp_phe: '', dearest: '', showy: '', dearer: 'sandbox-h5', language: '2' },
    });
  });

  it('name the default language’s number where the launch names none', () => {
    const { json } = launchHeaders({}, { ...environment, defaultLanguage: 'en' });
    expect(json.language).toBe('1');
  });

  it.each(['3', '', 'constructor'])(
    'name the default language’s number for the unknown %j',
    (language) => {
      expect(launchHeaders({ language }, environment).json.language).toBe('2');
    },
  );

  it('are valid in a request for every launch', () => {
    const launch = { swift: 'ñandú 中文 😀', dearer: '"\u00a0' };
    const { form, json } = launchHeaders(launch, environment);
    expect(() => new Headers({ ...form, ...json })).not.toThrow();
    expect(decodeURIComponent(form.swift ?? '')).toBe(launch.swift);
  });
});

it.each([
  ['1', 'en', 'en'],
  ['2', 'es', 'es'],
  ['7', 'hi', 'hi'],
  ['3', 'es', 'en'],
  ['constructor', 'es', 'en'],
  ['', 'es', 'en'],
  ['01', 'es', 'en'],
  [undefined, 'es', 'en'],
])('shows language %p as %s, and as %s for an English lender', (parameter, spanish, english) => {
  expect(languageOf(parameter, environment)).toBe(spanish);
  expect(languageOf(parameter, { ...environment, defaultLanguage: 'en' })).toBe(english);
});
