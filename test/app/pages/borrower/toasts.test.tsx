import { act, fireEvent, screen } from '@testing-library/react';
import { orderApi } from '@/domain/orders/api';
import { complaintWrites } from '@/features/complaint/writesApi';
import { toastShown } from '@/shared/feedback/toasts';
import { createLender, type Fault } from '../../../../sandbox/index';
import { openStores } from '../../../support/openStores';
import { renderScreen } from '../../../support/renderScreen';
import { sendWrite } from '../../../support/sendWrite';

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

  it('stays for three seconds, counted for each toast', async () => {
    const { show } = await open();
    show('info', 'Copiado');
    await pass(2_000);
    show('error', 'Sin conexión');
    await pass(999);
    expect(screen.getByText('Copiado')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
    await pass(1_999);
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

  it('stays for the given time, at least 300 ms', async () => {
    const { show } = await open();
    show('info', 'Copiado', 1_000);
    show('info', 'Listo', 1);
    await pass(299);
    expect(screen.getByText('Listo')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Listo')).not.toBeInTheDocument();
    await pass(699);
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

  it('is announced: as a status, or as an alert if it is an error', async () => {
    const { show } = await open();
    show('info', 'Copiado');
    show('error', 'Sin conexión');
    expect(screen.getByRole('status')).toHaveTextContent('Copiado');
    expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  });
});

describe('a failed call', () => {
  const complaint = {
    orderNo: '1',
    problemType: '2',
    problemSonType: '',
    problemDetail: 'No entiendo el cobro',
    problemImage: '',
  };

  async function texts(alias: 'problemSave' | 'googleScore' | 'loanDetails', fault: Fault) {
    const lender = createLender();
    lender.fault(alias, fault);
    const { store } = openStores({ lender, borrower: 'settled' });
    const { orderId, productId } = lender.launch('settled');
    const { googleScore, loanDetails } = orderApi.endpoints;
    const calls = {
      problemSave: () => sendWrite(store, complaintWrites.endpoints.problemSave, complaint),
      googleScore: () => sendWrite(store, googleScore, { score: 5, orderId }),
      loanDetails: () => store.dispatch(loanDetails.initiate({ orderId, productId })),
    };
    await calls[alias]();
    return store.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
  }

  it('shows the lender’s message in a toast after a write', async () => {
    const refusal: Fault = { kind: 'refuse', code: '7', message: 'Ya hay una queja' };
    expect(await texts('problemSave', refusal)).toEqual(['error: Ya hay una queja']);
  });

  it('shows a message if the lender gave none', async () => {
    const [toast, ...more] = await texts('problemSave', {
      kind: 'refuse',
      code: '7',
      message: ' ',
    });
    expect(toast).toMatch(/^error: \S/);
    expect(more).toEqual([]);
  });
});
