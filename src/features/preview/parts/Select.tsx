import { styled } from 'styled-components';
import { Field, field } from '@/design/ui';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly hint?: string | undefined;
}

export function Select({ label, value, onChange, options, hint }: SelectProps) {
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <Box
          {...ties}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.select`
  ${field}
  color: inherit;
  font-family: inherit;
`;
