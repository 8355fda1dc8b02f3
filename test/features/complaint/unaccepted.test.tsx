import { cleanup, screen, waitFor } from '@testing-library/react';
import { createLender, type Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { renderScreen } from '../../support/renderScreen';
import { storedUnder } from '../../support/storedUnder';
import { description, fakeBrowser } from './support';

beforeAll(fakeBrowser);

const FORM = '/complainPageNext?problemType=2&orderNo=A';

let lender: Lender;
beforeEach(async () => {
  lender = createLender();
  const { user } = await renderScreen(FORM, { borrower: 'complainant', lender });
  await user.type(await description(), 'Me llamaron');
  cleanup();
});

const storedDraft = () => JSON.stringify(storedUnder(localStorage, 'complaint.drafts'));

/** Opens the form; the lender answers when the returned function is called. */
async function openHeld(launch = {}) {
  const release = holdAnswers(lender, 'problemInit');
  const opened = await renderScreen(FORM, { borrower: 'complainant', lender, launch });
  return { ...opened, text: await description(), release };
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

  await renderScreen(FORM, { borrower: 'complainant', lender });
  await waitFor(async () => expect(await description()).toHaveValue('Me llamaron'));
});

it('a text that is written before the lender has accepted the session joins the draft then', async () => {
  lender.logInAgain('complainant');
  const { user, text, release } = await openHeld();
  await user.type(text, 'Hoy otra vez');
  expect(text).toHaveValue('Hoy otra vez');
  expect(storedDraft()).not.toContain('Hoy');
  await come(release);
  await waitFor(() => expect(text).toHaveValue('Me llamaron\nHoy otra vez'));
  await waitFor(() => expect(storedDraft()).toContain('Hoy otra vez'));
  expect(storedUnder(sessionStorage, 'complaint.newDrafts')).toBeUndefined();
});

it('a text that is written before that survives a reload', async () => {
  lender.logInAgain('complainant');
  const { user, text, unmount } = await openHeld();
  await user.type(text, 'Hoy otra vez');
  unmount();
  expect((await openHeld()).text).toHaveValue('Hoy otra vez');
});

it('a login that was accepted in this tab finds its draft without a network', async () => {
  lender.fault('problemInit', { kind: 'cut' });
  await renderScreen(FORM, { borrower: 'complainant', lender });
  expect(await description()).toHaveValue('Me llamaron');
});

it('a login that the lender has ended is accepted no more', async () => {
  lender.fault('problemInit', { kind: 'status', status: 401, body: 'json' });
  const { unmount } = await renderScreen(FORM, { borrower: 'complainant', lender });
  expect(await screen.findByText('Fracaso')).toBeVisible();
  unmount();
  lender.clearFaults();
  expect((await openHeld()).text).toHaveValue('');
});
