import type { Page } from '@playwright/test';
import { launchAddress } from '../../../../sandbox/launchAddress';
import { expect } from '../../../e2e/fixtures';
import { goForward, headerBack, type Write } from '../write';

const WORDS = 'El cobro no coincide';
const description = (page: Page) => page.getByLabel('Descripción');
const hasWords = (page: Page) => expect(description(page)).toHaveValue(WORDS);
const home = (page: Page) => page.getByRole('link', { name: 'Mis quejas' });
const sent = (page: Page) => page.getByText('Su queja fue enviada');

/** Every write that moves no money is sent by the same code (`src/platform/api/useWrite.ts`): a complaint stands for them. */
export const problemSave: Write = {
  alias: 'problemSave',
  borrower: 'complainant',
  other: { borrower: 'overdue', path: '/complainPageNext?problemType=2' },
  path: (lender) => {
    const { orderId = '' } = lender.launch('complainant');
    return Promise.resolve(`/complainPageNext?problemType=5&orderNo=${orderId}`);
  },
  async come({ page, lender }, borrower = 'complainant') {
    await page.goto(launchAddress(lender, '/complaint', borrower));
    await page.getByRole('button', { name: 'Otro' }).tap();
    await description(page).fill(WORDS);
  },
  before: home,
  control: (page) => page.getByRole('button', { name: 'Enviar' }),
  kept: hasWords,
  outlives: hasWords,
  done: (page) => expect(sent(page)).toBeVisible(),
  told: sent,
  leave: headerBack,
  away: home,
  comeBack: goForward,
};
