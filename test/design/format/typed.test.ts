import fc from 'fast-check';
import { formatMoney } from '@/design/format/money';
import {
  formatPhone,
  heldPhone,
  heldText,
  isBlank,
  isPhone,
  phoneNumber,
  type PhoneRule,
  typedCode,
  typedDigits,
  typedMoney,
} from '@/design/format/typed';

/** Digits of other scripts: the first code point of each, 0. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0e50, 0x1040, 0xff10, 0x1d7ce, 0x1e950];
const script = fc.constantFrom(...ZEROS);
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Signs that mean nothing: spaces, dashes, invisible signs. */
const NOTHING = [
  ' ',
  '\u00a0',
  '\u2009',
  '-',
  '–',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u2069',
  '\ufeff',
];
const nothing = fc.constantFrom(...NOTHING);
const strewn = (text: string, sign: string) => sign + Array.from(text).join(sign) + sign;

const digits = fc.stringMatching(/^\d{1,20}$/);

describe('a code', () => {
  it('is the same in the digits of every script, with any signs between them that mean nothing', () => {
    fc.assert(
      fc.property(digits, script, nothing, (code, zero, sign) => {
        expect(typedCode(strewn(inScript(code, zero), sign))).toBe(code);
        expect(typedDigits(`${inScript(code, zero)}x`)).toBe(code);
      }),
    );
  });

  it.each([
    ['१२३४५६', '123456'],
    ['１２ ３４\u200b５６', '123456'],
    ['ＡＢ12', 'AB12'],
    ['12\u00ad-34', '1234'],
    ['x７y', 'x7y'],
  ])('%j is %j', (typed, code) => {
    expect(typedCode(typed)).toBe(code);
  });
});

it('has nothing to see in spaces and invisible signs alone', () => {
  expect(isBlank(' \u200b\u2060\ufeff')).toBe(true);
  expect(isBlank('\u200bx')).toBe(false);
  expect(isBlank('-')).toBe(false);
});

describe('a field with a maximum', () => {
  it.each([
    ['12345', '1234', '1234', 'one more key at the end'],
    ['91234', '1234', '1234', 'one more key at the start'],
    ['12934', '1234', '1234', 'one more key within'],
    ['12345', '', '12345', 'a longer text'],
    ['98765', '1234', '98765', 'a longer text in its place'],
    ['123', '12345', '123', 'a text that fits'],
  ])('holds of %j after %j %j: %s', (typed, before, held) => {
    expect(heldText(typed, before, 4)).toBe(held);
  });
});

const china = { pattern: '^1[3-9]\\d{9}$', length: 11, groups: [3, 4, 4], countryCode: '86' };
const india = { pattern: '[6-9]\\d{9}', length: 10, groups: [5], countryCode: '91' };
const mexico = { pattern: '^[1-9]\\d{9}$', length: 10, groups: [2, 4, 4], countryCode: '52' };
const none = { ...india, countryCode: '' };

