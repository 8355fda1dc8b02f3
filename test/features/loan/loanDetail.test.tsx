import { screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatusPicture } from '@/features/loan/detail/StatusPicture';
import { type BorrowerName } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { noBridge } from '../../support/fakeBridge';
import { goTo } from '../../support/goTo';
import { later } from '../../support/later';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';

const loaded = () =>
  waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
const button = (name: string) => screen.queryByRole('button', { name });

/** Opens an order with a changed answer of the lender. */
function openLoan(data: object, borrower: BorrowerName = 'dueTomorrow') {
  return renderScreen('/loanDetail', { borrower, lender: lenderWith('loanDetails', data) });
}

describe('the actions for an order’s status', () => {
  it.each<[BorrowerName, readonly string[]]>([
    ['underReview', []],
    ['rejected', []],
    ['disbursing', []],
    ['transferReturned', []],
    ['dueTomorrow', ['Pagar', 'Extender plazo']],
    ['overdue', ['Pagar', 'Extender plazo']],
    ['noExtension', ['Pagar']],
    ['settledWebOffer', ['Pedir de nuevo', 'Mi cuenta']],
  ])('%s: %j', async (borrower, names) => {
    await renderScreen('/loanDetail', { borrower });
    await loaded();
    const offered = ['Pagar', 'Extender plazo', 'Pedir de nuevo', 'Mi cuenta'].filter(button);
    expect(offered).toEqual(names);
  });
});

describe('the detail list', () => {
  it('omits values that are empty or 0', async () => {
    const detail = [
      { text: 'Vacío', value: '' },
      { text: 'Cero', value: '0' },
      { text: 'Cero con decimales', value: '0.00' },
      { text: 'Número', value: 12 },
    ];
    await openLoan({ userOrderDetail: { detail } });
    await loaded();
    expect(screen.queryByText('Vacío')).not.toBeInTheDocument();
    expect(screen.queryByText('Cero')).not.toBeInTheDocument();
    expect(screen.getByText('Cero con decimales')).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
  });
});

describe('an order', () => {
  it('links to its agreement, where it has one', async () => {
    const { user, departures } = await renderScreen('/order', { borrower: 'dueTomorrow' });
    await user.click(await screen.findByRole('link', { name: 'Contrato de préstamo' }));
    expect(new URL(departures[0] ?? '').pathname).toBe('/loanAgreement');
  });

  it('that is rejected has no details, and no agreement', async () => {
    await renderScreen('/loanDetail', { borrower: 'rejected' });
    await loaded();
    expect(screen.getByText('Ayuda y documentos')).toBeVisible();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contrato de préstamo' })).not.toBeInTheDocument();
  });

  it('under review has an amount, but no due date, debt or instalments', async () => {
    await renderScreen('/loanDetail', { borrower: 'underReview' });
    await loaded();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Número de préstamo', 'Monto del préstamo', 'Fecha de solicitud']);
  });

  it('with few values has a title and no empty part', async () => {
    const data = { noticeStatusText: '', productName: '', productLogo: '', isNewContract: '' };
    // Its due date is not near: no choices.
    await openLoan({ ...data, userOrderDetail: null }, 'instalments');
    expect(await screen.findByRole('heading', { level: 2, name: 'Su próximo pago' })).toBeVisible();
    // What only a screen reader says (that the page is up to date) is no part that one sees.
    const [time, help, ...others] = Array.from(screen.getByRole('main').children).filter(
      (part) => !part.matches('span[aria-live]'),
    );
    await waitFor(() => {
      expect(time).toHaveTextContent(
        /^Datos de Préstamo Claro al \d{4}-\d\d-\d\d \d\d:\d\d:\d\dActualizar$/,
      );
    });
    expect(help).toHaveTextContent(/^Ayuda y documentos/);
    expect(others).toEqual([]);
  });

  it('shows no logo from an address that may not be loaded', async () => {
    await openLoan({ productLogo: 'javascript:alert(1)' });
    await loaded();
    expect(screen.getByRole('main').querySelector('[src]')).toBeNull();
  });

  it('shows no action during a new read', async () => {
    const { lender } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
    await screen.findByRole('button', { name: 'Pagar' });
    const release = holdAnswers(lender, 'loanDetails');
    await goTo('/aboutUs');
    later(5_000);
    await goTo('/loanDetail');
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
    expect(button('Pagar')).not.toBeInTheDocument();
    await come(release);
    expect(await screen.findByRole('button', { name: 'Pagar' })).toBeVisible();
  });

  it('shows the last answer when opened again at once', async () => {
    // The clock is fixed: a slow machine would make the answer old.
    later(0);
    const { lender } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
    await screen.findByRole('button', { name: 'Pagar' });
    await goTo('/aboutUs');
    await goTo('/loanDetail');
    expect(await screen.findByRole('button', { name: 'Pagar' })).toBeVisible();
    expect(received(lender, 'loanDetails')).toHaveLength(1);
  });
});

