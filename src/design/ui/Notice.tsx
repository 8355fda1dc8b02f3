import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { type ToneProps, toneStyle } from './tone';

const INFO = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5M12 7.5h0';
const ALERT = 'M12 4L2.5 20h19zM12 10v4.5M12 17.3h0';

export interface NoticeProps {
  readonly tone?: 'info' | 'warning';
  readonly children: ReactNode;
}

/** Information before an action. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <Box $tone={tone === 'info' ? 'accent' : tone}>
      <Icon shape={tone === 'info' ? INFO : ALERT} size={20} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div<ToneProps>`
  ${toneStyle}
  display: flex;
  /* The gap and the padding shrink when text is large, so that a button's words fit. */
  gap: min(0.75rem, 4vw);
  padding: 0.875rem min(var(--space-m), 5vw);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  text-align: start;
  > svg {
    margin-top: 0.1em;
  }
  > div {
    min-width: 0;
  }
  > div > button,
  > div > a {
    margin-top: var(--space-s);
    padding-inline: min(var(--space-m), 5vw);
  }
`;
