import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@/design/ui/Button';
import { CopyRow } from '@/design/ui/CopyRow';
import { Lost, Oops } from '@/design/ui/illustrations/common';
import * as loan from '@/design/ui/illustrations/loan';
import { ProductHeading } from '@/design/ui/ProductHeading';
import { ProgressBar } from '@/design/ui/ProgressBar';
import { WholeDates, WholeFigures } from '@/design/ui/text';
import { ToastRegion } from '@/design/ui/ToastRegion';

describe('toast regions', () => {
  it('exist before their toasts', () => {
    const { rerender } = render(<ToastRegion toasts={[]} />);
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');
    rerender(
      <ToastRegion
        toasts={[
          { id: 1, tone: 'info', text: 'Copied' },
          { id: 2, tone: 'error', text: 'Refused' },
        ]}
      />,
    );
    expect(status).toHaveTextContent(/^Copied$/);
    expect(alert).toHaveTextContent(/^Refused$/);
  });

  it('rise above the actions of a screen that comes under a toast', async () => {
    const paid = <ToastRegion toasts={[{ id: 1, tone: 'info', text: 'Paid' }]} />;
    const { rerender } = render(paid);
    const region = screen.getByRole('status').parentElement;
    expect(region).toHaveStyle({ '--lift': '0px' });
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, window.innerHeight - 80, 360, 80));
    rerender(
      <>
        {paid}
        <footer>
          <Button>Done</Button>
        </footer>
      </>,
    );
    await waitFor(() => expect(region).toHaveStyle({ '--lift': '80px' }));
  });
});

it('a product heading shows the initial where the logo is missing or does not load', () => {
  const { container, rerender } = render(<ProductHeading name="Ágil" logo="https://x.example/a" />);
  const logo = container.querySelector('img');
  expect(logo).toHaveAttribute('width', '44');
  expect(screen.queryByText('Á')).not.toBeInTheDocument();
  if (logo) fireEvent.error(logo);
  expect(screen.getByText('Á')).toBeVisible();
  rerender(<ProductHeading name="Ágil" logo="https://x.example/b" />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://x.example/b');
  rerender(<ProductHeading name="Ágil" />);
  expect(screen.getByText('Á')).toBeVisible();
});

it('a copy row passes the element to select, and names what it copies', async () => {
  const copied: string[] = [];
  const copy = (element: HTMLElement) => Promise.resolve(copied.push(element.textContent) > 0);
  render(
    <CopyRow
      label="Reference"
      value="9123 45"
      copyLabel="Copy"
      copiedLabel="Copied"
      onCopy={copy}
    />,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button).toHaveAccessibleDescription('Reference');
  await userEvent.click(button);
  expect(copied).toEqual(['9123 45']);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

describe('a text that breaks between words only', () => {
  it.each([
    ['a date', '2026-11-28, later'],
    ['an amount', '₹1,500.00, 2026-11-28'],
    ['an amount before its sign', '1.500,00 €. Later'],
    ['an isolated amount', '\u2066$1.500,00\u2069, later'],
  ])('keeps %s with the comma or point after it', (_, text) => {
    const { container } = render(<WholeDates>{text}</WholeDates>);
    const whole = container.querySelector('[translate=no]')?.textContent ?? '';
    expect(whole).toMatch(/[.,]$/);
    expect(text.startsWith(whole)).toBe(true);
  });

  it('keeps a telephone number, a percentage and "E-mail" whole', () => {
    const { container } = render(
      <WholeFigures>Call +52 55 5555 0200 · 18 % · E-mail: a@b.example</WholeFigures>,
    );
    const whole = Array.from(
      container.querySelectorAll('[translate=no]'),
      ({ textContent }) => textContent,
    );
    expect(whole).toEqual(['+52 55 5555 0200', '18 %', 'E-mail']);
    expect(container.querySelector('[translate=no]')).toHaveStyle({ display: 'inline-block' });
  });
});

it.each(Object.entries({ ...loan, Oops, Lost }))(
  'the illustration %s is small, and silent',
  (_, Illustration) => {
    const markup = renderToStaticMarkup(<Illustration />);
    expect(markup.length).toBeLessThan(1200);
    expect(markup).toContain('aria-hidden="true"');
  },
);

it('a progress bar has a name, and says how far it is', () => {
  render(<ProgressBar label="Photo" value={0.5} />);
  const bar = screen.getByRole('progressbar', { name: 'Photo' });
  expect(bar).toHaveAttribute('aria-valuenow', '50');
});
