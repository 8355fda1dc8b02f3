import { styled } from 'styled-components';
import { AmountHero, type AmountHeroProps } from './AmountHero';
import type { Elements } from './elements';
import { Icon } from './Icon';
import type { IconShape } from './icons';
import { WholeDates } from './text';

export interface BannerProps extends Partial<AmountHeroProps> {
  /** The state in a word or two. */
  readonly word: string;
  /** Says the same as the word; a picture replaces it. */
  readonly icon?: IconShape;
  readonly picture?: Elements;
  readonly text?: string | undefined;
  /** What the state asks for, and more about it. */
  readonly children?: Elements;
}

/**
 * What is so now, for `Screen`'s hero: a word, a figure and facts. `Screen`'s `tone` gives the ground
 * (docs/reference/look.md#what-is-so-now).
 */
export function Banner(props: BannerProps) {
  const { word, icon, picture, text, children, label = '', amount, facts } = props;
  return (
    <Box>
      <Line>
        <div>
          <h2>
            {icon && <Icon shape={icon} size={28} />}
            <span>{word}</span>
          </h2>
          {text && (
            <p>
              <WholeDates>{text}</WholeDates>
            </p>
          )}
        </div>
        {picture}
      </Line>
      {amount && <AmountHero label={label} amount={amount} {...(facts && { facts })} />}
      {children && <More>{children}</More>}
    </Box>
  );
}

const Box = styled.div`
  > :last-child {
    padding-bottom: 0;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-m);
  > div {
    flex: 1;
    min-width: 0;
  }
  /* With text twice as large the icon stands above a word that is too long beside it, and a long word has its line. */
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s);
    font-size: min(var(--text-xl), 12.5vw);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.015em;
    > span {
      flex: 1;
      max-width: 100%;
      overflow-wrap: break-word;
    }
  }
  p {
    margin-top: var(--space-xs);
    font-size: var(--text-s);
  }
  /* Text twice as large takes the place of the picture. */
  > svg {
    width: clamp(0px, 100vw - 17.5rem, 4.75rem);
    height: auto;
    margin-block: -0.5rem;
  }
`;

/** Buttons in the colours of the banner: the first one filled with its text colour. */
const More = styled.div`
  display: grid;
  gap: var(--space-s);
  font-size: var(--text-s);
  --gradient-ground: var(--hero-ink);
  --color-onGradient: var(--hero-solid);
  --color-accent: var(--hero-ink);
  --color-surface: transparent;
  --color-soft: transparent;
  --shadow-brand: none;
`;
