import { styled } from 'styled-components';
import { capCharacters, countCharacters } from '../format/text';
import { Field } from './Field';
import { field } from './mixins';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Characters as people count them; more is ignored. */
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
    <Field label={label} error={error} hint={remainingLabel(max - countCharacters(value))}>
      {(ties) => (
        <Area
          {...rest}
          {...ties}
          rows={rows}
          value={value}
          onChange={(event) => {
            onChange(capCharacters(event.target.value, max));
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
