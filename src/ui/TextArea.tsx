import { styled } from 'styled-components';
import { Field } from './Field';
import { field } from './mixins';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** UTF-16 code units, as `maxlength` counts them; more is ignored. */
  readonly max: number;
  /** Says how many are left, such as 'Characters left: 12'. */
  readonly remainingLabel: (count: number) => string;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly disabled?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, max, remainingLabel, error, rows = 5, ...rest } = props;
  return (
    <Field label={label} error={error} hint={remainingLabel(max - value.length)}>
      {(ties) => (
        <Area
          {...rest}
          {...ties}
          rows={rows}
          value={value}
          maxLength={max}
          onChange={(event) => {
            // Older WebKit counts a `maxlength` in characters as people see them, and lets more units in.
            onChange(event.target.value.slice(0, max));
          }}
        />
      )}
    </Field>
  );
}

const Area = styled.textarea`
  ${field}
  display: block;
  resize: vertical;
`;
