import { act, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { storedUnder } from '../../support/storedUnder';
import { imageFile, openForm, picker, submit } from './support';

const MISSING = 'Por favor, escriba sus opiniones y sugerencias';

const uploaded = (count: number) =>
  waitFor(() => {
    expect(screen.getByText(`${count}/9`)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

it('the description is required, and white space does not count', async () => {
  const { user, text, lender } = await openForm();
  await user.type(text, '   ');
  await user.click(submit());
  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(received(lender, 'problemSave')).toHaveLength(0);
});

it('sends no complaint about collection for an order that is not in collection', async () => {
  const lender = createLender();
  const { orderId = '' } = lender.launch('complainant');
  const orderList = [{ orderNo: orderId, isShow: 0 }];
  lender.fault('problemInit', { kind: 'patch', data: { orderList } });
  const { user, text } = await openForm(
    lender,
    `problemType=1&problemSonType=1&orderNo=${orderId}`,
  );
  await user.type(text, 'Llaman de noche');
  await user.click(submit());
  expect(
    await screen.findByText(
      'El préstamo seleccionado no admite quejas de cobranza. Elija otro tipo de queja o llámenos',
    ),
  ).toBeVisible();
  expect(received(lender, 'problemSave')).toHaveLength(0);
});

describe('submitting', () => {
  it('sends the choices once, confirms, says where the number is, and then opens complaint home', async () => {
    const lender = createLender();
    const { orderId = '' } = lender.launch('complainant');
    const query = `problemType=1&problemSonType=12&orderNo=${orderId}`;
    const { user, text } = await openForm(lender, query);
    expect(await screen.findByText('Cobranza')).toBeVisible();
    expect(screen.getByText('Llamadas a deshoras')).toBeVisible();
    await user.type(text, 'Me llaman de noche');
    await user.upload(picker(), [imageFile('a.jpg'), imageFile('b.png', 'image/png')]);
    await uploaded(2);
    const button = submit();
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('dialog', { name: 'Su queja fue enviada' })).toHaveTextContent(
      'Le respondemos en Mis quejas. Ahí está también su número.',
    );
    const [save, ...more] = received(lender, 'problemSave');
    expect(more).toHaveLength(0);
    expect(save?.body).toEqual({
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'Me llaman de noche',
      problemImage: expect.stringMatching(/^[^,]+,[^,]+$/) as string,
      orderNo: orderId,
    });
    expect(storedUnder(localStorage, 'complaint.drafts')).toBeUndefined();
    await waitFor(() => expect(window.location.pathname).toBe('/complaint'));
  });

  it('waits for running uploads, and for a decision on a failed one', async () => {
    const lender = createLender();
    lender.refuse('uploadProblemImage', { code: 9, message: 'Imagen rechazada', times: 1 });
    const { user, text } = await openForm(lender);
    await user.type(text, 'Con recibo');
    await user.upload(picker(), imageFile('a.jpg'));
    await screen.findByRole('button', { name: 'Reintentar imagen 1' });
    await user.click(submit());
    expect(await screen.findByText('Una imagen no se subió. Reinténtelo o quítela.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    holdAnswers(lender, 'uploadProblemImage');
    await user.upload(picker(), imageFile('b.jpg'));
    await user.click(submit());
    expect(await screen.findByText('Espere a que se suban sus imágenes.')).toBeVisible();
    expect(received(lender, 'problemSave')).toHaveLength(0);
  });

  it('asks for a type first when the address names none', async () => {
    await renderScreen('/complainPageNext', { borrower: 'complainant' });
    expect(await screen.findByText('¿Sobre qué es su queja?')).toBeVisible();
  });

  it('works while the types cannot be read', async () => {
    const lender = createLender();
    lender.refuse('problemInit', { code: 1, message: 'Sin tipos' });
    const { user, text } = await openForm(lender);
    expect(await screen.findByText('Sin tipos')).toBeVisible();
    await user.type(text, 'Sigo escribiendo');
    await user.click(submit());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
