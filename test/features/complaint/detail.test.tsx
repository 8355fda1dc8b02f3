import { act, screen, within } from '@testing-library/react';
import { goTo } from '../../support/goTo';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { openDetail } from './support';

const QUESTION = '¿Cómo atendimos su queja?';

describe('the complaint detail', () => {
  it('shows a complaint with its reply and all images', async () => {
    await openDetail('01');
    expect(await screen.findByText('Cobranza')).toBeVisible();
    expect(screen.getByText('Llamadas a deshoras')).toBeVisible();
    expect(screen.getByText(/cinco veces/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nuestra respuesta' })).toBeVisible();
    expect(screen.getByText(/no volverá a ocurrir/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Ampliar: Su imagen/ })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /Ampliar: Imagen de/ })).toHaveLength(2);
  });

  it('says that a complaint without a reply is under review', async () => {
    await openDetail('02');
    expect(await screen.findByText(/La estamos revisando/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nuestra respuesta' })).not.toBeInTheDocument();
  });

  it.each([
    ['an image', '/images/photo/1.svg', 1],
    ['an image that may not be loaded, which is no reply', 'javascript:alert(1)', 0],
  ])('shows a reply that is only %s', async (_, disposeImages, shown) => {
    const data = { disposeDetail: '', disposeImages };
    await openDetail('01', { lender: lenderWith('problemDetail', data) });
    await screen.findByText(/cinco veces/);
    expect(screen.queryAllByRole('button', { name: /Ampliar: Imagen de/ })).toHaveLength(shown);
    expect(screen.queryAllByText(/La estamos revisando/)).toHaveLength(1 - shown);
    expect(screen.queryAllByRole('heading', { name: 'Nuestra respuesta' })).toHaveLength(shown);
  });

  it('enlarges an image, and closes it', async () => {
    const { user } = await openDetail('02');
    await user.click(await screen.findByRole('button', { name: 'Ampliar: Su imagen 1' }));
    const dialog = screen.getByRole('dialog', { name: 'Su imagen 1' });
    expect(within(dialog).getByRole('img', { name: 'Su imagen 1' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('leaves out images from addresses that may not be loaded', async () => {
    const images = 'javascript:alert(1),http://elsewhere.example/a.png,https://a.example/b.png';
    await openDetail('02', { lender: lenderWith('problemDetail', { images }) });
    expect(await screen.findAllByRole('button', { name: /Ampliar/ })).toHaveLength(1);
  });

  it('asks for a complaint where the address names none', async () => {
    const { user, lender } = await renderScreen('/complainDetails', { borrower: 'complainant' });
    expect(await screen.findByText('No hay una queja elegida')).toBeVisible();
    expect(lender.requests).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Mis quejas' }));
    expect(window.location.pathname).toBe('/complaintList');
  });
});

describe('the score', () => {
  it('is asked for 3 s after the complaint was shown, not before, and once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, lender, problemId, bridge } = await openDetail('01');
    await screen.findByText(/cinco veces/);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    const dialog = await screen.findByRole('dialog', { name: QUESTION });
    await user.click(within(dialog).getByRole('radio', { name: '5 estrellas' }));
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    await act(() => Promise.resolve());
    expect(received(lender, 'googleScore')[0]?.body).toEqual({ score: '5', problemId });
    expect(bridge.messages).toContainEqual(['toRate', null]);
    await act(() => jest.advanceTimersByTimeAsync(3_200));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked for again on a later visit, or in another tab', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { lender, problemId, unmount } = await openDetail('01');
    const expectNoScore = async () => {
      await screen.findByText(/cinco veces/);
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    await screen.findByText(/cinco veces/);
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    await screen.findByRole('dialog', { name: QUESTION });
    await goTo('/aboutUs');
    await goTo(`/complainDetails?problemId=${problemId}`);
    await expectNoScore();
    unmount();
    // Nothing of this tab is left.
    sessionStorage.clear();
    await openDetail('01', { lender });
    await expectNoScore();
  });

  it('is asked for on a later visit when the borrower left within 3 s', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { problemId } = await openDetail('01');
    await screen.findByText(/cinco veces/);
    await goTo('/aboutUs');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await goTo(`/complainDetails?problemId=${problemId}`);
    await screen.findByText(/cinco veces/);
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(screen.getByRole('dialog', { name: QUESTION })).toBeVisible();
  });

  it.each([0, '0', false, null, ''])('is not asked for when isNeedScore is %j', async (value) => {
    await openDetail('01', { lender: lenderWith('problemDetail', { isNeedScore: value }) });
    await screen.findByText(/cinco veces/);
    jest.useFakeTimers();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
