import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender, type Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { goTo } from '../../support/goTo';
import { received } from '../../support/received';
import { storedUnder } from '../../support/storedUnder';
import { description, imageFile, openForm, picker, submit } from './support';

const environment = { sessionExpiredCodes: ['1002'] };
const kept = () => storedUnder(localStorage, 'complaint.drafts');

const open = (lender: Lender) => openForm(lender, 'problemType=2&orderNo=A', { environment });

/** A draft with one running upload, and a session that the lender ends meanwhile. */
async function endSessionDuringUpload() {
  const lender = createLender();
  const release = holdAnswers(lender, 'uploadProblemImage');
  const { user, text } = await open(lender);
  fireEvent.change(text, { target: { value: 'Me llaman de noche' } });
  await user.upload(picker(), imageFile('a.jpg'));
  await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(1));
  lender.refuse('repaymentWay', { code: '1002', message: 'Sesión vencida' });
  await goTo('/ynRepay?amount=150000');
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  lender.clearFaults();
  return { lender, release };
}

/** The native app logs the borrower in again with a new document and a new session. */
async function logInAgain(lender: Lender) {
  cleanup();
  lender.logInAgain('complainant');
  await open(lender);
}

it('keeps the text and offers the picture again whose upload the end of the session cut off', async () => {
  const { lender, release } = await endSessionDuringUpload();
  await come(release);
  expect(kept()).toMatchObject([{ orderNo: 'A', content: 'Me llaman de noche', images: [''] }]);
  await logInAgain(lender);
  await waitFor(async () => expect(await description()).toHaveValue('Me llaman de noche'));
  expect(screen.getByText('1/9')).toBeVisible();
});

it('asks for a picture again whose upload did not end before the next login', async () => {
  const { lender } = await endSessionDuringUpload();
  await logInAgain(lender);
  await waitFor(async () => expect(await description()).toHaveValue('Me llaman de noche'));
  expect(screen.getByText('1/9')).toBeVisible();
  fireEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Una imagen no se subió');
  const again = screen.getByLabelText('Elegir de nuevo la imagen 1');
  await act(() => {
    fireEvent.change(again, { target: { files: [imageFile('a.jpg')] } });
    return Promise.resolve();
  });
  await screen.findByText('Carga exitosa');
  expect(screen.getByText('1/9')).toBeVisible();
  expect(kept()).toMatchObject([{ images: [expect.stringContaining('/images/upload/')] }]);
});
