import { fireEvent, screen } from '@testing-library/react';
import type { OfferedScreen } from '@/platform/navigation/screens/row';
import { fakeBridge, noBridge } from '../../../support/fakeBridge';
import { goTo } from '../../../support/goTo';
import { renderScreen } from '../../../support/renderScreen';

const heading = () => screen.findByRole('heading', { level: 1 });

describe('a borrower screen without a session', () => {
  const pages = ['/confirm', '/loanDetail', '/ORDER', '/loanAgreement', '/repay', '/complaint'];

  it.each(pages)('%s shows the error screen and sends no request', async (path) => {
    const { lender } = await renderScreen(path);
    expect(await heading()).toHaveTextContent('Fracaso');
    expect(
      screen.getByText('Le ofrece servicios profesionales y pago de préstamos.'),
    ).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(lender.requests).toEqual([]);
  });

  it('is marked as Spanish in another language', async () => {
    await renderScreen('/confirm', { launch: { language: '1' } });
    expect(await heading()).toHaveAttribute('lang', 'es');
    const text = screen.getByText('Le ofrece servicios profesionales y pago de préstamos.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('button', { name: 'Log in' }).closest('[lang=es]')).toBeNull();
  });

  it('opens the app by its deep link if the native handler is missing', async () => {
    const { user, departures } = await renderScreen('/confirm', { bridge: noBridge() });
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(departures).toEqual(['prestamoclaro://login']);
    expect(await screen.findByRole('status')).toHaveTextContent('Préstamo Claro');
  });
});

describe('an unknown path', () => {
  it('shows an error page in the language of the launch', async () => {
    await renderScreen('/nowhere', { launch: { language: '1' } });
    expect(await heading()).toHaveTextContent('Page not found');
  });

  it('has a link to the first screen', async () => {
    const bridge = fakeBridge();
    const { user } = await renderScreen('/nowhere', { bridge });
    await user.click(await screen.findByRole('button', { name: 'Ir al inicio' }));
    expect(bridge.messages).toEqual([['toHome', null]]);
  });
});

describe('a double tap on a link', () => {
  it('opens the screen once: Back returns to the first one', async () => {
    const { prepare } = await renderScreen('/loanDetail', { borrower: 'overdue' });
    await prepare('/repay');
    const pay = await screen.findByRole('link', { name: /Pagar hoy/ });
    const { length } = window.history;
    fireEvent.click(pay);
    // The next screen is not there yet: this tap is on the first one.
    fireEvent.click(pay);
    expect(window.history).toHaveLength(length + 1);
    expect(await heading()).toBeVisible();
    expect(window.location.pathname).toBe('/repay');
  });
});

describe('a screen that crashes', () => {
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error('secret of the lender');
    return <h1>Mended</h1>;
  };
  const route: OfferedScreen = {
    paths: { own: '/broken' },
    load: () => Promise.resolve({ default: Screen }),
  };

  beforeEach(() => {
    isBroken = true;
    // React logs every caught crash.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const open = () => renderScreen('/broken', { launch: { language: '1' }, moreScreens: [route] });

  it('is replaced by an error page without the reason, with a link to continue', async () => {
    await open();
    expect(await heading()).toHaveTextContent('Something went wrong');
    expect(document.body).not.toHaveTextContent('secret of the lender');
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
  });

  it('is rendered again with Retry', async () => {
    const { user } = await open();
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Mended')).toBeVisible();
  });

  it('does not affect the next screen', async () => {
    await open();
    await heading();
    await goTo('/error');
    expect(await screen.findByText('Fracaso')).toBeVisible();
  });
});

describe('Back on a screen', () => {
  const open = async () => {
    const bridge = fakeBridge();
    const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow', bridge });
    const pay = await screen.findByRole('button', { name: 'Pagar' });
    const back = () => user.click(screen.getByRole('button', { name: 'Volver' }));
    return { bridge, toRepayment: () => user.click(pay), back };
  };

  it('closes the web view on the first screen', async () => {
    const { bridge, back } = await open();
    window.history.replaceState(null, '');
    await back();
    expect(bridge.messages).toContainEqual(['closeWebView', null]);
  });

  it('returns to the previous screen on a later one', async () => {
    const { bridge, toRepayment, back } = await open();
    await toRepayment();
    expect(await screen.findByText('Lo que debe ahora')).toBeVisible();
    await back();
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
    expect(bridge.messages).toEqual([]);
  });
});

describe('a screen behind a feature switch', () => {
  const route: OfferedScreen = {
    paths: { own: '/behind' },
    feature: 'testPreview',
    load: () => Promise.resolve({ default: () => <h1>Behind the switch</h1> }),
  };

  it.each([
    [{ testPreview: true }, 'Behind the switch'],
    [{ testPreview: false }, 'Página no encontrada'],
    [{}, 'Página no encontrada'],
  ])('with %j shows %s', async (features, title) => {
    await renderScreen('/behind', { moreScreens: [route], environment: { features } });
    expect(await heading()).toHaveTextContent(title);
  });
});
