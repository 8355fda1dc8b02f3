import { cleanup, screen, waitFor } from '@testing-library/react';
import { createLender, type Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { goTo } from '../../support/goTo';
import { renderScreen } from '../../support/renderScreen';
import { storedUnder } from '../../support/storedUnder';
import { description, openForm } from './support';

const FORM = 'problemType=2&orderNo=A';

let lender: Lender;
beforeEach(async () => {
  lender = createLender();
  const { user, text } = await openForm(lender, FORM);
  await user.type(text, 'Me llamaron');
  cleanup();
});

const storedDraft = () => JSON.stringify(storedUnder(localStorage, 'complaint.drafts'));

/** Opens the form; the lender answers when the returned function is called. */
async function openHeld(launch = {}) {
  const release = holdAnswers(lender, 'problemInit');
  return { ...(await openForm(lender, FORM, { launch })), release };
}

it('a launch that only claims to be the borrower sees and overwrites no draft', async () => {
  const before = storedDraft();
  const { user, text, release } = await openHeld({ sessionId: 'FORGED' });
  expect(text).toHaveValue('');
  await user.type(text, 'Otra cosa');
  expect(storedDraft()).toBe(before);
  await come(release);
  expect(await screen.findByText('Fracaso')).toBeVisible();
  expect(storedDraft()).toBe(before);
  cleanup();

  const again = await openForm(lender, FORM);
  await waitFor(() => expect(again.text).toHaveValue('Me llamaron'));
});

const newTexts = () => JSON.stringify(storedUnder(localStorage, 'complaint.newDrafts'));
const useText = () => screen.findByRole('button', { name: 'Usar este texto' });
const otherTexts = () => screen.queryAllByRole('blockquote').map(({ textContent }) => textContent);

it('a text that is written before the lender has accepted the session stays, and the draft stands beside it', async () => {
  lender.logInAgain('complainant');
  const { user, text, release } = await openHeld();
  await user.type(text, 'Hoy otra vez');
  expect(text).toHaveValue('Hoy otra vez');
  expect(storedDraft()).not.toContain('Hoy');
  await come(release);
  await useText();
  expect(text).toHaveValue('Hoy otra vez');
  expect(otherTexts()).toEqual(['Me llamaron']);
  await user.click(await useText());
  expect(text).toHaveValue('Me llamaron');
  expect(otherTexts()).toEqual(['Hoy otra vez']);
  await user.click(screen.getByRole('button', { name: 'Borrar este texto' }));
  expect(otherTexts()).toEqual([]);
  expect(storedDraft()).toContain('Me llamaron');
  expect(storedDraft() + newTexts()).not.toContain('Hoy');
});

it('a text that is written before that is unseen after a reload, and not lost with another login', async () => {
  lender.logInAgain('complainant');
  const { user, text, unmount } = await openHeld();
  await user.type(text, 'Hoy otra vez');
  unmount();
  const again = await openHeld();
  expect(again.text).toHaveValue('');
  await user.type(again.text, 'Y mañana');
  again.unmount();
  sessionStorage.clear();

  lender.logInAgain('complainant');
  const last = await openHeld();
  expect(last.text).toHaveValue('');
  await come(last.release);
  await useTexts(2);
  expect(last.text).toHaveValue('Me llamaron');
  expect(otherTexts()).toEqual(['Y mañana', 'Hoy otra vez']);
  cleanup();
  // The choice is still open after a reload.
  const reloaded = await openForm(lender, FORM);
  await useTexts(2);
  expect(reloaded.text).toHaveValue('Me llamaron');
});

it('a text that is written before that is the draft where there is no other one', async () => {
  localStorage.clear();
  lender.logInAgain('complainant');
  const { user, text, unmount } = await openHeld();
  await user.type(text, 'Hoy otra vez');
  unmount();
  const again = await openHeld();
  await come(again.release);
  await waitFor(() => expect(again.text).toHaveValue('Hoy otra vez'));
  expect(otherTexts()).toEqual([]);
  expect(storedUnder(localStorage, 'complaint.newDrafts')).toBeUndefined();
  expect(storedDraft()).toContain('Hoy otra vez');
});

it.each([
  ['offline', { kind: 'cut' }],
  ['where the lender answers 500', { kind: 'status', status: 500 }],
] as const)('an answer that anybody gets opens no draft: %s', async (_, fault) => {
  const before = storedDraft();
  lender.fault('problemInit', fault);
  // The lender would refuse this session, and answers `getWhatsapp` all the same.
  lender.logInAgain('complainant');
  const { prepare, user } = await renderScreen('/Dag', { borrower: 'complainant', lender });
  expect(await screen.findByText(/@/)).toBeVisible();
  await prepare('/complainPageNext');
  await goTo(`/complainPageNext?${FORM}`);
  const text = await description();
  expect(text).toHaveValue('');
  await user.type(text, 'Otra cosa');
  expect(storedDraft()).toBe(before);
});

const useTexts = (count: number) =>
  waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Usar este texto' })).toHaveLength(count),
  );

it('a login that was accepted in this tab finds its draft without a network', async () => {
  lender.fault('problemInit', { kind: 'cut' });
  expect((await openForm(lender, FORM)).text).toHaveValue('Me llamaron');
});

it('a login that the lender has ended is accepted no more', async () => {
  lender.fault('problemInit', { kind: 'status', status: 401, body: 'json' });
  const { unmount } = await renderScreen(`/complainPageNext?${FORM}`, {
    borrower: 'complainant',
    lender,
  });
  expect(await screen.findByText('Fracaso')).toBeVisible();
  unmount();
  lender.clearFaults();
  expect((await openHeld()).text).toHaveValue('');
});