describe('a telephone', () => {
  it.each([
    ['+91 98765 43210', india, '9876543210'],
    ['0091-98765-43210', india, '9876543210'],
    ['919876543210', india, '9876543210'],
    ['(+91) 98765 43210', india, '9876543210'],
    ['＋९१ ९८७६५ ४३२१०', india, '9876543210'],
    ['9198765432', india, '9198765432'],
    ['98765 43210', india, '9876543210'],
    ['+52 55 1234 5678', mexico, '5512345678'],
    ['+86 138 0013 8000', china, '13800138000'],
    ['138\u200b0013\u202a8000', china, '13800138000'],
    ['9876543210', none, '9876543210'],
  ])('%j is sent as %j', (typed, rule, sent) => {
    const held = heldPhone(typed, '', rule);
    expect(phoneNumber(held, rule)).toBe(sent);
    expect(isPhone(sent, rule)).toBe(true);
  });

  it.each([
    ['+52 55 1234 5678', india, 'another country'],
    ['(+65) 9123 4567', india, 'another country in brackets'],
    ['+91 98765 432101', india, 'one digit too many'],
    ['9198765432101', india, 'one digit too many after the code'],
    ['98765 43210 98765', india, 'two numbers'],
    ['138001380009', china, 'one digit too many'],
    ['+91 98765 43210', none, 'a brand without a code'],
  ])('%j is not sent, nor a part of it: %s', (typed, rule) => {
    expect(phoneNumber(heldPhone(typed, '', rule), rule)).toBeUndefined();
  });

  it.each([
    ['13800138000', china, '138 0013 8000'],
    ['1380', china, '138 0'],
    ['13800138', china, '138 0013 8'],
    ['138-0013-8000-99', china, '138 0013 8000'],
    ['１３８００', china, '138 00'],
    ['', china, ''],
    ['+', china, '+'],
    ['+8613800138000', china, '+86 138 0013 8000'],
    ['008613800138000', china, '0086 138 0013 8000'],
    ['8613800138000', china, '86 138 0013 8000'],
    ['+86138001380009', china, '+86 138 0013 8000'],
    ['9198765432', india, '91987 65432'],
  ])('%j is shown as %j', (typed, rule, shown) => {
    expect(formatPhone(typed, rule)).toBe(shown);
  });

  it.each([
    ['9876543210', india, true],
    ['5876543210', india, false],
    ['987654321', india, false],
    ['98765432101', india, false],
    ['12800138000', china, false],
  ])('%s by its rule: %p', (number, rule, isRight) => {
    expect(isPhone(number, rule)).toBe(isRight);
  });

  const rules = fc.record({
    pattern: fc.constant('^\\d+$'),
    length: fc.integer({ min: 1, max: 15 }),
    groups: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
    countryCode: fc.constantFrom('', '1', '52', '91', '852'),
  });
  const written = fc
    .tuple(
      fc.constantFrom('', '+', '00', '+52 ', '+91-', '0091', '91'),
      fc.oneof(digits, fc.string()),
    )
    .map((parts) => parts.join(''));

  it('is sent with all of its digits but those of its country’s code, or not at all', () => {
    fc.assert(
      fc.property(written, rules, (text, rule) => {
        const number = phoneNumber(heldPhone(text, '', rule), rule);
        if (number === undefined) return;
        const all = typedDigits(text);
        const { countryCode: code } = rule;
        expect([number, code + number, `00${code}${number}`]).toContain(all);
        expect(number.length).toBeLessThanOrEqual(rule.length);
      }),
    );
  });

  const typedByKey = (text: string, rule: PhoneRule) => {
    let held = '';
    for (const key of text) held = heldPhone(formatPhone(held, rule) + key, held, rule);
    return held;
  };

  // Mexico's mobile numbers had a 1 after the country's code.
  it.each([
    ['+52 1 55 1234 5678', mexico],
    ['0052 1 55 1234 5678', mexico],
    ['521 55 1234 5678', mexico],
    ['+91 98765 432101', india],
    ['+91 98765 43210 98765', india],
  ])('%j typed key by key is not sent, nor a part of it', (typed, rule) => {
    expect(phoneNumber(typedByKey(typed, rule), rule)).toBeUndefined();
  });

  it('takes one key too many after its country’s code back', () => {
    const held = typedByKey('+91 98765 432109', india);
    const shorter = heldPhone('+91 98765 4321', held, india);
    expect(phoneNumber(heldPhone(`${shorter}0`, shorter, india), india)).toBe('9876543210');
  });

  it('typed key by key is one of its numbers or refused, and is shown the same when formatted again', () => {
    fc.assert(
      fc.property(written, rules, (text, rule) => {
        const held = typedByKey(text, rule);
        const whole = formatPhone(held, rule).replace(/ /g, '') === held;
        expect(whole || phoneNumber(held, rule) === undefined).toBe(true);
        expect(formatPhone(formatPhone(text, rule), rule)).toBe(formatPhone(text, rule));
      }),
    );
  });
});

