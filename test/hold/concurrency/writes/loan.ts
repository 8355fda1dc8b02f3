import type { Page } from '@playwright/test';
import { launchAddress } from '../../../../sandbox/launchAddress';
import { expect } from '../../../e2e/fixtures';
import { goBack, type Write } from '../write';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

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
