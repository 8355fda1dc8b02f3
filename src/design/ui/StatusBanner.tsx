import { styled } from 'styled-components';
import type { Elements } from './elements';
import { WholeDates } from './text';

export interface StatusBannerProps {
  readonly title: string;
  readonly text?: string;
  readonly illustration: Elements;
}

/** The status of an order for `Screen`'s hero. It uses the text colour of the gradient. */
export function StatusBanner({ title, text, illustration }: StatusBannerProps) {
  return (
    <Banner>
      <div>
        <h2>{title}</h2>
        {text && (
          <p>
            <WholeDates>{text}</WholeDates>
          </p>
        )}
      </div>
      {illustration}
    </Banner>
  );
}

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  padding-block: var(--space-s) var(--space-m);
  > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  h2 {
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
  p {
    margin-top: var(--space-xs);
    font-size: var(--text-s);
  }
`;
