import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from './CopyButton';
import { Icon } from './Icon';
import { tabularDigits } from './mixins';

const COPY =
  'M10 8h8a2 2 0 012 2v8a2 2 0 01-2 2h-8a2 2 0 01-2-2v-8a2 2 0 012-2zM4 15V6a2 2 0 012-2h9';

export interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Called with the element of the value, so that it can be selected where the clipboard fails. */
  readonly onCopy: (valueElement: HTMLElement) => Promise<boolean>;
  /** For a code that is read from a distance. */
  readonly isLarge?: boolean;
}

export function CopyRow(props: CopyRowProps) {
  const { label, value, copyLabel, copiedLabel, onCopy, isLarge = false } = props;
  const valueElement = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <Row $isLarge={isLarge}>
      <dl>
        <Label id={id}>{label}</Label>
        <Value ref={valueElement} $isLarge={isLarge} translate="no">
          {value}
        </Value>
      </dl>
      <CopyButton
        variant="text"
        aria-describedby={id}
        icon={<Icon shape={COPY} size={20} />}
        label={copyLabel}
        copiedLabel={copiedLabel}
        onCopy={async () => !!valueElement.current && onCopy(valueElement.current)}
      />
    </Row>
  );
}

interface SizeProps {
  readonly $isLarge: boolean;
}

/* A large value has a line of its own: beside the button, 16 digits break on a small phone. */
const Row = styled.div<SizeProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-s);
  > dl {
    flex: 1 1 ${({ $isLarge }) => ($isLarge ? '100%' : '8rem')};
    min-width: 0;
  }
`;

const Label = styled.dt`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;

const Value = styled.dd<SizeProps>`
  ${tabularDigits}
  font-size: ${({ $isLarge }) => ($isLarge ? 'clamp(1rem, 6.5vw, 1.75rem)' : 'var(--text-m)')};
  font-weight: 650;
  line-height: 1.3;
`;
