import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { formatPhone } from '@/design/format/typed';
import { Button } from '@/design/ui/Button';
import { Collapsible } from '@/design/ui/Collapsible';
import { DetailList } from '@/design/ui/DetailList';
import { TextArea } from '@/design/ui/TextArea';
import type { TextFieldProps } from '@/design/ui/TextField';
import { TextField } from '@/design/ui/TextField';

describe('a button', () => {
  it('keeps its name and its focus while busy, and ignores presses', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Repay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Repay' }));
    rerender(
      <Button isBusy onClick={press}>
        Repay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Repay', busy: true });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('submits its form, but not while busy, not even by Enter', async () => {
    const submit = jest.fn((event: SyntheticEvent) => {
      event.preventDefault();
    });
    const form = (isBusy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '1{Enter}');
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByRole('textbox'), '2{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

function Field(props: Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <TextField {...props} value={value} onChange={setValue} />;
}

describe('a text field', () => {
  it('is tied to its label, its error and its hint', () => {
    const { rerender } = render(<Field label="Code" hint="Six digits" />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Six digits');
    rerender(<Field label="Code" hint="Six digits" error="Wrong code" />);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Wrong code Six digits');
  });

  it('formats the input, and keeps the caret’s position', async () => {
    const rule = { pattern: '', length: 11, groups: [3, 4], countryCode: '' };
    render(<Field label="Phone" format={(text) => formatPhone(text, rule)} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '13800138');
    expect(input).toHaveValue('138 0013 8');
    await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('139 8001 38');
    expect(input.selectionStart).toBe(3);
  });
});

describe('a text area', () => {
  function Area({ max }: { readonly max: number }) {
    const [value, setValue] = useState('');
    return (
      <TextArea
        label="Description"
        value={value}
        onChange={setValue}
        max={max}
        remainingLabel={(count) => `${String(count)} left`}
        cutLabel="cut"
      />
    );
  }

  const renderArea = (max = 3) => {
    render(<Area max={max} />);
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  };

  it('counts UTF-16 units as maxlength does, and ignores further input', async () => {
    const area = renderArea();
    expect(area).toHaveAttribute('maxlength', '3');
    await userEvent.type(area, '👍');
    expect(area).toHaveAccessibleDescription('1 left');
    await userEvent.type(area, 'ab');
    expect(area).toHaveValue('👍a');
    expect(area).toHaveAccessibleDescription('0 left');
  });

  it('announces what remains near the limit, not at each key before', async () => {
    const area = renderArea(25);
    await userEvent.type(area, 'abcd');
    expect(screen.getByText('21 left')).toHaveAttribute('aria-live', 'off');
    await userEvent.type(area, 'e');
    expect(screen.getByText('20 left')).toHaveAttribute('aria-live', 'polite');
  });

  it('says that a pasted text was cut, until something is typed', async () => {
    const area = renderArea();
    await userEvent.click(area);
    await userEvent.paste('abc');
    expect(screen.queryByText('cut')).toBeNull();
    await userEvent.clear(area);
    await userEvent.paste('abcd');
    expect(area).toHaveValue('abc');
    expect(screen.getByText('cut')).toHaveAttribute('aria-live', 'polite');
    expect(area).toHaveAccessibleDescription('cut 0 left');
    await userEvent.type(area, '{Backspace}');
    expect(screen.queryByText('cut')).toBeNull();
  });

  it('cuts no sign in half', () => {
    const area = renderArea();
    fireEvent.change(area, { target: { value: 'ab👍' } });
    expect(area).toHaveValue('ab');
  });

  // A browser cuts a pasted flag after its first letter.
  it.each([
    ['🇲🇽', 'a🇲', 'a'],
    ['e\u0301\u0302x', 'ae\u0301', 'a'],
  ])('cuts no pasted sign in half: %j', (pasted, cutByBrowser, held) => {
    const area = renderArea();
    fireEvent.change(area, { target: { value: 'a' } });
    area.setSelectionRange(1, 1);
    fireEvent.paste(area, { clipboardData: { getData: () => pasted } });
    fireEvent.change(area, { target: { value: cutByBrowser } });
    expect(area).toHaveValue(held);
    expect(screen.getByText('cut')).toBeVisible();
  });

  it('ignores further input where the engine accepts more than maxlength', () => {
    const area = renderArea();
    fireEvent.change(area, { target: { value: 'abcd' } });
    expect(area).toHaveValue('abc');
  });
});

describe('a collapsible list', () => {
  const rows = ['one', 'two', 'three'].map((text) => ({ text, value: text.toUpperCase() }));
  const list = (shown: typeof rows) => (
    <Collapsible rows={shown} moreLabel="more" hideLabel="hide">
      {(visible) => <DetailList rows={visible} />}
    </Collapsible>
  );

  it('shows two rows, then all, then two again', async () => {
    render(list(rows));
    const toggle = screen.getByRole('button', { name: 'more', expanded: false });
    expect(screen.getAllByRole('definition')).toHaveLength(2);
    await userEvent.click(toggle);
    expect(screen.getByText('THREE')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'hide', expanded: true }));
    expect(screen.queryByText('THREE')).not.toBeInTheDocument();
  });

  it('has no toggle where nothing is hidden', () => {
    render(list(rows.slice(0, 2)));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
