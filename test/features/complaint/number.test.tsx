import './support';
import { screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

interface Item {
  readonly id: string;
  readonly content: string;
}

async function firstComplaint() {
  const lender = createLender();
  const { data } = await callerFor(lender, 'complainant')('problemList', {});
  const [item] = (data.tabs as { items: Item[] }[]).flatMap(({ items }) => items);
  if (!item) throw new Error('no complaint');
  return { lender, item };
}

/** The displayed date of a complaint. */
const sentOn = () => screen.getByText('Enviada el').nextElementSibling?.textContent;

it('shows a number to copy for every complaint of the list', async () => {
  const { lender, item } = await firstComplaint();
  const { user } = await renderScreen('/complaintList', { borrower: 'complainant', lender });
  const entry = (await screen.findByText(item.id)).closest<HTMLElement>('[role=listitem]');
  if (!entry) throw new Error('no entry');
  await user.click(within(entry).getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(item.id);
});

it('copies a whole complaint, and prints it in a browser', async () => {
  const { lender, item } = await firstComplaint();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderScreen(`/complainDetails?problemId=${item.id}`, {
    borrower: 'complainant',
    lender,
    bridge: noBridge(),
  });
  expect(await screen.findByText(item.id)).toBeVisible();
  await waitFor(() => expect(sentOn()).toMatch(/^\d{4}-\d\d-\d\d/));
  await user.click(screen.getByRole('button', { name: 'Copiar resumen' }));
  const summary = (await navigator.clipboard.readText()).split('\n');
  expect(summary[0]).toBe(`Número de queja: ${item.id}`);
  expect(summary[1]).toMatch(/^Enviada el: \d{4}-\d\d-\d\d/);
  expect(summary.join('\n')).toContain(item.content);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('keeps the date’s place and summarises without the date until the list is loaded', async () => {
  const { lender, item } = await firstComplaint();
  const release = holdAnswers(lender, 'problemList');
  const { user } = await renderScreen(`/complainDetails?problemId=${item.id}`, {
    borrower: 'complainant',
    lender,
  });
  await screen.findByText(item.id);
  expect(sentOn()).toBe('—');
  await user.click(screen.getByRole('button', { name: 'Copiar resumen' }));
  expect(await navigator.clipboard.readText()).not.toContain('Enviada el');
  release();
  await waitFor(() => expect(sentOn()).toMatch(/^\d{4}-\d\d-\d\d/));
});
