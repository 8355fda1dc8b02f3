import { act, screen, waitFor, within } from '@testing-library/react';
import { type BorrowerName, createLender, type Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { goTo } from '../../support/goTo';
import { later } from '../../support/later';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { isQuiet } from '../../support/sendWrite';

describe('rating the service', () => {
  const rate = async (stars: string, bridge = fakeBridge(), lender = createLender()) => {
    const rendered = await renderScreen('/loanDetail', { borrower: 'settled', bridge, lender });
    await rendered.user.click(await screen.findByRole('radio', { name: stars }));
    await rendered.user.click(screen.getByRole('button', { name: 'Enviar' }));
    return rendered;
  };

  it('requires a star: each sending without one says so anew, until a star is chosen', async () => {
    const { user, lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    const missing = () => screen.queryByText('Seleccione una calificación');
    const submit = await screen.findByRole('button', { name: 'Enviar' });
    await user.click(submit);
    const region = missing()?.closest('[role=alert]');
    for (const _ of ['second', 'third']) {
      const before = region?.textContent;
      await user.click(submit);
      expect(missing()).toBeVisible();
      expect(region?.textContent).not.toBe(before);
    }
    const star = screen.getByRole('radio', { name: '1 estrella' });
    await user.click(star);
    expect(star).toBeChecked();
    expect(missing()).not.toBeInTheDocument();
    expect(received(lender, 'googleScore')).toEqual([]);
  });

  it('with three stars shows thanks', async () => {
    const { lender, bridge } = await rate('3 estrellas');
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
    expect(bridge.messages).toEqual([]);
    const [request] = received(lender, 'googleScore');
    expect(request?.body).toMatchObject({ score: '3', orderId: lender.launch('settled').orderId });
  });

  it('with four stars opens the store', async () => {
    const { bridge } = await rate('4 estrellas');
    await waitFor(() => expect(bridge.messages).toContainEqual(['toRate', null]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with five stars shows thanks where no store opens', async () => {
    await rate('5 estrellas', noBridge());
    expect(await screen.findByRole('dialog', { name: 'Gracias' })).toBeVisible();
  });

  it('stays open after a refusal, and can be sent again', async () => {
    const lender = createLender();
    lender.refuse('googleScore', { code: '9', message: 'Ahora no', times: 1 });
    const { bridge, user } = await rate('5 estrellas', fakeBridge(), lender);
    // In the dialog: screen readers ignore the page behind it.
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByText('Ahora no')).closest('[role=alert]')).toBeVisible();
    expect(screen.getAllByText('Ahora no')).toHaveLength(1);
    expect(bridge.messages).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(bridge.messages).toEqual([['toRate', null]]));
  });

  it('is busy until the answer, and does not open the store when closed before', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'googleScore');
    const { bridge, user, store } = await rate('5 estrellas', fakeBridge(), lender);
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await come(release);
    await waitFor(() => expect(isQuiet(store)).toBe(true));
    expect(bridge.messages).toEqual([]);
  });

  it('is not shown on another order', async () => {
    await renderScreen('/loanDetail', { borrower: 'settled' });
    await screen.findByRole('dialog', { name: '¿Cómo fue nuestro servicio?' });
    await goTo('/loanDetail?orderId=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not shown before the lender confirms that it is wanted', async () => {
    const { lender } = await renderScreen('/loanDetail', { borrower: 'settled' });
    await screen.findByRole('button', { name: 'Cerrar' });
    await goTo('/aboutUs');
    const release = holdAnswers(lender, 'loanDetails');
    lender.fault('loanDetails', { kind: 'patch', data: { isScore: 0 } });
    later(5_000);
    await goTo('/loanDetail');
    await screen.findByText('Detalle del préstamo');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await come(release);
    expect(await screen.findByRole('button', { name: 'Pedir de nuevo' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('is shown once for an order on a device', () => {
    const title = '¿Cómo fue nuestro servicio?';
    const expectAsked = async (isWanted: boolean, lender: Lender, borrower: BorrowerName) => {
      const rendered = await renderScreen('/loanDetail', { borrower, lender });
      // Waits for the answer and its effects on the screen.
      await waitFor(() => expect(rendered.store.getState().loan.showsLoanMarket).toBe(false));
      await screen.findByRole('heading', { name: 'Detalle del préstamo' });
      await act(() => Promise.resolve());
      if (isWanted) await screen.findByRole('dialog', { name: title });
      else expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
      rendered.unmount();
    };

    /** The borrower of a settled loan closes the dialog, and leaves the screen. */
    const closeRating = async () => {
      const { user, lender, unmount } = await renderScreen('/loanDetail', { borrower: 'settled' });
      await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
      unmount();
      return lender;
    };

    it('and after a close is not shown again, in another tab or with another login', async () => {
      const lender = await closeRating();
      sessionStorage.clear();
      await expectAsked(false, lender, 'settled');
      lender.logInAgain('settled');
      await expectAsked(false, lender, 'settled');
    });

    it('and after an answer is not shown again, even if the thanks were not closed', async () => {
      const { lender, unmount } = await rate('3 estrellas');
      await screen.findByRole('dialog', { name: 'Gracias' });
      unmount();
      // The lender still wants a rating.
      lender.fault('loanDetails', { kind: 'patch', data: { isScore: 1 } });
      await expectAsked(false, lender, 'settled');
    });

    it('and is shown again if it was neither answered nor closed', async () => {
      const lender = createLender();
      await expectAsked(true, lender, 'settled');
      await expectAsked(true, lender, 'settled');
    });

    it('and is shown to another borrower for another order', async () => {
      const lender = await closeRating();
      lender.fault('loanDetails', { kind: 'patch', data: { isScore: 1 } });
      await expectAsked(true, lender, 'overdue');
      await expectAsked(false, lender, 'settled');
    });

    it('and once for a page where storage fails', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const { user } = await renderScreen('/loanDetail', { borrower: 'settled' });
      await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
      await goTo('/aboutUs');
      await goTo('/loanDetail');
      await screen.findByText('Detalle del préstamo');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('and is stored for a year', async () => {
      const lender = await closeRating();
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 364 * 86_400_000);
      await expectAsked(false, lender, 'settled');
      clock.mockReturnValue(now + 366 * 86_400_000);
      await expectAsked(true, lender, 'settled');
      clock.mockRestore();
    });
  });
});
