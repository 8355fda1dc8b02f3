import { screen, waitFor, within } from '@testing-library/react';
import { noBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';

const text = async () => (await screen.findByRole('article')).textContent;

/** Every figure of the documents (docs/reference/documents.md#the-folder), in both languages, by document. */
const facts: Record<string, readonly (readonly [es: RegExp, en: RegExp])[]> = {
  '/PrivacyPolicy': [
    [/únicamente a usuarios de un solo país/, /only to users in one country/],
    [
      /selfi y la comparamos con la fotografía de su documento/,
      /selfie and compare it with the photo/,
    ],
    [/dentro de los 30 días/, /within 30 days/],
    [/plazo de 20 días/, /within 20 days/],
    [/15 días hábiles/, /15 working days/],
    [/dentro de 5 días hábiles/, /within 5 working days/],
    [/dentro de 10 días hábiles/, /within 10 working days/],
    [/Ubicación/, /Location/],
    [/Cámara/, /Camera/],
    [/Transferencia de datos/, /Data transfer/],
    [
      /Acceso.*Rectificación.*Cancelación.*Oposición/,
      /Access.*Correction.*Cancellation.*Opposition/,
    ],
    [/Cookies/, /Cookies/],
    [/ayuda@prestamoclaro\.example/, /ayuda@prestamoclaro\.example/],
    [/\+52 55 5555 0100/, /\+52 55 5555 0100/],
  ],
  '/loanTerms': [
    [/nacional de México/, /Mexican nationals/],
    [/18 años o más/, /18 or older/],
    [/de 91 a 365 días naturales/, /91 to 365 calendar days/],
    [/plazo de 1 a 3 días/, /within 1 to 3 days/],
    [/plazo de 1 día\./, /within 1 day\./],
    [
      /3 % de la cuota atrasada por cada día de atraso/,
      /3 % of the late instalment for each day late/,
    ],
    [/5 días de atraso.*suman \$505,29/, /5 days late.*add \$505,29/],
    [/la mitad del plazo.*al menos 7 días/, /half of the term.*at least 7 days/],
    [/dentro de los 3 días siguientes/, /within 3 days/],
    [/7 días hábiles/, /7 business days/],
    [/sin pagar más de 10 días/, /unpaid for more than 10 days/],
  ],
  '/agony': [
    [/Tasa anual: 18 %/, /Annual rate: 18 %/],
    [/Interés diario: 0,0065 %/, /Daily interest: 0,0065 %/],
    [
      /16 % sobre la suma de los intereses y la comisión/,
      /16 % on the sum of interest and commission/,
    ],
    [
      /3 % de la cuota atrasada por cada día de atraso/,
      /3 % of the late instalment for each day late/,
    ],
    [
      /prórroga de hasta 7 días.*únicamente el cargo por prórroga/,
      /up to 7 days.*only the extension fee/,
    ],
    [/de 91 a 365 días/, /91 to 365 calendar days/],
  ],
  '/aboutUs': [
    [/Préstamo Claro/, /Préstamo Claro/],
    [/rápidos y transparentes/, /fast, transparent/],
  ],
};

const titles: Record<string, readonly [es: string, en: string]> = {
  '/PrivacyPolicy': ['Aviso de privacidad', 'Privacy notice'],
  '/loanTerms': ['Términos y condiciones del préstamo', 'Loan terms and conditions'],
  '/agony': ['Contrato de préstamo a plazo', 'Period loan agreement'],
  '/aboutUs': ['Quiénes somos', 'About us'],
};

describe.each(Object.keys(facts))('%s, without a session', (path) => {
  it.each([
    ['2', 0],
    ['1', 1],
  ] as const)('shows every fact in language %s', async (language, place) => {
    const { lender } = await renderScreen(path, { launch: { language } });
    const content = await text();
    (facts[path] ?? []).forEach((fact) => {
      expect(content).toMatch(fact[place]);
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      titles[path]?.[place] ?? '',
    );
    await waitFor(() => {
      expect(document.title).toContain(titles[path]?.[place]);
    });
    expect(lender.requests).toHaveLength(0);
  });
});

describe('the table of contents', () => {
  it('scrolls to each section without a history entry', async () => {
    const { user } = await renderScreen('/privacypolicy', {});
    Element.prototype.scrollIntoView = jest.fn();
    const contents = await screen.findByRole('navigation', { name: 'Contenido' });
    const before = window.history.length;
    await user.click(within(contents).getByRole('link', { name: 'Reconocimiento facial' }));
    expect(screen.getByRole('heading', { name: /Reconocimiento facial/ })).toHaveFocus();
    expect(window.history).toHaveLength(before);
    expect(within(contents).getAllByRole('link')).toHaveLength(
      screen.getAllByRole('heading', { level: 2, name: /^\d/ }).length,
    );
  });

  it('prints a document in a browser, not in a native app', async () => {
    const native = await renderScreen('/agony', {});
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    native.unmount();
    const { user } = await renderScreen('/agony', { bridge: noBridge() });
    const print = jest.fn();
    window.print = print;
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
