import fc from 'fast-check';
import {
  type Conditions,
  fillPlaceholder,
} from '../../../src/app/boot/placeholder/fillPlaceholder';
import { formatsOf } from '../../../src/app/boot/placeholder/formats';
import { parseJson } from '../../../src/platform/api/json';
import { testEnvironment } from '../../support/environment';

const slot = (name: string) => `<slot name="${name}"></slot>`;

const formats = { ...formatsOf(testEnvironment(), 'es'), money: (text: string) => `$${text}` };

/** A placeholder from HTML, in the form of the build. */
function placeholderOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const sourcesOf = (data: unknown, address = '') => {
  const query = new URLSearchParams(address);
  return { data, read: (name: string) => query.get(name) ?? '' };
};

function fill(html: string, data: unknown, address = '') {
  const placeholder = placeholderOf(html);
  const fits = fillPlaceholder(placeholder, sourcesOf(data, address), formats);
  const box = document.createElement('div');
  box.append(placeholder);
  return { fits, html: box.innerHTML.replace(/ data-[a-z]+=("[^"]*"|'[^']*')/g, '') };
}

/** The texts of a value that is missing, or that counts as nothing. */
const NOTHING = ['', '0', 'false'];

const partWith = (conditions: Conditions) => `data-conditions='${JSON.stringify(conditions)}'`;

const rowsBy = (conditions: Conditions) =>
  `<dl><div data-each="rows" ${partWith(conditions)}><dt>${slot('rows.*.text')}</dt><dd>${slot('rows.*.value!')}</dd></div></dl>`;

const rows = rowsBy({ unless: { 'rows.*.value': NOTHING } });

it('puts each value in its place, in its format', () => {
  const html = `<p>Amount: ${slot('amount money')}</p><b>${slot('order.name')}</b>`;
  expect(fill(html, { amount: 150000, order: { name: 'Ana' } })).toEqual({
    fits: true,
    html: '<p>Amount: $150000</p><b>Ana</b>',
  });
});

it('shows each digit of a whole number beyond 2^53, and finds an item by it', () => {
  const html = `<b>${slot('code')}</b><i>${slot('orders.id?id.name')}</i>`;
  const code = '9633252900000000123';
  const data = parseJson(
    `{"code":${code},"orders":[{"id":${code}0,"name":"Ana"},{"id":${code},"name":"Eva"}]}`,
  );
  expect(fill(html, data, `id=${code}`).html).toBe(`<b>${code}</b><i>Eva</i>`);
});

it('repeats an item, and skips one whose needed value is missing or 0', () => {
  const data = {
    rows: [
      { text: 'a', value: '1' },
      { text: 'b', value: '' },
      { text: 'c', value: 0 },
      { text: 'd', value: 4 },
    ],
  };
  expect(fill(rows, data).html).toBe(
    '<dl><div><dt>a</dt><dd>1</dd></div><div><dt>d</dt><dd>4</dd></div></dl>',
  );
});

it('ends a list at its maximum, not counting skipped items', () => {
  const html = rows.replace('data-each', 'data-most="2" data-each');
  const values = ['0', '1', '', '2', '3'];
  const data = { rows: values.map((value) => ({ text: 'n', value })) };
  expect(fill(html, data).html.match(/<dd>\d<\/dd>/g)).toEqual(['<dd>1</dd>', '<dd>2</dd>']);
});

it('shows a value of the address beside those of the answer', () => {
  const html = `<p>${slot('?amount! money')}</p><p>${slot('name')}</p>`;
  expect(fill(html, { name: 'Ana' }, 'amount=7').html).toBe('<p>$7</p><p>Ana</p>');
  expect(fill(html, { name: 'Ana' }).fits).toBe(false);
});

it('shows of a list the item that the address names', () => {
  const html = `<p>${slot('types.value?type.title!')}</p>`;
  const data = {
    types: [
      { value: 1, title: 'One' },
      { value: '2', title: 'Two' },
      { value: '2', title: 'Too' },
    ],
  };
  expect(fill(html, data, 'type=2').html).toBe('<p>Two</p>');
  expect(fill(html, data, 'type=1').html).toBe('<p>One</p>');
  expect(fill(html, data, 'type=3').fits).toBe(false);
  expect(fill(html, { types: [null, 'x'] }, 'type=3').fits).toBe(false);
  expect(fill(html, { types: 'x' }, 'type=1').fits).toBe(false);
});

it.each([
  ['a required value is missing', { rows: [{ text: 'a', value: '1' }] }],
  ['a required value is empty', { amount: '' }],
  ['a value is a list', { amount: ['1'] }],
  ['a value is an object', { amount: { value: 1 } }],
  ['a value is a yes', { amount: true }],
  ['the data is null', null],
  ['the data is a text', 'amount'],
])('leaves the answer to the app where %s', (_, data) => {
  expect(fill(`<p>${slot('amount!')}</p>`, data).fits).toBe(false);
});

it('leaves the answer to the app where a list is none, or an item lacks a required value', () => {
  expect(fill(rows, { rows: 'many' }).fits).toBe(false);
  expect(fill(rowsBy({}), { rows: [{ text: 'a' }] }).fits).toBe(false);
});

it.each([
  ['is missing', undefined],
  ['has no item that can stay', [{ text: 'a', value: '0' }]],
])('shows no item where a list %s', (_, list) => {
  expect(fill(rows, { rows: list })).toEqual({ fits: true, html: '<dl></dl>' });
});

it('shows nothing in place of a value that may be missing', () => {
  expect(fill(`<p>${slot('amount money')}</p>`, {})).toEqual({ fits: true, html: '<p></p>' });
});

it('leaves the answer to the app where its format does not show a value', () => {
  expect(fill(`<p>${slot('phone number')}</p>`, { phone: '0' }).fits).toBe(false);
});

it('removes a part whose conditions the answer does not meet', () => {
  const part = (conditions: Conditions) => `<p ${partWith(conditions)}>${slot('name')}</p>`;
  const html =
    part({ when: { unit: ['D'] } }) +
    part({ unless: { unit: ['D'] } }) +
    part({ differ: ['unit', 'name'] });
  expect(fill(html, { unit: 'D', name: 'Ana' }).html).toBe('<p>Ana</p><p>Ana</p>');
  expect(fill(html, { unit: 'Ana', name: 'Ana' }).html).toBe('<p>Ana</p>');
});

it('removes a part all of whose values are missing, with its own texts', () => {
  const html = `<section data-hollow><h2>Lender</h2>${slot('name')}${slot('city')}</section>${rows.replace('<dl', '<dl data-hollow')}`;
  expect(fill(html, { city: 'Lima' }).html).toBe('<section><h2>Lender</h2>Lima</section>');
  expect(fill(html, { rows: [{ text: 'a', value: 1 }] }).html).toBe(
    '<dl><div><dt>a</dt><dd>1</dd></div></dl>',
  );
});

const isFor = (conditions: Conditions, sources: ReturnType<typeof sourcesOf>) =>
  fillPlaceholder(placeholderOf(''), sources, formats, JSON.stringify(conditions));

describe('a placeholder is filled', () => {
  const has = (data: unknown) => isFor({ unless: { offered: NOTHING } }, sourcesOf(data));
  const lacks = (data: unknown) => isFor({ when: { offered: NOTHING } }, sourcesOf(data));

  it.each([1, '1', true, 'true', [{}], 'Ana'])(
    'from an answer that has its required values: %p',
    (offered) => {
      expect([has({ offered }), lacks({ offered })]).toEqual([true, false]);
    },
  );

  it.each([0, '0', false, 'false', '', null, undefined, []])(
    'not from an answer that has a forbidden value: %p',
    (offered) => {
      expect([has({ offered }), lacks({ offered })]).toEqual([false, true]);
    },
  );

  it('not if a condition cannot be evaluated', () => {
    expect([has({ offered: {} }), lacks({ offered: {} })]).toEqual([false, false]);
  });

  it('if values are among the stated texts', () => {
    const inDays = (data: unknown) => isFor({ when: { unit: ['', 'D'] } }, sourcesOf(data));
    expect([{}, { unit: 'D' }, { unit: 'W' }].map(inDays)).toEqual([true, true, false]);
  });

  it('if two values differ', () => {
    const differ = (data: unknown) => isFor({ differ: ['one', 'other'] }, sourcesOf(data));
    expect(
      [
        { one: 1, other: 2 },
        { one: 1, other: '1' },
      ].map(differ),
    ).toEqual([true, false]);
  });

  it('if the address lacks a parameter', () => {
    const first = (address: string) => isFor({ when: { '?tab': [''] } }, sourcesOf({}, address));
    expect(['', 'tab=1'].map(first)).toEqual([true, false]);
  });

  it('only if every condition is true', () => {
    const conditions = { when: { one: ['1'], two: ['1'] }, unless: { three: ['1'], four: ['1'] } };
    expect(isFor(conditions, sourcesOf({ one: 1, two: 1 }))).toBe(true);
    expect(isFor(conditions, sourcesOf({ one: 1 }))).toBe(false);
    expect(isFor(conditions, sourcesOf({ one: 1, two: 1, four: 1 }))).toBe(false);
    expect(isFor({}, sourcesOf({}))).toBe(true);
  });
});

it('shows every value as text, and reads own properties only', () => {
  const html = `<p>${slot('amount money')}</p><p>${slot('constructor.name!')}</p>${rows}`;
  fc.assert(
    fc.property(fc.json(), (json) => {
      const placeholder = placeholderOf(html);
      const before = new Set([...placeholder.querySelectorAll('*')].map(({ tagName }) => tagName));
      expect(fillPlaceholder(placeholder, sourcesOf(JSON.parse(json)), formats)).toBe(false);
      [...placeholder.querySelectorAll('*')].forEach(({ tagName }) => {
        expect(before).toContain(tagName);
      });
      expect(placeholder.textContent).not.toMatch(/undefined|NaN|\[object|function|\bObject\b/);
    }),
  );
});

it('shows markup in a value as text', () => {
  expect(fill(`<p>${slot('name')}</p>`, { name: '<img src=x onerror=alert(1)>' }).html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});
