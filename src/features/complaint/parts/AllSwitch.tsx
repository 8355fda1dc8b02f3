import type { Ref } from 'react';
import { styled } from 'styled-components';
import { touchable } from '@/design/ui';

export interface AllSwitchProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function AllSwitch({ ref, label, isOn, onChange }: AllSwitchProps) {
  return (
    <Switch
      ref={ref}
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => {
        onChange(!isOn);
      }}
    >
      <span>{label}</span>
      <Track aria-hidden />
    </Switch>
  );
}

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  border: 2px solid var(--color-control);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  &::after {
    content: '';
    position: absolute;
    inset-block: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    border: 0.5rem solid var(--color-control);
    border-radius: 50%;
    transition: inset-inline-start 0.15s;
  }
`;

const Switch = styled.button`
  ${touchable}
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  font-weight: 600;
  &[aria-checked='true'] ${Track} {
    border-color: var(--color-accent);
    background: var(--color-accent);
    &::after {
      border-color: var(--color-surface);
      inset-inline-start: 1.3125rem;
    }
  }
`;
