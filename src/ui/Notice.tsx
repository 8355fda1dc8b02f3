import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { alertIcon, infoIcon } from './icons';
import { toneLook } from './tones';
import type { ToneProps } from './tones';

export interface NoticeProps {
  readonly tone?: 'info' | 'warning';
  readonly children: ReactNode;
}

/** Something to know before going on. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <Box $tone={tone === 'info' ? 'accent' : tone}>
      <Icon shape={tone === 'info' ? infoIcon : alertIcon} size={20} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div<ToneProps>`
  ${toneLook}
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem var(--space-m);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  > svg {
    margin-top: 0.1em;
  }
  > div {
    min-width: 0;
  }
`;