const hundredths = { decimals: 2, symbol: 'before' } as const;
const peso = { group: '.', decimal: ',', groups: [3], ...hundredths };
const rupee = { group: ',', decimal: '.', groups: [3, 2], ...hundredths };
const franc = { group: '\u00a0', decimal: ',', groups: [3], decimals: 0, symbol: 'after' } as const;
const dinar = { group: ',', decimal: '.', groups: [3], decimals: 3, symbol: 'before' } as const;

describe('an amount', () => {
  it.each([
    ['$1.500,50', '$', peso, '150050'],
    ['1500.50', '$', peso, '150050'],
    ['1500,5', '$', peso, '150050'],
    ['1,500.50', '$', peso, '150050'],
    ['1.50', '$', peso, '150'],
    ['1.500', '$', peso, '150000'],
    ['1.500.000', '$', peso, '150000000'],
    ['MXN 1 500', '$', peso, '150000'],
    ['$ 500 mxn', '$', peso, '50000'],
    ['500.-', '$', peso, '50000'],
    ['-500', '$', peso, '50000'],
    ["1'500,50", '$', peso, '150050'],
    ['٥٠٠٫٥', '$', peso, '50050'],
    ['₹500', '₹', rupee, '50000'],
    ['500/-', '₹', rupee, '50000'],
    ['Rs. 1,50,000.00/-', '₹', rupee, '15000000'],
    ['rs.500', '₹', rupee, '50000'],
    ['INR 1,500', '₹', rupee, '150000'],
    ['रु ५००', '₹', rupee, '50000'],
    ['रु.1,500/-', '₹', rupee, '150000'],
    ['५००', '₹', rupee, '50000'],
    ['\u202a₹\u200e५००.५०\u202c', '₹', rupee, '50050'],
    ['150,000.50', '₹', rupee, '15000050'],
    ['500,50', '₹', rupee, '50050'],
    ['S/ 500', 'S/', rupee, '50000'],
    ['S/.500 PEN', 'S/', rupee, '50000'],
    ['1 500 F', 'F', franc, '1500'],
    ['1,500', 'KD', dinar, '1500000'],
    ['1.500', 'KD', dinar, '1500'],
  ])('%j with the sign %s is %s', (typed, currency, shape, minor) => {
    expect(typedMoney(typed, currency, shape)).toBe(minor);
  });

  it.each([
    ['1,500', peso],
    ['1.500', rupee],
    ['0.500', peso],
    ['1.5000', peso],
    ['1,2,3', peso],
    ['1,500,000', peso],
    ['1.234.56', peso],
    ['1.500,000', peso],
    ['1,50.25', peso],
    ['500-600', peso],
    ['500 – 600', peso],
    ['1.500,50,00', peso],
    ["1.5'00,50", peso],
    ['', peso],
    [',5', peso],
    ['.', peso],
    ['$', peso],
    ['€500', peso],
    ['500 EUR', peso],
    ['500 abc', peso],
    ['cien', peso],
    ['1e3', peso],
    ['0x10', peso],
    ['1,50', franc],
    ['9'.repeat(65), peso],
  ])('is not guessed from %j', (typed, shape) => {
    expect(typedMoney(typed, '$', shape)).toBeUndefined();
  });

  it('is read as what the app shows for it, with its sign, in every script, with signs that mean nothing', () => {
    const shapes = fc.constantFrom(peso, rupee, franc, dinar, { ...dinar, group: '', groups: [3] });
    const signs = fc.constantFrom('$', '₹', 'Kč', 'S/', '');
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 15n),
        shapes,
        signs,
        script,
        fc.constantFrom('', '\u200b', '\u202a', ' '),
        (minor, shape, currency, zero, sign) => {
          const shown = formatMoney(minor.toString(), currency, shape);
          const plain = shape.group ? shown.replaceAll(shape.group, '') : shown;
          for (const written of [shown, plain, inScript(shown, zero), strewn(shown, sign)]) {
            expect(typedMoney(written, currency, shape)).toBe(String(minor));
          }
        },
      ),
    );
  });
});
