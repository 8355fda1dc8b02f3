import { screen, waitFor } from '@testing-library/react';
import type { LenderDocument } from '@/design/legal/document';
import type { Lender } from '../../../sandbox';
import { renderPromotion } from '../../support/renderPromotion';
import { renderScreen } from '../../support/renderScreen';

/** Every place of a document where a text can stand, with a text that names the place. */
const block = (name: string) => [
  { text: [`${name} text`] },
  { list: [[`${name} row: 1`], [`${name} item`]] },
];
const section = (name: string, parts: number) => ({
  title: `${name} title`,
  blocks: block(name),
  parts: Array.from({ length: parts }, (_, index) => ({
    title: `${name} part ${index} title`,
    blocks: block(`${name} part ${index}`),
  })),
});
const documentOf = (sections: LenderDocument['sections']): LenderDocument => ({
  language: 'es',
  title: 'The title',
  introduction: [{ list: [['Fact: 1']] }, ...block('introduction')],
  sections,
  end: ['Version 9', 'Approved by Counsel'],
});

const mockDocument = documentOf([section('first', 2), section('second', 0), section('second', 1)]);
const mockHome = documentOf([
  section('bill', 0),
  section('steps', 3),
  section('late', 0),
  section('questions', 2),
  section('next', 0),
]);
/** The promotion's page shows no section: scripts/documents/shapes.ts refuses one. */
const mockPromotion = documentOf([]);

jest.mock('../../support/documents', () => ({
  withDocuments:
    ({ fetch: ask }: Pick<Lender, 'fetch'>): typeof fetch =>
    (input, init) => {
      const [, name] =
        /^\/documents\/\w+\/([\w-]+)\.json$/.exec(typeof input === 'string' ? input : '') ?? [];
      if (!name) return ask(input instanceof Request ? input : String(input), init);
      const own = new Map([
        ['home', mockHome],
        ['promotion', mockPromotion],
      ]);
      return Promise.resolve(Response.json(own.get(name) ?? mockDocument));
    },
}));

/** The texts of a document without its title: some pages have one of their own. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value) as object).flatMap(textsOf);
}
const rowsApart = (text: string) => text.split(/:\s*/);

async function expectAll({ introduction, sections, end }: LenderDocument) {
  const texts = textsOf([introduction, sections, end]).flatMap(rowsApart);
  await waitFor(() => {
    const shown = document.body.textContent;
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
}

describe('every part of a document and its end are shown', () => {
  it.each([
    ['/loanAgreement', mockDocument],
    ['/agony', mockDocument],
    ['/loanTerms', mockDocument],
    ['/aboutUs', mockDocument],
    ['/PrivacyPolicy', mockDocument],
    ['/About', mockDocument],
    ['/Loan', mockDocument],
    ['/Accessibility', mockDocument],
    ['/', mockHome],
  ])('at %s', async (path, shown) => {
    await renderScreen(path, { borrower: 'dueTomorrow' });
    await expectAll(shown);
  });

  it('at the confirmation', async () => {
    await renderScreen('/confirm', { borrower: 'newLoan' });
    await screen.findByRole('heading', { name: 'The title' });
    await expectAll(mockDocument);
  });

  it.each([
    ['/promotion', mockPromotion],
    ['/promotion#/agreementTemplate', mockDocument],
  ])('at %s', async (path, shown) => {
    await renderPromotion(path);
    await expectAll(shown);
  });
});
