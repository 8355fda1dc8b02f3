import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { drawSlow } from './fakeDrawing';
import { imageFile, openForm, picker } from './support';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => imageFile(`${index}.jpg`));
const namesReceived = (lender: ReturnType<typeof createLender>) =>
  received(lender, 'uploadProblemImage').map((request) =>
    new TextDecoder().decode(request.files[0]?.bytes),
  );

const imagesSent = (lender: ReturnType<typeof createLender>) =>
  (received(lender, 'problemSave')[0]?.body as { problemImage: string }).problemImage;

/** Picks also what the field does not accept, as some pickers let a person do. */
const careless = userEvent.setup({ applyAccept: false });

describe('images of a complaint', () => {
  it('leave the focus to what takes their place, and how many remain is announced', async () => {
    const { user } = await openForm();
    await user.upload(picker(), files(3));
    const remove = (place: number) =>
      screen.getByRole('button', { name: `Quitar imagen ${place}` });
    await screen.findByRole('button', { name: 'Quitar imagen 3' });
    await user.click(remove(2));
    expect(remove(2)).toHaveFocus();
    expect(screen.getByText('Imágenes: 2')).toHaveAttribute('aria-live', 'polite');
    await user.click(remove(2));
    expect(picker()).toHaveFocus();
    await user.click(remove(1));
    expect(picker()).toHaveFocus();
    expect(screen.getByText('Imágenes: 0')).toHaveAttribute('aria-live', 'polite');
  });

  it('are uploaded one at a time, in order, re-encoded and without their file name', async () => {
    const { user, lender } = await openForm();
    await user.upload(picker(), files(3));
    await waitFor(() =>
      expect(namesReceived(lender)).toEqual(['drawn 0.jpg', 'drawn 1.jpg', 'drawn 2.jpg']),
    );
    const [first] = received(lender, 'uploadProblemImage');
    expect(first?.files).toHaveLength(1);
    expect(first?.files[0]).toMatchObject({
      field: 'problemImage',
      name: 'image.jpg',
      type: 'image/jpeg',
    });
    expect(first?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      swift: 'swift-1',
      eyes: 'eyes-1',
    });
    expect(first?.query).toMatchObject({ userId: lender.launch('complainant').userId });
    expect(await screen.findByText('Carga exitosa')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Carga exitosa$/);
  });

  it('keep the id of their intent after a lost answer, and have another one after a refusal', async () => {
    const lender = createLender();
    lender.fault('uploadProblemImage', { kind: 'cutAfter', times: 1 });
    const environment = { intentHeader: 'X-Intent' };
    const { user } = await openForm(lender, undefined, { environment });
    await user.upload(picker(), files(1));
    const retry = () => screen.findByRole('button', { name: 'Reintentar imagen 1' });
    const failed = await retry();
    lender.refuse('uploadProblemImage', { code: 9, message: 'Imagen rechazada', times: 1 });
    await user.click(failed);
    await screen.findByText('Imagen rechazada');
    await user.click(await retry());
    await screen.findByText('Carga exitosa');
    const ids = received(lender, 'uploadProblemImage').map(({ headers }) => headers['x-intent']);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('never upload at the same time: the next one starts when one is removed', async () => {
    const lender = createLender();
    lender.fault('uploadProblemImage', { kind: 'stall', times: 1 });
    const { user } = await openForm(lender);
    await user.upload(picker(), files(2));
    await user.upload(picker(), files(1));
    await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received(lender, 'uploadProblemImage')).toHaveLength(1);
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    await waitFor(() =>
      expect(namesReceived(lender).slice(1)).toEqual(['drawn 1.jpg', 'drawn 0.jpg']),
    );
    expect(screen.queryByText(/no respondió a tiempo/)).not.toBeInTheDocument();
  });

  it('are nine at most', async () => {
    const { user, lender } = await openForm();
    await user.upload(picker(), files(8));
    expect(picker()).toBeEnabled();
    await user.upload(picker(), files(2));
    expect(await screen.findByText('9/9')).toBeVisible();
    expect(picker()).toBeDisabled();
    expect(screen.getByLabelText('Tomar foto')).toBeDisabled();
    await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(9));
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 9' }));
    expect(picker()).toBeEnabled();
  });

  it('are retried and removed one by one', async () => {
    const lender = createLender();
    lender.refuse('uploadProblemImage', { code: 9, message: 'Muy grande', times: 1, skip: 1 });
    const { user } = await openForm(lender);
    await user.upload(picker(), files(3));
    await user.click(await screen.findByRole('button', { name: 'Reintentar imagen 2' }));
    expect(screen.getByText('Muy grande')).toBeVisible();
    await waitFor(() =>
      expect(namesReceived(lender)).toEqual([
        'drawn 0.jpg',
        'drawn 1.jpg',
        'drawn 2.jpg',
        'drawn 1.jpg',
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Quitar imagen 2' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    expect(screen.getByText('2/9')).toBeVisible();
  });

  it('are not uploaded when removed during re-encoding, and the next one is', async () => {
    const { user, lender } = await openForm();
    await user.upload(picker(), [imageFile('slow.jpg'), imageFile('next.jpg')]);
    await user.click(await screen.findByRole('button', { name: 'Quitar imagen 1' }));
    drawSlow();
    await waitFor(() => expect(namesReceived(lender)).toEqual(['drawn next.jpg']));
  });

  it.each([
    ['cannot be read', 'broken.jpg', 'No se pudo leer esta imagen. Elija otra.'],
    ['differ from what the canvas drew', 'noise.jpg', /Este navegador cambia las imágenes/],
    ['cannot be drawn', 'undrawn.jpg', /Este navegador no pudo preparar la imagen/],
  ])('are never uploaded unchanged where they %s, and the next one is', async (_, name, words) => {
    const { user, lender } = await openForm();
    await user.upload(picker(), [imageFile(name), imageFile('good.jpg')]);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(namesReceived(lender)).toEqual(['drawn good.jpg']));
    expect(screen.getByRole('button', { name: 'Reintentar imagen 1' })).toBeVisible();
  });

  it('are refused when they have another type', async () => {
    const { lender } = await openForm();
    await careless.upload(picker(), new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    expect(await screen.findByText(/Solo se pueden agregar imágenes/)).toBeVisible();
    expect(screen.getByText('0/9')).toBeVisible();
    expect(received(lender, 'uploadProblemImage')).toHaveLength(0);
  });

  it('are JPEG, PNG and WebP, several at once, or one from the camera', async () => {
    const { lender } = await openForm();
    expect(picker()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    expect(picker()).toHaveAttribute('multiple');
    const camera = screen.getByLabelText('Tomar foto');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(camera).not.toHaveAttribute('multiple');
    // Their content tells what they are: a type of another name, or none, is no reason to refuse one.
    const types = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream', ''];
    await careless.upload(
      picker(),
      types.map((type) => imageFile('a.jpg', type)),
    );
    await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(5));
    // The same file can be picked again.
    expect(picker().files).toHaveLength(0);
  });

  it('cause no message and stay out of memory when removed during the upload', async () => {
    const revoke = jest.spyOn(URL, 'revokeObjectURL');
    const lender = createLender();
    const release = holdAnswers(lender, 'uploadProblemImage');
    const { user } = await openForm(lender);
    await user.upload(picker(), files(1));
    await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    expect(revoke).toHaveBeenCalledWith('blob:preview');
    await come(release);
    expect(screen.queryByText('Carga exitosa')).not.toBeInTheDocument();
    expect(screen.getByText('0/9')).toBeVisible();
  });

  it('are retried by one tap: the button stays in its place and ignores further taps', async () => {
    const lender = createLender();
    lender.refuse('uploadProblemImage', { code: 9, message: 'Muy grande', times: 1 });
    const { user } = await openForm(lender);
    await user.upload(picker(), files(1));
    const retry = await screen.findByRole('button', { name: 'Reintentar imagen 1' });
    const release = holdAnswers(lender, 'uploadProblemImage');
    await user.click(retry);
    expect(retry).toBeInTheDocument();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    await user.click(retry);
    await come(release);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(received(lender, 'uploadProblemImage')).toHaveLength(2);
  });

  it('count as not uploaded when the answer has no address', async () => {
    const lender = lenderWith('uploadProblemImage', { url: '' });
    const { user } = await openForm(lender);
    await user.upload(picker(), files(1));
    expect(await screen.findByRole('button', { name: 'Reintentar imagen 1' })).toBeVisible();
  });

  it('are sent in parts if they are long, in order, and each part counts', async () => {
    const { user, lender, text } = await openForm();
    await user.upload(picker(), [imageFile('long-3.jpg'), imageFile('next.jpg')]);
    await waitFor(() =>
      expect(namesReceived(lender)).toEqual([
        'drawn long-3.jpg part 1',
        'drawn long-3.jpg part 2',
        'drawn long-3.jpg part 3',
        'drawn next.jpg',
      ]),
    );
    expect(screen.getByText('4/9')).toBeVisible();
    await user.type(text, 'Mi pago');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(received(lender, 'problemSave')).toHaveLength(1));
    expect(imagesSent(lender).split(',')).toHaveLength(4);
  });

  it('are not sent if they are too long for the room that is left', async () => {
    const { user, lender } = await openForm();
    await user.upload(picker(), [imageFile('0.jpg'), imageFile('long-9.jpg')]);
    expect(await screen.findByText(/no cabe/)).toBeVisible();
    expect(namesReceived(lender)).toEqual(['drawn 0.jpg']);
    await user.click(screen.getByRole('button', { name: 'Quitar imagen 1' }));
    await user.click(screen.getByRole('button', { name: 'Reintentar imagen 1' }));
    await waitFor(() => expect(received(lender, 'uploadProblemImage')).toHaveLength(10));
  });

  it('are sent with the commas of their addresses escaped', async () => {
    const url = 'https://pictures.example/w_80,h_90/1.jpg';
    const lender = lenderWith('uploadProblemImage', { url });
    const { user, text } = await openForm(lender);
    await user.upload(picker(), files(2));
    await screen.findByText('Carga exitosa');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await user.type(text, 'Mi pago');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(received(lender, 'problemSave')).toHaveLength(1));
    const sent = 'https://pictures.example/w_80%2Ch_90/1.jpg';
    expect(imagesSent(lender)).toBe(`${sent},${sent}`);
  });
});
