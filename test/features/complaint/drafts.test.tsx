import { cleanup, screen, waitFor } from '@testing-library/react';
import { type BorrowerName, createLender } from '../../../sandbox';
import { goTo } from '../../support/goTo';
import { storedUnder } from '../../support/storedUnder';
import { imageFile, openForm, picker } from './support';

const DAY_MS = 24 * 60 * 60 * 1_000;
const lender = createLender();

const openOf = (orderNo: string, borrower: BorrowerName = 'complainant') =>
  openForm(lender, `problemType=2&orderNo=${orderNo}`, { borrower });

/** A reload and a killed web view both lose the page's memory. */
const loseThePage = cleanup;

async function writeSomething() {
  const { user, text } = await openOf('A');
  await user.type(text, 'Me llamaron');
  await user.upload(picker(), imageFile('a.jpg'));
  await screen.findByText('Carga exitosa');
  loseThePage();
}

async function expectDraft(words: string) {
  const { text } = await openOf('A');
  await waitFor(() => expect(text).toHaveValue(words));
}

/** Replaces the stored drafts, as another program could. */
function putDrafts(value: unknown) {
  const key = Object.keys(localStorage).find((it) => it.startsWith('h5.complaint.drafts'))!;
  localStorage.setItem(key, JSON.stringify({ value, at: Date.now(), lasts: DAY_MS }));
}

describe('a draft', () => {
  it('survives a lost page with its text and its uploaded images', async () => {
    await writeSomething();
    await expectDraft('Me llamaron');
    expect(screen.getByText('1/9')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Imagen 1' })).toHaveAttribute(
      'src',
      expect.stringContaining('/images/upload/'),
    );
  });

  it('of one order does not change another order’s draft', async () => {
    await writeSomething();
    const { user, text } = await openOf('B');
    expect(text).toHaveValue('');
    expect(screen.getByText('0/9')).toBeVisible();
    await user.type(text, 'Otra cosa');
    loseThePage();
    await expectDraft('Me llamaron');
  });

  it('stays in memory within the page: a failed image can be retried', async () => {
    lender.refuse('uploadProblemImage', { code: 9, message: 'Muy grande', times: 1 });
    const { user } = await openOf('A');
    await user.upload(picker(), imageFile('a.jpg'));
    await screen.findByRole('button', { name: 'Reintentar imagen 1' });
    const address = window.location.pathname + window.location.search;
    await goTo('/aboutUs');
    await goTo(address);
    expect(await screen.findByRole('button', { name: 'Reintentar imagen 1' })).toBeVisible();
  });

  it('asks for an image again that was never uploaded', async () => {
    lender.refuse('uploadProblemImage', { code: 9, message: 'Muy grande', times: 1 });
    const { user, text } = await openOf('A');
    await user.upload(picker(), imageFile('a.jpg'));
    await screen.findByRole('button', { name: 'Reintentar imagen 1' });
    await user.type(text, 'Sin foto');
    loseThePage();
    await expectDraft('Sin foto');
    expect(screen.getByLabelText('Elegir de nuevo la imagen 1')).toBeEnabled();
  });

  it('shows no image from an address that may not be loaded', async () => {
    const draft = {
      orderNo: 'A',
      content: '',
      images: ['javascript:alert(1)'],
      savedAt: Date.now(),
    };
    await writeSomething();
    putDrafts([draft]);
    await openOf('A');
    expect(screen.getByText('1/9')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Imagen 1' })).not.toBeInTheDocument();
  });

  it('is hidden from another borrower, and kept for its own', async () => {
    await writeSomething();
    const { text } = await openOf('A', 'manyOrders');
    expect(text).toHaveValue('');
    expect(screen.getByText('0/9')).toBeVisible();
    loseThePage();
    await expectDraft('Me llamaron');
  });

  it('contains no session values', async () => {
    await writeSomething();
    const kept = JSON.stringify(Object.entries(localStorage));
    const {
      userId = '',
      sessionId = '',
      deviceId = '',
      mobilePhone = '',
    } = lender.launch('complainant');
    [userId, sessionId, deviceId, mobilePhone].forEach((value) => {
      expect(kept).not.toContain(value);
    });
  });

  it('is removed when its text and images are removed', async () => {
    await writeSomething();
    const { user, text } = await openOf('A');
    await waitFor(() => expect(text).toHaveValue('Me llamaron'));
    await user.clear(text);
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    expect(storedUnder(localStorage, 'complaint.drafts')).toBeUndefined();
  });

  it('ignores invalid data in the storage', async () => {
    await writeSomething();
    putDrafts([{ orderNo: 1 }]);
    const { text } = await openOf('constructor');
    expect(text).toHaveValue('');
  });
});
