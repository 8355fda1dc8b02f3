import { act, screen, waitFor, within } from '@testing-library/react';
import { documentWords } from '@/app/prerender/texts/documentWords';
import type { LenderDocument } from '@/design/legal/document';
import { createLender } from '../../../sandbox';
import { readDocuments } from '../../../scripts/documents/library';
import type { testEnvironment } from '../../support/environment';
import { shippedEnvironment } from '../../support/environment';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';

const NOW = '2026-03-02T12:00:00Z';

const lender = () => createLender({ now: NOW });

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
  return renderScreen('/confirm', { borrower: 'newLoan', lender: lender(), ...options });
}

const facts = () => screen.findByRole('heading', { name: 'Datos clave de este préstamo' });

it('shows the figures of this offer before the agreement, open; clauses without one are folded', async () => {
  await open();
  const heading = await facts();
  const section = within(heading.closest('section') ?? document.body);
  const cost = screen.getByRole('heading', { name: 'Lo que cuesta este préstamo' });
  const shown = (label: string) =>
    within(cost.closest('section') ?? document.body).getByText(label).nextSibling?.textContent ??
    '?';
  const fact = (label: string) => section.getByText(`${label}:`).closest('li');
  for (const label of [
    'Usted recibe',
    'Usted paga',
    'El préstamo le cuesta',
    'Costo anual total con IVA',
  ]) {
    expect(fact(label)).toHaveTextContent(`${label}: ${shown(label)}`);
  }
  expect(fact('Primer pago')).toHaveTextContent(/^Primer pago: 2026-\d\d-\d\d$/);
  expect(fact('Primer pago')).toBeVisible();
  expect(heading.closest('section')).not.toHaveTextContent(/[{}]/);
  expect(heading.closest('section')).toHaveTextContent(
    /(2026-\d\d-\d\d: \$[\d.]+,\d\d; ){3}2026-\d\d-\d\d: \$[\d.]+,\d\d\./,
  );
  expect(fact('Primer pago')?.closest('details')).toBeNull();
  const clause = screen.getByRole('heading', { name: 'Si algo no está bien', hidden: true });
  expect(clause.closest('details')).not.toHaveAttribute('open');
  const agreement = screen.getByRole('checkbox');
  expect(heading.compareDocumentPosition(agreement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has the yearly rate of the cost also after a midnight on the open screen', async () => {
  await open();
  const heading = await facts();
  const rates = () => screen.getAllByText(/\d+,\d\d %/).map((it) => it.textContent);
  const rate = (text: string | undefined) => /\d+,\d\d %/.exec(text ?? '')?.[0];
  const before = new Set(rates().map(rate));
  expect(before.size).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW) + 86_400_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(heading).toBeVisible();
  const after = new Set(rates().map(rate));
  expect(after.size).toBe(1);
  expect(after).not.toEqual(before);
});

it('keeps the accepted version with the confirmation, and sends it nowhere', async () => {
  const rendered = await open();
  await facts();
  await rendered.user.click(screen.getByRole('button', { name: 'Confirmar préstamo' }));
  await waitFor(() => expect(received(rendered.lender, 'loanDetailPush')).toHaveLength(1));
  expect(JSON.stringify(received(rendered.lender, 'loanDetailPush')[0]?.body)).not.toContain('1.1');
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('keyFacts'));
});

it('shows a dash for a figure that the offer lacks', async () => {
  const own = lender();
  own.fault('loanDetailConfirm', { kind: 'patch', data: { repay_plans: [] } });
  await open({ lender: own });
  await facts();
  expect(screen.getByText(/^Usted paga: /)).toHaveTextContent('Usted paga: —');
});

describe('the templates of the brands', () => {
  const read = async (folder: string, environment: ReturnType<typeof testEnvironment>) =>
    readDocuments(folder, environment, await documentWords(environment));
  const lines = ({ introduction, sections }: LenderDocument) =>
    JSON.stringify([introduction, sections]);

  it.each([
    ['peso', 'es', /CONDUSEF/],
    ['peso', 'en', /CONDUSEF/],
    ['rupee', 'en', /Grievance Redressal Officer.*cooling-off period of 3 days/],
    ['rupee', 'hi', /शिकायत निवारण अधिकारी/],
  ])('%s has one in %s, with its authority', async (name, language, words) => {
    const brand = shippedEnvironment(name);
    const { documents, problems } = await read(`public/documents/${name}`, brand);
    expect(problems).toEqual([]);
    const document = documents[`/documents/${language}/key-facts.json`];
    expect(lines(document!)).toMatch(words);
    for (const figure of ['amount', 'total', 'cost', 'rate', 'firstPayTime', 'term'])
      expect(lines(document!)).toContain(`{${figure}}`);
    expect(document?.version).toBe('1.1');
  });
});
