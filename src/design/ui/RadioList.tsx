import type { ReactNode } from 'react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { tick } from './tick';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description: ReactNode;
}

export interface RadioListProps {
  /** The name of the group. */
  readonly legend: string;
  readonly options: readonly RadioOption[];
  /** `undefined` while nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** The name of an option is its label alone; its description describes it. */
  readonly isNamedByLabel?: boolean;
  /** Beside one another where they fit. */
  readonly isInLine?: boolean;
}

export function RadioList(props: RadioListProps) {
  const {
    legend,
    options,
    value,
    onChange,
    disabled = false,
    isNamedByLabel,
    isInLine = false,
  } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend>
        <Legend>{legend}</Legend>
      </legend>
      <Options $isInLine={isInLine}>
        {options.map((option) => (
          <Option key={option.value}>
            <span>
              <span id={`${name}-${option.value}`}>{option.label}</span>
              <Description id={`${name}-${option.value}-more`}>{option.description}</Description>
            </span>
            <Radio
              type="radio"
              name={name}
              {...(isNamedByLabel && {
                'aria-labelledby': `${name}-${option.value}`,
                'aria-describedby': `${name}-${option.value}-more`,
              })}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}

const Legend = styled.span`
  display: block;
  margin-bottom: var(--space-s);
  font-weight: 650;
`;

const inLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  /* Stronger than an option's own line above it. */
  && > label {
    flex: 1 1 8rem;
    border: 0;
  }
`;

const Options = styled.div<{ readonly $isInLine: boolean }>`
  ${({ $isInLine }) => $isInLine && inLine}
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  min-height: 3.25rem;
  padding-block: var(--space-s);
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--color-border);
  }
  > span {
    min-width: 0;
  }
`;

const Description = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;

const Radio = styled.input`
  ${tick}
  border-radius: 50%;
  /* A border, because forced colours remove backgrounds. */
  &:checked::after {
    content: '';
    border: 0.3125rem solid var(--color-accent);
    border-radius: 50%;
  }
`;
