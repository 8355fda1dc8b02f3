import { act, fireEvent, screen } from '@testing-library/react';
import { toastShown } from '@/shared/feedback/toasts';
import { renderScreen } from '../../../support/renderScreen';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a toast', () => {
  async function open() {
    jest.useFakeTimers();
    const { store } = await renderScreen('/error');
    const show = (tone: 'info' | 'error', text: string, ms?: number) => {
      act(() => {
        store.dispatch(toastShown(tone, text, 'es', ms));
      });
    };
    return { show };
  }

  it('stays for three seconds or its own time, counted for each toast', async () => {
    const { show } = await open();
    show('info', 'Copiado');
    await pass(2_000);
    show('error', 'Sin conexión', 4_000);
    await pass(999);
    expect(screen.getByText('Copiado')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
    await pass(2_999);
    expect(screen.getByText('Sin conexión')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Sin conexión')).not.toBeInTheDocument();
  });

  it('stays while a finger is on it, and for its time afterwards', async () => {
    const { show } = await open();
    show('info', 'Copiado');
    await pass(2_900);
    fireEvent.pointerOver(screen.getByText('Copiado'));
    await pass(0);
    await pass(60_000);
    expect(screen.getByText('Copiado')).toBeVisible();
    fireEvent.pointerOut(screen.getByText('Copiado'));
    await pass(0);
    await pass(2_999);
    expect(screen.getByText('Copiado')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
  });

  it('appears once for equal messages, and stays until the later time', async () => {
    const { show } = await open();
    show('error', 'Sin conexión');
    await pass(2_900);
    show('error', 'Sin conexión');
    await pass(2_900);
    expect(screen.getAllByText('Sin conexión')).toHaveLength(1);
    await pass(100);
    expect(screen.queryByText('Sin conexión')).not.toBeInTheDocument();
  });
});
