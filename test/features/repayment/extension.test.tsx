import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../../support/renderScreen';
import { standingLender } from './support';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (lender = standingLender()) =>
  renderScreen('/repayDelay', { borrower: 'overdue', lender });

describe('an extension', () => {
  it('says what it costs, when it ends, and what is still owed then', async () => {
    await open();
    expect((await screen.findByText('Extensión de 7 días')).nextSibling).toHaveTextContent(
      '$130,44',
    );
    const plan = screen.getByRole('heading', { name: 'Plan de pagos' }).closest('section')!;
    const [first, second] = within(plan).getAllByRole('listitem');
    expect(first).toHaveTextContent('Cargo por prórroga$130,442026-03-02Se paga hoy');
    expect(second).toHaveTextContent('Pago restante$1.532,07');
    expect(screen.getByText(/aplaza su fecha de pago hasta 7 días/)).toBeVisible();
    expect(screen.getByText('Hoy solo paga el cargo por prórroga.')).toBeVisible();
    expect(screen.getByText('El cargo por prórroga no reduce lo que debe.')).toBeVisible();
  });

  it('is set beside repaying now', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table');
    const row = (name: string) =>
      within(within(table).getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Paga ahora')).toEqual(['$130,44', '$1.532,07']);
    expect(row('Deberá en esa fecha')).toEqual(['$1.532,07', '$0,00']);
    expect(row('Paga en total')).toEqual(['$1.662,51', '$1.532,07']);
    expect(await axe(document.body)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Prefiero pagar ahora' }));
    expect(window.location.pathname).toBe('/repay');
  });

  it('can be read without what repaying would cost', async () => {
    const lender = standingLender();
    lender.refuse('loanPlayDetail', { code: '1', message: 'no' });
    await open(lender);
    expect(await screen.findByText('Cargo por prórroga')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('leads to payment instructions of its own kind', async () => {
    await open();
    const shop = await screen.findByRole('link', { name: /Tienda Esquina/ });
    const { searchParams } = new URL((shop as HTMLAnchorElement).href);
    expect(searchParams.get('requestType')).toBe('2');
    expect(searchParams.get('amount')).toBe('13044');
  });

  it('that is not offered is said in the words of the lender', async () => {
    await renderScreen('/repayDelay', { borrower: 'noExtension' });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('the customer-service icon', () => {
  const icon = () => screen.findByRole('button', { name: 'Servicio al cliente' });
  const place = (element: HTMLElement) => element.style.top;

  it('leads to customer service with a tap', async () => {
    const { user } = await open();
    await user.click(await icon());
    expect(window.location.pathname).toBe('/Dag');
  });

  it('is moved by the arrow keys, keeps its place over a reload, and stays on the screen', async () => {
    withTrackOf(500);
    const { user, unmount } = await open();
    const button = await icon();
    expect(place(button)).toContain('calc(1 *');
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(place(button)).toContain('calc(1 *');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    const moved = place(button);
    expect(moved).not.toContain('calc(1 *');
    unmount();
    await open();
    expect(place(await icon())).toBe(moved);
    expect(window.location.pathname).toBe('/repayDelay');
  });

  it('is dragged, which is no tap', async () => {
    withTrackOf(500);
    await open();
    const button = await icon();
    // jsdom's pointer events have no place.
    const fire = (type: string, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY });
      fireEvent(button, Object.assign(event, { pointerId: 1 }));
    };
    fire('pointerdown', 500);
    fire('pointermove', 400);
    fire('lostpointercapture', 400);
    fireEvent.click(button);
    expect(place(button)).toContain('calc(0.8 *');
    expect(window.location.pathname).toBe('/repayDelay');
  });
});

beforeEach(() => {
  // jsdom knows no capture.
  const captured = new Set<number>();
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
});

/** jsdom lays nothing out. */
function withTrackOf(height: number) {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
