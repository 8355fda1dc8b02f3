import fc from 'fast-check';
import { readDocument } from '../../scripts/documents/markdown';

const figures = (name: string) => ({ rate: '18 %', appTitle: '*Peso* <b>Fácil</b>' })[name];
const read = (source: string) => readDocument('x.md', source, figures);
const problemsOf = (source: string) =>
  read(source).problems.map(({ place, problem }) => `${place} ${problem}`);

it('reads a document: title, introduction, sections, their parts, lists and bold text', () => {
  const source = `# Title

First line
and its second.

## One

Rate: {rate}, **truly {rate}**.

- a
- b

### Part

Text
`;
  expect(read(source)).toEqual({
    problems: [],
    headings: [
      { level: 1, line: 1 },
      { level: 2, line: 6 },
      { level: 3, line: 13 },
    ],
    document: {
      title: 'Title',
      introduction: [{ text: ['First line and its second.'] }],
      sections: [
        {
          title: 'One',
          blocks: [
            { text: ['Rate: 18 %, ', { strong: 'truly 18 %' }, '.'] },
            { list: [['a'], ['b']] },
          ],
          parts: [{ title: 'Part', blocks: [{ text: ['Text'] }] }],
        },
      ],
    },
  });
});

it('inserts values as text, never as markup', () => {
  const { document, problems } = read('# A\n\nWelcome to {appTitle}');
  expect(document.introduction).toEqual([{ text: ['Welcome to *Peso* <b>Fácil</b>'] }]);
  expect(problems).toEqual([]);
});

it.each([
  [
    '# A\n\nx {reit} y',
    'x.md:3 unknown figure {reit}: figures.json and the environment have none, or no text of it in this language',
  ],
  ['# A\n\nx {annual rate} y', 'x.md:3 a brace that holds no name: a figure is written {name}'],
  ['# A\n\n### B', 'x.md:3 "### " stands below no "## "'],
  ['## A', 'x.md:1 "## " stands below no "# "'],
  ['# A\n\n# B', 'x.md:3 a second title: one "# " stands at the top'],
  ['# A\n\n## B\n\n### C\n\n#### D', 'x.md:7 a heading deeper than "### "'],
  ['# A\n\n##\n', 'x.md:3 a heading without words'],
  ['', 'x.md:1 there is no title: a document begins with "# " and its title'],
])('reports for %j: %s', (source, problem) => {
  expect(problemsOf(source)).toContain(problem);
});

it.each([
  ['a table of HTML', '<table></table>'],
  ['HTML in a line', 'x <img src=a onerror=b> y'],
  ['code', '    code'],
  ['a link', '[x](https://elsewhere.example)'],
  ['a picture', '![x](y.png)'],
  ['a quotation', '> x'],
  ['a rule', '---'],
  ['a list in a list', '- a\n  - b'],
  ['a mark of code', 'x `y` z'],
])('reports %s with its line: not allowed in a document', (_, source) => {
  expect(problemsOf(`# A\n\n${source}`)).toEqual([
    expect.stringMatching(/^x\.md:3 this is no part of a document/),
  ]);
});

it('reports every unknown name, and nothing if all names are known', () => {
  const names = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(names, { minLength: 1 }), names, (known, other) => {
      const values = new Map(known.map((name) => [name, '1']));
      const source = `# A\n\n${[...known, other].map((name) => `x {${name}} y`).join('\n\n')}\n`;
      const { problems, document } = readDocument('x.md', source, (name) => values.get(name));
      expect(problems).toHaveLength(values.has(other) ? 0 : 1);
      expect(document.introduction).toHaveLength(known.length + 1);
    }),
  );
});

it('returns only texts for any input, or reports a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (words) => {
      const { document, problems } = read(`# A\n\n${words}\n`);
      if (problems.length > 0) return;
      for (const block of document.introduction) {
        expect(Object.keys(block)).toHaveLength(1);
      }
      expect(document.title).toBe('A');
    }),
  );
});
