import { type ReactElement, useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';

/** The attributes that connect a control with its label, its error and its hint. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid': boolean;
}

export interface FieldProps {
  readonly label: string;
  /** The error of the value; empty or missing for a valid value. */
  readonly error?: string | undefined;
  readonly hint?: ReactElement | string | undefined;
  readonly children: (ties: FieldTies) => Elements;
}

/** The frame of every text control: a label above, an error and a hint below. */
export function Field({ label, error = '', hint, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error !== '',
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <Note id={`${id}error`} role="alert" $isError>
          {error}
        </Note>
      )}
      {hint && <Note id={`${id}hint`}>{hint}</Note>}
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  font-size: var(--text-s);
  font-weight: 600;
`;

const Note = styled.p<{ readonly $isError?: boolean }>`
  margin-top: 0.375rem;
  font-size: var(--text-s);
  color: ${({ $isError }) => ($isError ? 'var(--color-danger)' : 'var(--color-textSecondary)')};
`;
