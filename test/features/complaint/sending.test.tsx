import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { goTo } from '../../support/goTo';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { storedUnder } from '../../support/storedUnder';
import { description, openForm, picker, submit } from './support';

const SENT = 'Su queja fue enviada';
const UNCLEAR = /Es posible que su queja no haya llegado/;

/** A complete complaint that is not sent. */
async function write(lender = createLender(), query = 'problemType=2') {
  const rendered = await openForm(lender, query);
  fireEvent.change(rendered.text, { target: { value: 'Me llaman de noche' } });
  return rendered;
}

describe('a complaint that is being sent', () => {
  it('cannot be changed, and its button is busy', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'problemSave');
    const { user } = await write(lender);
    await user.click(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    expect(await description()).toBeDisabled();
    expect(picker()).toBeDisabled();
    await come(release);
    expect(await screen.findByRole('dialog', { name: SENT })).toBeVisible();
  });

  it('is confirmed on another screen, and leaves no draft', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'problemSave');
    const { user } = await write(lender);
    await user.click(submit());
    await goTo('/aboutUs');
    await come(release);
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(window.location.pathname).toBe('/aboutUs');
    expect(storedUnder(localStorage, 'complaint.drafts')).toBeUndefined();
  });
});

describe('a complaint that was sent', () => {
  it('is confirmed for 1.5 s, then complaint home replaces the form', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await write();
    const { length } = window.history;
    fireEvent.click(submit());
    expect(await screen.findByRole('dialog', { name: SENT })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(window.location.pathname).toBe('/complainPageNext');
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(window.location.pathname).toBe('/complaint');
    expect(window.history).toHaveLength(length);
  });

  it('does not navigate when the borrower has left the form', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await write();
    fireEvent.click(submit());
    await screen.findByRole('dialog', { name: SENT });
    await goTo('/aboutUs');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(window.location.pathname).toBe('/aboutUs');
  });

  it('returns to the complaint home that opened the form, with its chosen order', async () => {
    const { user } = await renderScreen('/complaint?orderNo=picked', { borrower: 'complainant' });
    const other = await screen.findByRole('button', { name: 'Otro' });
    await act(() => {
      other.click();
      return Promise.resolve();
    });
    await user.type(await description(), 'Texto');
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe('/complaint'));
    expect(new URLSearchParams(window.location.search).get('orderNo')).toBe('picked');
  });
});

it('sends a sub-type only with a complaint about collection', async () => {
  const { user, lender } = await write(undefined, 'problemType=2&problemSonType=12');
  await user.click(submit());
  await screen.findByRole('dialog', { name: SENT });
  expect(received(lender, 'problemSave')[0]?.body).toMatchObject({ problemSonType: '' });
});

it.each(['cut', 'cutAfter'] as const)(
  'announces the unknown outcome of a lost complaint alone, each time (%s)',
  async (kind) => {
    const lender = createLender();
    lender.fault('problemSave', { kind });
    const { user } = await write(lender);
    const announced = () =>
      screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || []);
    await user.click(submit());
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(UNCLEAR)]));
    const [first] = screen.getAllByText(UNCLEAR);
    await user.click(submit());
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(UNCLEAR)]));
    expect(first).not.toBeInTheDocument();
  },
);

it('says the unknown outcome on the screen to which the borrower went meanwhile', async () => {
  const lender = createLender();
  const release = holdAnswers(lender, 'problemSave');
  lender.fault('problemSave', { kind: 'cutAfter', times: 1 });
  const { user } = await write(lender);
  await user.click(submit());
  await goTo('/aboutUs');
  await come(release);
  const alert = await screen.findByText(UNCLEAR);
  expect(alert.closest('[role=alert]')).not.toBeNull();
});

it('clears the unknown outcome after a refusal, and keeps the text to be sent again', async () => {
  const lender = createLender();
  lender.fault('problemSave', { kind: 'cutAfter', times: 1 });
  const { user } = await write(lender);
  await user.click(submit());
  expect(await screen.findByText(UNCLEAR)).toBeVisible();
  lender.refuse('problemSave', { code: 7, message: 'Ya la tenemos', times: 1 });
  await user.click(submit());
  expect(await screen.findByText('Ya la tenemos')).toBeVisible();
  expect(screen.queryByText(UNCLEAR)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedUnder(localStorage, 'complaint.drafts')).toBeDefined();
  expect(await description()).toHaveValue('Me llaman de noche');
  await user.click(submit());
  expect(await screen.findByRole('dialog', { name: SENT })).toBeVisible();
});
