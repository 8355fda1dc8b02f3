import fc from 'fast-check';
import { formatCard, maskCard } from '../../src/format/card';
import { formatDate, formatDateTime } from '../../src/format/date';
import { addMinorUnits, formatMoney } from '../../src/format/money';
import { formatNumber } from '../../src/format/number';
import { formatPhone, phoneDigits, phoneHref } from '../../src/format/phone';
import { capCharacters, countCharacters } from '../../src/format/text';

const peso = { symbol: '$', group: '.', decimal: ',' };
const rupee = { symbol: '₹', group: ',', decimal: '.' };

describe('the sum of two amounts', () => {
  it('is exact, however large they are', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (one, other) => {
        expect(addMinorUnits(String(one), String(other))).toBe(String(one + other));
      }),
    );
  });

  it.each([
    ['12.5', '1'],
    ['1', ''],
    ['1', '1e3'],
    ['0x10', '1'],
    ['1', 'NaN'],
  ])('of %j and %j is not told: one is no integer', (one, other) => {
    expect(addMinorUnits(one, other)).toBeUndefined();
  });
});

describe('money', () => {
  it.each([
    [150000, '$1.500,00'],
    ['150000', '$1.500,00'],
    [-150000, '-$1.500,00'],
    ['-150000', '-$1.500,00'],
    ['+5', '$0,05'],
    [0, '$0,00'],
    [-0, '$0,00'],
    ['-0', '$0,00'],
    ['000012345', '$123,45'],
    [' 7 ', '$0,07'],
    [99999, '$999,99'],
    [100000000, '$1.000.000,00'],
    ['123456789012345678901234', '$1.234.567.890.123.456.789.012,34'],
    [1e21, '$10.000.000.000.000.000.000,00'],
  ])('shows %p minor units as %s', (minor, shown) => {
    expect(formatMoney(minor, peso)).toBe(shown);
  });

  it.each([
    ['12.5', '12.5'],
    [12.5, '12.5'],
    ['n/a', 'n/a'],
    ['1,500', '1,500'],
    ['0x10', '0x10'],
    ['1e5', '1e5'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [NaN, ''],
    [Infinity, ''],
  ])('leaves %p, which is no integer, as it was given', (minor, shown) => {
    expect(formatMoney(minor, peso)).toBe(shown);
  });

  it('loses no digit of any amount, however large', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(peso, rupee), (minor, shape) => {
        const shown = formatMoney(minor.toString(), shape);
        const digits = shown.replace(/\D/g, '');
        expect(BigInt(digits)).toBe(minor < 0n ? -minor : minor);
        expect(shown.startsWith(minor < 0n ? `-${shape.symbol}` : shape.symbol)).toBe(true);
        const [whole = '', cents] = shown.replace(/^-?./u, '').split(shape.decimal);
        expect(cents).toMatch(/^\d{2}$/);
        expect(
          whole
            .split(shape.group)
            .slice(1)
            .every((group) => group.length === 3),
        ).toBe(true);
      }),
    );
  });

  it('never says NaN or undefined, and says the same of a number and of its text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.constant(null)), (value) => {
        expect(formatMoney(value, peso)).not.toMatch(/NaN|undefined|null|Infinity/);
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatMoney(value, peso)).toBe(formatMoney(String(value), peso));
      }),
    );
  });

  it('takes a symbol that means something to String.replace', () => {
    expect(formatMoney(150000, { symbol: '$&', group: '$1', decimal: ',' })).toBe('$&1$1500,00');
  });
});

