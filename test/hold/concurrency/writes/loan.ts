import type { Page } from '@playwright/test';
import { launchAddress } from '../../../../sandbox/launchAddress';
import { expect } from '../../../e2e/fixtures';
import { goBack, type Write } from '../write';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The calls of the native app. */
interface WithCalls {
  readonly calls?: readonly string[];
}
const nativeCalls = (page: Page) => page.evaluate(() => (window as WithCalls).calls ?? []);

export const loanDetailPush: Write = {
  alias: 'loanDetailPush',
  isMoney: true,
  borrower: 'newLoan',
  other: { borrower: 'newLoanNoAgreement', path: '/confirm' },
  path: () => Promise.resolve('/confirm'),
  async come({ page, lender }, borrower = 'newLoan') {
    await page.goto(launchAddress(lender, '/confirm', borrower));
    await expect(loanDetailPush.control(page)).toBeEnabled();
  },
  control: (page) => page.getByRole('button', { name: 'Confirmar préstamo' }),
  done: (page) => expect(title(page, 'Detalle del préstamo')).toBeVisible(),
  leave: (page) => page.getByRole('link', { name: 'Contrato de préstamo' }).tap(),
  away: (page) => title(page, 'Contrato de préstamo'),
  comeBack: goBack,
};

const stars = (page: Page) => page.getByRole('dialog', { name: '¿Cómo fue nuestro servicio?' });

export const googleScore: Write = {
  alias: 'googleScore',
  borrower: 'settled',
  other: { borrower: 'overdue', path: '/loanDetail' },
  path: () => Promise.resolve('/loanDetail'),
  async come({ page, lender }, borrower = 'settled') {
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, { calls, android: { toRate: () => calls.push('toRate') } });
    });
    await page.goto(launchAddress(lender, '/loanDetail', borrower));
    await stars(page).getByRole('radio', { name: '5 estrellas' }).check();
  },
  control: (page) => stars(page).getByRole('button', { name: 'Enviar' }),
  kept: (page) => expect(stars(page).getByRole('radio', { name: '5 estrellas' })).toBeChecked(),
  async done(page) {
    await expect(stars(page)).toBeHidden();
    expect(await nativeCalls(page)).toEqual(['toRate']);
  },
  leave: (page) => stars(page).getByRole('button', { name: 'Cerrar' }).tap(),
  away: (page) => title(page, 'Detalle del préstamo'),
  // The store does not open for a borrower who closed the dialog.
  async comeBack(page) {
    await expect(stars(page)).toBeHidden();
    expect(await nativeCalls(page)).toEqual([]);
  },
};
