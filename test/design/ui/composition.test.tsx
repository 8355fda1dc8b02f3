import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { formatPhone } from '@/design/format';
import { TextArea } from '@/design/ui/TextArea';
import { TextField } from '@/design/ui/TextField';

/** A keyboard that composes writes the whole value at each step, and takes it back if the page has changed it. */
function compose(field: HTMLInputElement | HTMLTextAreaElement, steps: readonly string[]) {
  fireEvent.compositionStart(field);
  for (const value of steps) {
    fireEvent.input(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
  fireEvent.compositionEnd(field);
}

const PHONE = { pattern: '', length: 11, groups: [3, 4, 4], countryCode: '' };

it('groups the digits of a telephone when the keyboard has composed them', () => {
  const changes: string[] = [];
  function Own() {
    const [phone, setPhone] = useState('');
    const onChange = (text: string) => {
      changes.push(text);
      setPhone(text);
    };
    const format = (text: string) => formatPhone(text, PHONE);
    return <TextField label="Phone" value={phone} format={format} onChange={onChange} />;
  }
  render(<Own />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  compose(field, ['1', '13', '138', '1381', '13812', '138123']);
  expect(field).toHaveValue('138 123');
  expect(changes.at(-1)).toBe('138123');
});

/** A field for 200 characters that begins with a text. */
function renderTextOf200(before: string): HTMLTextAreaElement {
  function Own() {
    const [text, setText] = useState(before);
    return (
      <TextArea
        label="Text"
        value={text}
        onChange={setText}
        max={200}
        remainingLabel={String}
        cutLabel="cut"
      />
    );
  }
  render(<Own />);
  return screen.getByLabelText<HTMLTextAreaElement>('Text');
}

it('says that a composed word was cut where the browser cuts it', () => {
  const before = 'x'.repeat(197);
  const field = renderTextOf200(before);
  // Chromium writes what fits of the word, and only the last event names all of it.
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: `${before}pañales` } });
  fireEvent.input(field, { target: { value: `${before}pañ` } });
  fireEvent.compositionEnd(field, { data: 'pañales' });
  expect(field).toHaveValue(`${before}pañ`);
  expect(screen.getByText('cut')).toBeVisible();
});

it('cuts a word at the 200th character when it is composed, not before', () => {
  const before = 'x'.repeat(196);
  const field = renderTextOf200(before);
  compose(field, [`${before}pa`, `${before}pagad`, `${before}pagado`]);
  expect(field).toHaveValue(`${before}paga`);
  expect(screen.getByText('0')).toBeVisible();
});
