import fc from 'fast-check';
import { fillPlaceholder } from '@/app/boot/placeholder/fillPlaceholder';
import { formatsOf } from '@/app/boot/placeholder/formats';
import { parseJson } from '@/platform/api/json';
import type { Conditions } from '@/shared/early/slots';
import { testEnvironment } from '../../support/environment';

const slot = (name: string, or = '') => `<slot name="${name}">${or}</slot>`;

const formats = { ...formatsOf(testEnvironment(), 'es'), money: (text: string) => `$${text}` };

const sourcesOf = (data: unknown, address = '') => {
  const query = new URLSearchParams(address);
  return { data, getParameter: (name: string) => query.get(name) ?? '' };
};

function fill(html: string, data: unknown, address = '') {
  const template = document.createElement('template');
  template.innerHTML = html;
  const fits = fillPlaceholder(template.content, sourcesOf(data, address), formats);
  return { fits, html: template.innerHTML.replace(/ data-[a-z]+=("[^"]*"|'[^']*')/g, '') };
}

const conditions = (given: Conditions) => `data-conditions='${JSON.stringify(given)}'`;

const rows = `<dl data-row><div data-each="rows" data-most="2" data-row><dt>${slot('rows.*.text')}</dt><dd>${slot('rows.*.value nonzero')}</dd></div></dl>`;

it('puts each value in its place, in its format, and a text of its own in place of an empty one', () => {
  const html = `<p>Amount: ${slot('amount! money')}</p><b>${slot('order.name', 'Your loan')}</b>`;
  expect(fill(html, { amount: 150000, order: { name: 'Ana' } })).toEqual({
    fits: true,
    html: '<p>Amount: $150000</p><b>Ana</b>',
  });
  expect(fill(html, { amount: 1 }).html).toBe('<p>Amount: $1</p><b>Your loan</b>');
});

it('shows each digit of a whole number beyond 2^53, and finds an item by it', () => {
  const html = `<b>${slot('code')}</b><i>${slot('orders.id?id.name')}</i>`;
  const code = '9633252900000000123';
  const data = parseJson(
    `{"code":${code},"orders":[{"id":${code}0,"name":"Ana"},{"id":${code},"name":"Eva"}]}`,
  );
  expect(fill(html, data, `id=${code}`).html).toBe(`<b>${code}</b><i>Eva</i>`);
});

it('repeats an item, skips one without its value, and ends at the most items', () => {
  const values = ['0', '1', '', 2, '3'];
  const data = { rows: values.map((value) => ({ text: 'n', value })) };
  expect(fill(rows, data).html).toBe(
    '<dl><div><dt>n</dt><dd>1</dd></div><div><dt>n</dt><dd>2</dd></div></dl>',
  );
  for (const list of [undefined, [], [{ text: 'n', value: '0' }]]) {
    expect(fill(rows, { rows: list })).toEqual({ fits: true, html: '' });
  }
});

it('repeats the inner list of each item, with its links and the parts that the inner item has', () => {
  const link = `<a data-href="/pay" data-query='${JSON.stringify({ code: 'groups.*.ways.*.code' })}'>to</a>`;
  const part = `<i ${conditions({ when: { 'groups.*.ways.*.code': ['b'] } })}>b</i>`;
  const inner = `<li data-each="groups.*.ways" data-most="9">${slot('groups.*.ways.*.name')}${link}${part}</li>`;
  const html = `<ul data-each="groups" data-most="9"><b>${slot('groups.*.title')}</b>${inner}</ul>`;
  const groups = [
    { title: 'Shop', ways: [{ name: 'A', code: 'a' }] },
    { title: 'Card', ways: [{ name: 'B', code: 'b' }, { name: 'C' }] },
  ];
  expect(fill(html, { groups }).html).toBe(
    '<ul><b>Shop</b><li>A<a href="/pay?code=a">to</a></li></ul>' +
      '<ul><b>Card</b><li>B<a href="/pay?code=b">to</a><i>b</i></li><li>C<a href="/pay">to</a></li></ul>',
  );
});

it('shows the item of a list that the address names', () => {
  const html = `<p>${slot('types.value?type.title!')}</p>`;
  const data = { types: [{ value: 1, title: 'One' }, { value: '2', title: 'Two' }, null] };
  expect(fill(html, data, 'type=2').html).toBe('<p>Two</p>');
  expect(fill(html, data, 'type=3').fits).toBe(false);
});

it('removes a part whose conditions are not met, and one whose values are all empty', () => {
  const part = (given: Conditions) => `<p ${conditions(given)}>${slot('name')}</p>`;
  const html =
    part({ when: { unit: ['D'] } }) +
    part({ unless: { unit: ['D'] } }) +
    part({ differ: ['unit', 'name'] }) +
    `<section data-row><h2>Lender</h2>${slot('city')}</section><footer>${part({ when: { '?a': ['1'] } })}</footer>`;
  expect(fill(html, { unit: 'D', name: 'Ana' }).html).toBe('<p>Ana</p><p>Ana</p>');
  expect(fill(html, { unit: 'Ana', name: 'Ana', city: 'Lima' }, 'a=1').html).toBe(
    '<p>Ana</p><section><h2>Lender</h2>Lima</section><footer><p>Ana</p></footer>',
  );
});

it('shows the word for a value and its count', () => {
  const words = { count: 'periods', words: { D: ['day', 'days'], '': ['day', 'days'] } };
  const html = `<slot name="unit" data-words='${JSON.stringify(words)}'></slot>`;
  const shown = (periods: unknown, unit?: string) => fill(html, { periods, unit });
  expect([shown(1).html, shown('1', 'D').html, shown(30, 'D').html]).toEqual([
    'day',
    'day',
    'days',
  ]);
  expect(shown(3, 'quincenas').fits).toBe(false);
});

it('gives a link the address of its values', () => {
  const query = { orderId: '?orderId', kind: '=1', type: 'rows.*.id', none: 'none' };
  const html = `<p data-each="rows" data-most="9"><a data-href="/order" data-query='${JSON.stringify(query)}'>${slot('rows.*.id')}</a></p>`;
  expect(fill(html, { rows: [{ id: 'a&b' }] }, 'orderId=7').html).toContain(
    'href="/order?orderId=7&amp;kind=1&amp;type=a%26b"',
  );
});

it.each([
  ['a required value is missing', {}],
  ['a required value is empty', { amount: '' }],
  ['a value is a list', { amount: ['1'] }],
  ['a value is an object', { amount: { value: 1 } }],
  ['a value is a yes', { amount: true }],
  ['the data is null', null],
  ['the data is a text', 'amount'],
  ['a list is none', { amount: 1, rows: 'many' }],
  ['its format does not show a value', { amount: 1, phone: '0' }],
])('leaves the answer to the app where %s', (_, data) => {
  expect(fill(`<p>${slot('amount!')}${slot('phone number')}</p>${rows}`, data).fits).toBe(false);
});

it('fills a picture only where its own conditions are met', () => {
  const isFor = (given: Conditions, data: unknown) =>
    fillPlaceholder(document.createElement('div'), sourcesOf(data), formats, JSON.stringify(given));
  const offered = { unless: { offered: ['', '0', 'false'] } };
  const yes = [1, '1', true, 'true', [{}]].map((it) => isFor(offered, { offered: it }));
  const no = [0, '0', false, 'false', '', null, [], {}].map((it) =>
    isFor(offered, { offered: it }),
  );
  expect([...new Set(yes), ...new Set(no)]).toEqual([true, false]);
});

it('shows every value as text, and reads own properties only', () => {
  const html = `<p>${slot('amount money')}</p><p>${slot('constructor.name!')}</p>${rows}`;
  fc.assert(
    fc.property(fc.json(), (json) => {
      const shown = fill(html, JSON.parse(json));
      expect(shown.fits).toBe(false);
      expect(shown.html).not.toMatch(/undefined|NaN|\[object|function|\bObject\b/);
    }),
  );
  expect(fill(`<p>${slot('name')}</p>`, { name: '<img src=x onerror=alert(1)>' }).html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});
