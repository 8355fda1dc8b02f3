import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { said } from '../../support/said';
import { fake } from './support';

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

async function openList(lender = createLender()) {
  const rendered = await renderScreen('/complaintList', { borrower: 'complainant', lender });
  await screen.findAllByRole('tab');
  const area = screen.getByRole('tabpanel');
  fake(HTMLElement.prototype, 'clientWidth', 300);
  /** A touch with the given offset in pixels. */
  const drag = (x: number, y: number) => {
    const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
    fireEvent.touchStart(area, at(200, 200));
    fireEvent.touchMove(area, at(200 + x, 200 + y));
    fireEvent.touchEnd(area, { touches: [] });
  };
  return { ...rendered, area, drag };
}

describe('my complaints', () => {
  it('shows time, type and content of each complaint, and opens it', async () => {
    const { user, lender } = await openList();
    const entry = await within(screen.getByRole('tabpanel')).findByRole('link');
    expect(entry).toHaveTextContent('Pago no reflejado');
    expect(entry).toHaveTextContent('Pagué en la tienda');
    expect(entry).toHaveTextContent(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    await user.click(entry);
    expect(window.location.pathname).toBe('/complainDetails');
    const { userId = '' } = lender.launch('complainant');
    expect(new URLSearchParams(window.location.search).get('problemId')).toBe(`${userId}02`);
  });

  it('shows the count of each tab, at most 99+', async () => {
    const item = { id: 1, time: '2026-01-01 10:00:00', type: 'Otro', content: 'Texto' };
    const items = Array.from({ length: 100 }, (_, id) => ({ ...item, id }));
    const tabs = [
      { title: 'Muchas', items },
      { title: 'Justas', items: items.slice(1) },
      { title: 'Ninguna', items: null },
    ];
    const lender = lenderWith('problemList', { tabs });
    const { user } = await openList(lender);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '99+Muchas',
      '99Justas',
      'Ninguna',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Ninguna' }));
    expect(screen.getByText('No hay quejas aquí')).toBeVisible();
  });

  it('opens the first tab with complaints, until another one is chosen', async () => {
    const { user } = await renderScreen('/complaintList', { borrower: 'inHardship' });
    await screen.findAllByRole('tab');
    expect(openTab()).toContain('Atendidas');
    expect(await within(screen.getByRole('tabpanel')).findAllByRole('link')).not.toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: /En proceso/ }));
    expect(openTab()).toContain('En proceso');
    expect(screen.getByText('No hay quejas aquí')).toBeVisible();
  });

  it('says that there is no complaint when there is no tab', async () => {
    const lender = lenderWith('problemList', { tabs: [] });
    await renderScreen('/complaintList', { borrower: 'complainant', lender });
    expect(await screen.findByText('No hay quejas aquí')).toBeVisible();
  });

  it('changes tabs by keyboard', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('tab', { selected: true }));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(openTab()).toContain('Atendidas'));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(openTab()).toContain('Archivadas'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(openTab()).toContain('En proceso'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(openTab()).toContain('Archivadas'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(openTab()).toContain('En proceso'));
    const inTabOrder = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(inTabOrder).toEqual([screen.getByRole('tab', { selected: true })]);
  });

  it.each([
    [-95, 'Atendidas'],
    [-85, 'En proceso'],
    [95, 'En proceso'],
  ])('handles a swipe of %d pixels of 300: %s', async (distance, title) => {
    const { drag } = await openList();
    drag(distance, 4);
    await waitFor(() => expect(openTab()).toContain(title));
  });

  it.each([
    [20, 1],
    [27, 1],
    [40, 2],
    [-40, 1],
  ])('handles a pull of %d pixels: %d reads', async (distance, readings) => {
    const { drag, lender } = await openList();
    drag(2, distance);
    await waitFor(() => expect(received(lender, 'problemList')).toHaveLength(readings));
  });

  it('scrolls before it is pulled, and ignores swipes past its ends', async () => {
    const { lender, area } = await openList();
    const start = (x: number, y: number) =>
      fireEvent.touchStart(area, { touches: [{ clientX: x, clientY: y }] });
    /** Whether the page may scroll. */
    const move = (x: number, y: number) =>
      fireEvent.touchMove(area, { touches: [{ clientX: x, clientY: y }] });
    start(0, 0);
    expect(move(0, 60)).toBe(false);
    expect(await screen.findByText('Suelte para actualizar')).toBeInTheDocument();
    fireEvent.touchCancel(area);
    fireEvent.touchEnd(area, { touches: [] });
    start(0, 0);
    expect(move(95, 0)).toBe(true);
    fireEvent.touchEnd(area, { touches: [] });
    // To the next tab, then back beyond the first.
    start(200, 0);
    expect(move(180, 0)).toBe(false);
    move(295, 0);
    fireEvent.touchEnd(area, { touches: [] });
    expect(openTab()).toContain('En proceso');
    fake(window, 'scrollY', 100);
    start(0, 0);
    expect(move(0, 60)).toBe(true);
    fireEvent.touchEnd(area, { touches: [] });
    fake(window, 'scrollY', 0);
    expect(received(lender, 'problemList')).toHaveLength(1);
  });

  it('zooms and does not pull with two fingers', async () => {
    const { lender, area } = await openList();
    const finger = { clientX: 0, clientY: 0 };
    fireEvent.touchStart(area, { touches: [finger, finger] });
    fireEvent.touchMove(area, { touches: [{ clientX: 0, clientY: 90 }, finger] });
    fireEvent.touchEnd(area, { touches: [] });
    expect(received(lender, 'problemList')).toHaveLength(1);
  });

  it.each(['99', '-1', 'x', '0.5'])(
    'opens the first tab for an address with tab %s',
    async (tab) => {
      await renderScreen(`/complaintList?tab=${tab}`, { borrower: 'complainant' });
      await screen.findAllByRole('tab');
      expect(openTab()).toContain('En proceso');
    },
  );

  it('shows that it is reading again, and is announced by one sentence', async () => {
    const { user, lender } = await openList();
    const release = holdAnswers(lender, 'problemList');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    // The screen announces a longer wait, and the end of each read.
    expect(
      (await screen.findByText('Actualizando…')).closest('[role=status], [aria-live]'),
    ).toBeNull();
    await come(release);
    await waitFor(() => expect(screen.queryByText('Actualizando…')).not.toBeInTheDocument());
    expect(said()).toEqual(['La página está actualizada.']);
  });

  it('keeps its content when a refresh fails, and announces it, also when its retry fails again', async () => {
    const { user, lender } = await openList();
    lender.refuse('problemList', { code: 3, message: 'Ahora no', times: 2 });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    const reason = await screen.findByText('Ahora no');
    const said: string[] = [];
    new MutationObserver(() => said.push(reason.textContent)).observe(reason, {
      characterData: true,
      subtree: true,
      childList: true,
    });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(said).toEqual(['Cargando…', 'Ahora no']));
    expect(reason.closest('[role=alert]')).not.toBeNull();
    expect(within(screen.getByRole('tabpanel')).getByRole('link')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  });
});
