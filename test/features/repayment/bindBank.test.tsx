import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

/** The page becomes visible after the native app's form. */
const comeBack = () => {
  act(() => {
    fireEvent(document, new Event('visibilitychange'));
  });
};

describe.each(['/bindBank', '/bindCard'])('%s', (path) => {
  it('opens the native binding, and ends it on the return', async () => {
    const { bridge, unmount } = await renderScreen(path, { borrower: 'overdue' });
    expect(await screen.findByText('Agregue su cuenta bancaria en la app')).toBeVisible();
    expect(bridge.messages).toEqual([['startBindBank', null]]);
    comeBack();
    expect(await screen.findByText('Ya está de vuelta')).toBeVisible();
    comeBack();
    unmount();
    expect(bridge.messages).toEqual([
      ['startBindBank', null],
      ['endBindBank', null],
    ]);
  });
});

it('ends once, on the call of the native app', async () => {
  const { bridge } = await renderScreen('/bindBank', { borrower: 'overdue' });
  act(() => {
    window.dispatchEvent(new Event('bankBindingEnded'));
  });
  expect(await screen.findByText('Ya está de vuelta')).toBeVisible();
  comeBack();
  expect(bridge.messages.map(([name]) => name)).toEqual(['startBindBank', 'endBindBank']);
});

it('can be opened again, and left', async () => {
  const { bridge, user } = await renderScreen('/bindBank', { borrower: 'overdue' });
  comeBack();
  await user.click(await screen.findByRole('button', { name: 'Abrir el formulario de nuevo' }));
  expect(bridge.messages.map(([name]) => name)).toEqual([
    'startBindBank',
    'endBindBank',
    'startBindBank',
  ]);
  comeBack();
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(bridge.messages.at(-1)).toEqual(['closeWebView', null]);
});

it('ends when the screen is left without a return', async () => {
  const { bridge, unmount } = await renderScreen('/bindBank', { borrower: 'overdue' });
  await screen.findByText('Agregue su cuenta bancaria en la app');
  unmount();
  expect(bridge.messages.at(-1)).toEqual(['endBindBank', null]);
});

it('continues where the native app has no handler for the end', async () => {
  await renderScreen('/bindBank', { borrower: 'overdue', bridge: fakeBridge(['endBindBank']) });
  comeBack();
  expect(await screen.findByText('Ya está de vuelta')).toBeVisible();
});

it('explains what to do without a native app', async () => {
  const { user, departures } = await renderScreen('/bindBank', {
    borrower: 'overdue',
    bridge: noBridge(),
  });
  expect(await screen.findByText('Esto se hace en la app Préstamo Claro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir la app' }));
  expect(departures).toEqual(['prestamoclaro://setting']);
  expect(await screen.findByText(/Si no se abre nada/)).toBeVisible();
});
