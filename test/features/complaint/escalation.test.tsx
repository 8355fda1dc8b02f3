import { screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import type { RenderOptions } from '../../support/renderScreen';
import { openDetail } from './support';

const NOW = '2026-03-02T12:00:00Z';

/** A complaint of a lender with a fixed clock. */
async function open(end: '01' | '02', options: RenderOptions = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
  const rendered = await openDetail(end, { lender: createLender({ now: NOW }), ...options });
  await screen.findByText('Número de queja');
  return rendered;
}

const section = async () => {
  const heading = await screen.findByRole('heading', { name: 'Quién más puede ayudar' });
  return within(heading.closest('section') ?? document.body);
};

it('names who else helps, from which day, and how to reach them', async () => {
  await open('02');
  const shown = await section();
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent(
      /Si no tiene respuesta hasta el 2026-0\d-\d\d, desde ese día puede acudir a Defensoría del Usuario\./,
    );
  });
  const page = shown.getByRole('link', { name: 'Abrir la página de Defensoría del Usuario' });
  expect(page).toHaveAttribute('href', 'https://defensoria.example/quejas');
  const phone = shown.getByRole('link', { name: 'Llamar: +52 55 5555 0900' });
  expect(phone).toHaveAttribute('href', 'tel:+525555550900');
});

it('counts the days from the day of the complaint', async () => {
  await open('02', {
    environment: { escalation: { days: 1, name: { es: 'X' }, url: '', phone: '' } },
  });
  expect(await screen.findByText('2026-03-01 08:30:00')).toBeVisible();
  expect(await (await section()).findByText(/2026-03-02/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Llamar|Abrir la página/ })).not.toBeInTheDocument();
});

it('says the number of days where the day of the complaint is not known', async () => {
  const lender = createLender({ now: NOW });
  lender.refuse('problemList', { code: '1007', message: 'x' });
  await open('02', { lender });
  expect(
    (await section()).getByText(/30 días después de enviarla, puede acudir a Defensoría/),
  ).toBeVisible();
});

it('is in the copied summary', async () => {
  const { user } = await open('02');
  await (await section()).findByText(/^2026-/);
  await user.click(screen.getByRole('button', { name: 'Copiar resumen' }));
  const copied = await navigator.clipboard.readText();
  expect(copied.split('\n').slice(-3)).toEqual([
    expect.stringContaining('puede acudir a Defensoría del Usuario'),
    'https://defensoria.example/quejas',
    '+52 55 5555 0900',
  ]);
});

it.each([
  ['with a reply', '01', {}],
  ['of a brand that names nobody', '02', { escalation: null }],
] as const)('is not there for a complaint %s', async (_case, end, environment) => {
  const { user } = await open(end, { environment });
  expect(screen.queryByText('Quién más puede ayudar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copiar resumen' }));
  expect(await navigator.clipboard.readText()).not.toContain('acudir');
});
