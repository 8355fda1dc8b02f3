import { styled } from 'styled-components';
import { AmountText } from './breakable';
import { tabularDigits } from './mixins';
import { WholeDates } from './text';

export interface Fact {
  readonly text: string;
  readonly value: string;
}

export interface AmountHeroProps {
  readonly label: string;
  readonly amount: string;
  /** A few short facts below the amount, such as the term and the rate. */
  readonly facts?: readonly Fact[];
}

/** The main amount of a screen. It uses the text colour of its ground: the header's gradient, or a card. */
export function AmountHero({ label, amount, facts = [] }: AmountHeroProps) {
  return (
    <Hero>
      <dl>
        <dt>{label}</dt>
        <Amount translate="no">
          <AmountText>{amount}</AmountText>
        </Amount>
      </dl>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ text, value }) => (
            <div key={text}>
              <dt>{text}</dt>
              <FactValue>
                <WholeDates>{value}</WholeDates>
              </FactValue>
            </div>
          ))}
        </Facts>
      )}
    </Hero>
  );
}

const Hero = styled.div`
  padding-block: var(--space-s) var(--space-m);
  font-size: var(--text-s);
`;

const Amount = styled.dd`
  ${tabularDigits}
  font-size: var(--text-hero);
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.025em;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-xl);
  margin-top: var(--space-m);
`;

const FactValue = styled.dd`
  ${tabularDigits}
  font-size: var(--text-m);
  font-weight: 650;
`;
