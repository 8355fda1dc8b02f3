import type { Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../../../sandbox';
import { launchAddress } from '../../../../sandbox/launchAddress';
import { expect } from '../../../e2e/fixtures';
import { PNG_FILE } from '../../../support/picture';
import { goForward, headerBack, type Place, type Write } from '../write';

const WORDS = 'El cobro no coincide';
const description = (page: Page) => page.getByLabel('Descripción');
const hasWords = (page: Page) => expect(description(page)).toHaveValue(WORDS);

const onTheForm = {
  borrower: 'complainant',
  other: { borrower: 'overdue', path: '/complainPageNext?problemType=2' },
  path: (lender: Lender) => {
    const { orderId = '' } = lender.launch('complainant');
    return Promise.resolve(`/complainPageNext?problemType=5&orderNo=${orderId}`);
  },
  before: (page: Page) => page.getByRole('link', { name: 'Mis quejas' }),
  leave: headerBack,
  away: (page: Page) => page.getByRole('link', { name: 'Mis quejas' }),
  comeBack: goForward,
  kept: hasWords,
  outlives: hasWords,
} as const;

async function comeToForm({ page, lender }: Place, borrower: BorrowerName): Promise<void> {
  await page.goto(launchAddress(lender, '/complaint', borrower));
  await page.getByRole('button', { name: 'Otro' }).tap();
  await description(page).fill(WORDS);
}

export const problemSave: Write = {
  ...onTheForm,
  alias: 'problemSave',
  come: (place, borrower = 'complainant') => comeToForm(place, borrower),
  control: (page) => page.getByRole('button', { name: 'Enviar' }),
  done: (page) => expect(page.getByText('Su queja fue enviada')).toBeVisible(),
  told: (page) => page.getByText('Su queja fue enviada'),
};

/** Sent by the *Retry* of a picture that was refused first: choosing a picture twice adds two pictures. */
export const uploadProblemImage: Write = {
  ...onTheForm,
  alias: 'uploadProblemImage',
  async come(place, borrower = 'complainant') {
    const { page, lender } = place;
    lender.refuse('uploadProblemImage', { code: 9, message: 'No', times: 1 });
    await comeToForm(place, borrower);
    await page.getByLabel('Agregar imagen').setInputFiles([PNG_FILE]);
    await uploadProblemImage.control(page).waitFor();
  },
  control: (page) => page.getByRole('button', { name: 'Reintentar imagen 1' }),
  anew: (page) => page.getByLabel('Agregar imagen'),
  async done(page) {
    await expect(page.getByText('1/9')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(uploadProblemImage.control(page)).toHaveCount(0);
  },
  told: (page) => page.getByText('Carga exitosa'),
};
