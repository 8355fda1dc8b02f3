import { styled } from 'styled-components';
import { tick } from './tick';

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <Label>
      <Box
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span>{label}</span>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-block: 0.625rem;
  font-size: var(--text-s);
  cursor: pointer;
`;

const Box = styled.input`
  ${tick}
  border-radius: 0.375rem;
  &:checked {
    background: var(--color-accent);
  }
  &::after {
    width: 0.375rem;
    height: 0.75rem;
    margin-bottom: 0.1875rem;
    border: solid var(--color-surface);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }
  &:checked::after {
    content: '';
  }
`;