describe('numbers', () => {
  it.each([
    [1234567, '1.234.567'],
    ['1234567.50', '1.234.567,50'],
    [-1234.5, '-1.234,5'],
    ['999', '999'],
    ['12a', '12a'],
    [null, ''],
  ])('groups %p as %s', (value, shown) => {
    expect(formatNumber(value, peso)).toBe(shown);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}(\.\d{1,9})?$/), (text) => {
        const shown = formatNumber(text, peso);
        expect(shown.replace(/\./g, '').replace(',', '.')).toBe(text);
      }),
    );
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026-11-21 07:05:09', '2026-11-21', '2026-11-21 07:05:09'],
    ['2026/11/21 07:05', '2026-11-21', '2026-11-21 07:05:00'],
    ['2026-11-21T07:05:09.123', '2026-11-21', '2026-11-21 07:05:09'],
    ['', '', ''],
    ['tomorrow', 'tomorrow', 'tomorrow'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
    ['2026-13-01 10:00:00', '2026-13-01 10:00:00', '2026-13-01 10:00:00'],
    ['2026-11-21 25:00:00', '2026-11-21 25:00:00', '2026-11-21 25:00:00'],
    ['21/11/2026', '21/11/2026', '21/11/2026'],
    [null, '', ''],
    [undefined, '', ''],
  ])('reads %p', (value, day, moment) => {
    expect(formatDate(value)).toBe(day);
    expect(formatDateTime(value)).toBe(moment);
  });

  it('tells an instant in local time, as a number, as its text and as ISO text', () => {
    const instants = fc.date({
      min: new Date('2001-09-10'),
      max: new Date('2099-12-30'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (date) => {
        const epoch = Math.floor(date.getTime() / 1000) * 1000;
        const shown = formatDateTime(epoch);
        const [year, month, day, hour, minute, second] = shown.split(/\D/).map(Number);
        const back = new Date(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
        expect(Math.abs(back.getTime() - epoch) % 3_600_000).toBe(0);
        expect(formatDateTime(String(epoch))).toBe(shown);
        expect(formatDateTime(new Date(epoch).toISOString())).toBe(shown);
        expect(formatDate(epoch)).toBe(shown.slice(0, 10));
      }),
    );
  });

  it('reads a zone however it is written', () => {
    const shown = formatDateTime('2026-11-21T07:05:09Z');
    expect(formatDateTime('2026-11-21 12:35:09+0530')).toBe(shown);
    expect(formatDateTime('2026-11-21T12:35:09+05:30')).toBe(shown);
  });

  it('passes every other text through, and says nothing invalid of any number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\d{4}[-/]\d\d|^\s*\d{11,14}\s*$/.test(text));
        expect(formatDateTime(text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(formatDateTime(value)).not.toMatch(/Invalid/);
      }),
    );
  });
});

describe('phone numbers', () => {
  it.each([
    ['13800138000', '138 0013 8000'],
    ['138', '138'],
    ['1380', '138 0'],
    ['13800138', '138 0013 8'],
    ['138-0013-8000-99', '138 0013 8000'],
    ['１３８００', '138 00'],
    ['', ''],
  ])('groups %p as %p', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it('keeps at most eleven digits in order, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = phoneDigits(text);
        expect(digits).toMatch(/^\d{0,11}$/);
        expect(formatPhone(text).replace(/ /g, '')).toBe(digits);
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });
});

describe('card numbers', () => {
  it('are grouped in fours', () => {
    expect(formatCard('6222021234567890123')).toBe('6222 0212 3456 7890 123');
  });

  it.each([
    ['6222021234561234', '•••• •••• •••• 1234'],
    ['6222 0212-3456 7890 123', '•••• •••• •••• ••• 0123'],
    ['6222********1234', '•••• •••• •••• 1234'],
    ['1234', '1234'],
    ['', ''],
  ])('%p is masked as %p', (text, shown) => {
    expect(maskCard(text)).toBe(shown);
  });

  it('show no digit but the last four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,24}$/), (card) => {
        const masked = maskCard(card);
        expect(masked.replace(/[• ]/g, '')).toBe(card.slice(-4));
        expect(masked.replace(/ /g, '')).toHaveLength(card.length);
      }),
    );
  });
});

describe('text', () => {
  it('counts as people do', () => {
    expect(countCharacters('niño')).toBe(4);
    expect(countCharacters('nin\u0303o')).toBe(4);
    expect(countCharacters('👨‍👩‍👧‍👦🇲🇽')).toBe(2);
    expect(capCharacters('🇲🇽🇮🇳👍🏽x', 3)).toBe('🇲🇽🇮🇳👍🏽');
  });

  const texts = fc.string({ unit: 'grapheme' });

  it('caps to a beginning of the text that is never too long, and leaves a short one alone', () => {
    fc.assert(
      fc.property(texts, fc.nat(20), (text, max) => {
        const capped = capCharacters(text, max);
        expect(text.startsWith(capped)).toBe(true);
        expect(countCharacters(capped)).toBe(Math.min(max, countCharacters(text)));
        expect(capCharacters(capped, max)).toBe(capped);
      }),
    );
  });

  it('falls back to code points without a Segmenter, and never halves a pair', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(countCharacters('👍👍')).toBe(2);
      expect(capCharacters('👍👍👍', 2)).toBe('👍👍');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

it.each([
  ['+52 55 5555-0100', 'tel:+525555550100'],
  ['(55) 5555 0100;ext=1?body=x', 'tel:55555501001'],
])('the telephone %j is called as %s', (written, called) => {
  expect(phoneHref(written)).toBe(called);
});
