import fc from 'fast-check';
import { fillFrame } from '../../src/head/fill/fillFrame';
import type { SlotTrait } from '../../src/navigation/screens/slots';

const slot = (path: string, ...traits: readonly SlotTrait[]) =>
  `<slot name="${[path, ...traits].join(' ')}"></slot>`;

const formats = { money: (text: string) => `$${text}` };

/** A frame as the build makes it, from HTML. */
function frameOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function fill(html: string, data: unknown, address = '') {
  const frame = frameOf(html);
  const query = new URLSearchParams(address);
  const fits = fillFrame(frame, { data, read: (name) => query.get(name) ?? '' }, formats);
  const box = document.createElement('div');
  box.append(frame);
  return { fits, html: box.innerHTML };
}

const rows = `<dl><div data-each="rows"><dt>${slot('rows.*.text')}</dt><dd>${slot('rows.*.value', 'itemNeeds', 'notZero')}</dd></div></dl>`;

it('values take their places, each shown as it is to be', () => {
  const html = `<p>Amount: ${slot('amount', 'money')}</p><b>${slot('order.name')}</b>`;
  expect(fill(html, { amount: 150000, order: { name: 'Ana' } })).toEqual({
    fits: true,
    html: '<p>Amount: $150000</p><b>Ana</b>',
  });
});

it('a list has as many rows as the answer; a row without a value, or with a zero, is left out', () => {
  const data = {
    rows: [
      { text: 'a', value: '1' },
      { text: 'b', value: '' },
      { text: 'c', value: 0 },
      { text: 'd', value: 4 },
    ],
  };
  expect(fill(rows, data).html.replace(/ data-[a-z]+="[^"]*"/g, '')).toBe(
    '<dl><div><dt>a</dt><dd>1</dd></div><div><dt>d</dt><dd>4</dd></div></dl>',
  );
});

it('what belongs to a missing value goes as a whole: a card with its title', () => {
  const html = `<main><section><h2>Plan</h2>${rows}</section><p>${slot('name')}</p></main>`;
  expect(fill(html, { name: 'Ana', rows: [] }).html).toBe('<main><p>Ana</p></main>');
});

it('a value of the address counts beside those of the answer', () => {
  const html = `<p>${slot('?amount', 'money')}</p><p>${slot('name')}</p>`;
  expect(fill(html, { name: 'Ana' }, 'amount=7').html).toBe('<p>$7</p><p>Ana</p>');
});

it('of a list the item is meant that the address names', () => {
  const html = `<p>${slot('types.value?type.title', 'needed')}</p>`;
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

it('a value stands only where another one differs from it', () => {
  const html = `<p>${slot('name')}</p><p>${slot('account≠name')}</p>`;
  expect(fill(html, { name: 'Ana', account: 'Ana' }).html).toBe('<p>Ana</p>');
  expect(fill(html, { name: 'Ana', account: '55' }).html).toBe('<p>Ana</p><p>55</p>');
});

const online = `<p>${slot('name')}</p><i data-if="offered flag">Online</i>`;

it.each([1, '1', true, 'true'])('a part stands where its flag says yes: %p', (offered) => {
  expect(fill(online, { name: 'Ana', offered }).html).toContain('Online');
});

it.each([0, '0', false, '', null, undefined, 'no', {}])(
  'and not where it does not: %p',
  (offered) => {
    expect(fill(online, { name: 'Ana', offered }).html).toBe('<p>Ana</p>');
  },
);

it('a part stands with a list that has items, and goes alone', () => {
  const html = `<main><b>All</b><i data-if="orders.length notZero">Filter</i></main><p>${slot('name')}</p>`;
  expect(fill(html, { name: 'Ana', orders: [{}] }).html).toContain('Filter');
  expect(fill(html, { name: 'Ana', orders: [] }).html).toBe('<main><b>All</b></main><p>Ana</p>');
  expect(fill(html, { name: 'Ana' }).html).toBe('<main><b>All</b></main><p>Ana</p>');
});

it('a frame that is for a list with items is not for one without', () => {
  const html = `<main data-if="cards.length notZero needed">${slot('name')}</main>`;
  expect(fill(html, { name: 'Ana', cards: [] }).fits).toBe(false);
});

it('of a list that is cut short those items count that stand', () => {
  const html = rows.replace('data-each', 'data-most="2" data-each');
  const values = ['0', '1', '', '2', '3'];
  const data = { rows: values.map((value) => ({ text: 'n', value })) };
  expect(fill(html, data).html.match(/<dd>\d<\/dd>/g)).toEqual(['<dd>1</dd>', '<dd>2</dd>']);
});

it.each([
  ['what the screen needs is missing', {}],
  ['a text is a list', { amount: ['1'] }],
  ['a text is an object', { amount: { value: 1 } }],
  ['a text is a yes', { amount: true }],
  ['there is no data', null],
  ['the data is a text', 'amount'],
])('nothing is shown early where %s: the app is to judge it', (_, data) => {
  expect(fill(`<p>${slot('amount', 'needed')}</p>`, data).fits).toBe(false);
});

it('a list that is none fits no frame', () => {
  expect(fill(rows, { rows: 'many' }).fits).toBe(false);
});

it('whatever an answer holds, it stays text, and only its own values are read', () => {
  const html = `<p>${slot('amount', 'money')}</p><p>${slot('constructor.name')}</p>${rows}`;
  fc.assert(
    fc.property(fc.json(), (json) => {
      const frame = frameOf(html);
      const before = new Set([...frame.querySelectorAll('*')].map(({ tagName }) => tagName));
      fillFrame(frame, { data: JSON.parse(json), read: () => '' }, formats);
      [...frame.querySelectorAll('*')].forEach(({ tagName }) => {
        expect(before).toContain(tagName);
      });
      expect(frame.textContent).not.toMatch(/undefined|NaN|\[object|function|\bObject\b/);
    }),
  );
});

it('markup in a value is text', () => {
  expect(fill(`<p>${slot('name')}</p>`, { name: '<img src=x onerror=alert(1)>' }).html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});
