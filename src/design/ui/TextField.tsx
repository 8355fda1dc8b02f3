import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { Field } from './Field';
import { field } from './mixins';
import { useComposition } from './useComposition';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'children'>;

export interface TextFieldProps extends InputProps {
  readonly label: string;
  readonly value: string;
  /** Receives what was typed, before `format`. */
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactElement | string;
  /** Formats the input, such as a phone number in groups. The caret stays behind the same character. */
  readonly format?: (text: string) => string;
  /** Beside the input: a captcha picture, or a button that sends a code. */
  readonly end?: Elements;
}

/** Further props are passed to the `<input>`: `inputMode`, `autoComplete`, `maxLength`, … */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, format, end, ...rest } = props;
  const fit = format ?? ((text: string) => text);
  const typing = useComposition({ value: fit(value), onChange, fit });
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <Line>
          <Input {...rest} {...ties} {...typing} />
          {end}
        </Line>
      )}
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

const Input = styled.input`
  ${field}
  flex: 1 1 8rem;
  min-width: 0;
`;
