import fc from 'fast-check';
import { maskCard } from '@/design/format/card';
import { addMinorUnits, formatMoney } from '@/design/format/money';
import { formatCount, formatNumber, formatRate } from '@/design/format/number';

const hundredths = { decimals: 2, symbol: 'before' } as const;
const peso = { group: '.', decimal: ',', groups: [3], ...hundredths };
const rupee = { group: ',', decimal: '.', groups: [3, 2], ...hundredths };

/** Every combination of the number of decimals, the position of the sign and the grouping. */
const moneyShapes = fc.record({
  group: fc.constantFrom('.', ',', ' ', ''),
  decimal: fc.constantFrom('·', "'"),
  groups: fc.constantFrom([3], [3, 2], [4], [1, 5]),
  decimals: fc.constantFrom(0, 1, 2, 3),
  symbol: fc.constantFrom('before' as const, 'after' as const),
});

describe('the sum of two amounts', () => {
  it('is exact for amounts of any size', () => {
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
  ])('is undefined for %j and %j: one is not an integer', (one, other) => {
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
    expect(formatMoney(minor, '$', peso)).toBe(shown);
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
  ])('leaves %p unchanged, which is not an integer', (minor, shown) => {
    expect(formatMoney(minor, '$', peso)).toBe(shown);
  });

  it('keeps every digit of amounts of any size, in every shape', () => {
    fc.assert(
      fc.property(fc.bigInt(), moneyShapes, (minor, shape) => {
        const shown = formatMoney(minor.toString(), '¤', shape);
        const digits = shown.replace(/\D/g, '');
        expect(BigInt(digits)).toBe(minor < 0n ? -minor : minor);
        const [whole = '', rest = ''] = shown.replace(/[-¤\u00a0]/g, '').split(shape.decimal);
        expect(rest).toMatch(new RegExp(`^\\d{${shape.decimals}}$`));
        expect(shown.includes(shape.decimal)).toBe(shape.decimals > 0);
        if (shape.group) {
          const [last = '', ...others] = whole.split(shape.group).reverse();
          const first = others.pop();
          const [size = 3, next = size] = shape.groups;
          if (first === undefined) return;
          expect(last).toHaveLength(size);
          expect(first.length).toBeLessThanOrEqual(next);
          expect(others.every((group) => group.length === next)).toBe(true);
        }
      }),
    );
  });

  it('puts the sign before the amount, or after it and a no-break space, and the minus first', () => {
    fc.assert(
      fc.property(fc.bigInt(), moneyShapes, (minor, shape) => {
        const shown = formatMoney(minor.toString(), 'Kč', shape);
        const amount = formatMoney((minor < 0n ? -minor : minor).toString(), '', shape).trim();
        const minus = minor < 0n ? '-' : '';
        expect(shown).toBe(
          shape.symbol === 'after' ? `${minus}${amount}\u00a0Kč` : `${minus}Kč${amount}`,
        );
      }),
    );
  });

  it.each([
    [0, 'before', 1_500_000, '$1.500.000'],
    [0, 'before', 0, '$0'],
    [0, 'after', -990, '-990\u00a0$'],
    [1, 'after', 5, '0,5\u00a0$'],
    [2, 'after', 150_000, '1.500,00\u00a0$'],
    [3, 'before', 7, '$0,007'],
    [3, 'after', 1_500_000, '1.500,000\u00a0$'],
  ] as const)(
    'with %p decimals and the sign %s, shows %p as %s',
    (decimals, symbol, minor, shown) => {
      expect(formatMoney(minor, '$', { ...peso, decimals, symbol })).toBe(shown);
    },
  );

  it('never shows NaN or undefined, and shows a number like its text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.constant(null)), (value) => {
        expect(formatMoney(value, '$', peso)).not.toMatch(/NaN|undefined|null|Infinity/);
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatMoney(value, '$', peso)).toBe(formatMoney(String(value), '$', peso));
      }),
    );
  });

  it.each([
    [10_000_000, '₹1,00,000.00'],
    [123_456_789_000, '₹1,23,45,67,890.00'],
    [99_999, '₹999.99'],
  ])('shows %p in lakh and crore as %s', (minor, shown) => {
    expect(formatMoney(minor, '₹', rupee)).toBe(shown);
  });

  it('accepts a symbol with a special meaning in String.replace', () => {
    expect(formatMoney(150000, '$&', { ...peso, group: '$1' })).toBe('$&1$1500,00');
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

  it.each([
    ['0.0065%', '0,0065 %'],
    [' 18 % ', '18 %'],
    ['1234.5', '1.234,5'],
    ['0,0065 %', '0,0065 %'],
    ['18% a year', '18% a year'],
    ['', ''],
  ])('writes the rate %j as %j', (rate, shown) => {
    expect(formatRate(rate, peso)).toBe(shown);
  });

  it('groups from the right in any sizes, and keeps every digit', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,40}$/), sizes, (digits, groups) => {
        const pieces = formatNumber(digits, { ...peso, groups })
          .split('.')
          .reverse();
        expect([...pieces].reverse().join('')).toBe(digits);
        pieces.forEach((piece, index) => {
          const size = groups[index] ?? groups.at(-1);
          if (index < pieces.length - 1) expect(piece).toHaveLength(size ?? 0);
          else expect(piece.length).toBeLessThanOrEqual(size ?? 0);
        });
      }),
    );
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

it.each(['x12', '12x', '1.2.3'])('leaves %j unchanged, which is not a number', (text) => {
  expect(formatNumber(text, peso)).toBe(text);
});

it.each(['1.5 a month', 'from 1.5%', '1.5%, or less'])('finds no rate in a part of %j', (text) => {
  expect(formatRate(text, peso)).toBe(text);
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('shows a count of %i as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

describe('card numbers', () => {
  it.each([
    ['6222021234561234', '•••• •••• •••• 1234'],
    ['6222 0212-3456 7890 123', '•••• •••• •••• ••• 0123'],
    ['6222********1234', '•••• •••• •••• 1234'],
    ['1234', '1234'],
    ['', ''],
  ])('masks %p as %p', (text, shown) => {
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