describe('the picture of a status', () => {
  const pictureOf = (status: string) => renderToStaticMarkup(<StatusPicture status={status} />);
  const listed = ['21', '110', '151', '170', '174', '180', '200'];

  it('differs for each status with a meaning', () => {
    expect(new Set(listed.map(pictureOf)).size).toBe(listed.length);
  });

  it.each(['', '999', 'constructor'])('is the picture of a settled order for %j', (status) => {
    expect(pictureOf(status)).toBe(pictureOf('200'));
  });
});

describe('extending', () => {
  it('continues or closes', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
    await user.click(await screen.findByRole('button', { name: 'Extender plazo' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Extender plazo' }));
    const reminder = within(screen.getByRole('dialog'));
    await user.click(reminder.getByRole('button', { name: 'Extender plazo' }));
    expect(window.location.pathname).toBe('/repayDelay');
  });

  it('follows an explanation, and can be replaced by a plain repayment', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'dueTomorrow' });
    await user.click(await screen.findByRole('button', { name: 'Extender plazo' }));
    const reminder = within(screen.getByRole('dialog'));
    expect(reminder.getByText(/hasta 7 días/)).toBeVisible();
    expect(reminder.getByText(/únicamente el cargo/)).toBeVisible();
    expect(reminder.getByText(/deberá el monto completo/)).toBeVisible();
    await user.click(reminder.getByRole('button', { name: 'Pagar' }));
    expect(window.location.pathname).toBe('/repay');
    expect(new URLSearchParams(window.location.search).get('sessionId')).toBeNull();
  });
});

describe('borrowing again', () => {
  it('calls the native app with the product', async () => {
    const { user, bridge, lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    const { productId } = lender.launch('settled');
    expect(bridge.messages).toContainEqual(['borrowAgain', { productId }]);
  });

  it.each(['Pedir de nuevo', 'Mi cuenta'])(
    'explains what to do without a native app: %s',
    async (name) => {
      const bridge = noBridge();
      const { user } = await renderScreen('/loanDetail', { borrower: 'settled', bridge });
      await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(/Abra la app Préstamo Claro/)).toBeVisible();
    },
  );

  it('opens the web offer where the order has one', async () => {
    const { user, departures, lender } = await renderScreen('/loanDetail', {
      borrower: 'settledWebOffer',
    });
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    const address = new URL(departures[0] ?? '');
    expect(address.pathname).toMatch(/^\/confirm/);
    expect(address.searchParams.get('userId')).toBe(lender.launch('settledWebOffer').userId);
    expect(lender.launch('settledWebOffer').orderId).toBeTruthy();
    expect(address.searchParams.has('orderId')).toBe(false);
  });

  it('opens no offer at an address that is not the lender’s, and reports it', async () => {
    const h5Url = 'https://elsewhere.example/offer';
    const { user, departures } = await openLoan({ h5Url, inside: 0 }, 'settledWebOffer');
    await user.click(await screen.findByRole('button', { name: 'Pedir de nuevo' }));
    expect(screen.getByText(/No abrimos la oferta, porque su dirección/)).toBeVisible();
    expect(departures).toEqual([]);
  });

  it('has a link to the borrower’s account in the native app', async () => {
    const { user, bridge } = await renderScreen('/loanDetail', { borrower: 'settledWebOffer' });
    await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
    expect(bridge.messages).toEqual([['toMine', null]]);
    expect(screen.queryByText(/Abra la app/)).not.toBeInTheDocument();
  });
});
