import { screen } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';

const FIELDS = ['Name', 'Telephone', 'E-mail', 'Remark'] as const;

/** The addresses of the e-mails that the form opened. */
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});

it('marks each empty field, says so, and focuses the first', async () => {
  const { user } = await renderScreen('/Contact', { launch: { language: '1' } });
  const field = (name: string) => screen.getByRole('textbox', { name });
  await user.type(field('Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field('Telephone')).toHaveFocus();
  expect(field('Name')).toBeValid();
  for (const name of ['Telephone', 'E-mail', 'Remark']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription('Fill in this field.');
  }
  // Pressed again, it is announced again: a live region announces new elements only.
  const said = screen.getByText('Please provide complete information!');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please provide complete information!')).not.toBe(said);
});

it('opens an e-mail with a complete message, keeps the text, and sends nothing', async () => {
  const { user, lender } = await renderScreen('/Contact', { launch: { language: '1' } });
  for (const name of FIELDS) {
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Please provide complete information!')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name }), ' x');
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Successful!')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue(' x');
  const [mail = ''] = opened;
  expect(decodeURIComponent(mail)).toBe(
    'mailto:ayuda@prestamoclaro.example?subject= x&body= x\r\n\r\n x\r\nx\r\nx',
  );
  expect(opened).toHaveLength(1);
  expect(lender.requests).toHaveLength(0);
});

it('has no form where the brand has no e-mail address', async () => {
  await renderScreen('/Contact', { environment: { contactEmail: '' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
});

it('rejects blanks, and confirms without claiming that the message was sent, in Spanish', async () => {
  const { user } = await renderScreen('/Contact');
  const fillIn = async (text: string) => {
    for (const name of ['Nombre', 'Teléfono', 'Correo electrónico', 'Comentario'])
      await user.type(screen.getByRole('textbox', { name }), text);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
  };
  await fillIn('  ');
  expect(screen.getByText('¡Por favor complete toda la información!')).toBeVisible();
  await fillIn('x');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.filter(Boolean)).toEqual(['¡Listo!']);
});

it('names the pages by their fixed names, in the language of its address', async () => {
  await renderScreen('/', { launch: { language: '1' } });
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  const menu = nav.querySelector('details');
  const links = [...(menu?.querySelectorAll('a:not([hreflang])') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Home', '/?language=1'],
    ['About us', '/About?language=1'],
    ['Privacy Policy', '/Policy?language=1'],
    ['Loan terms and conditions', '/Loan?language=1'],
  ]);
});

it("works the example's sum out to the cent", async () => {
  await renderScreen('/');
  const bill = await screen.findByRole('region', { name: 'Lo que cuesta un préstamo: un ejemplo' });
  const amounts = [...bill.querySelectorAll('dd')].map((value) => value.textContent);
  expect(amounts).toEqual(['$3.000,00', '$17,75', '$300,00', '$50,84', '$3.368,59']);
});
