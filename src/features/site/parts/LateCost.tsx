import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { EXAMPLE, exampleCosts } from '../example';
import { LateDay } from '../illustrations/steps';
import { usePageMoney } from '../usePageMoney';
import { Section } from './layout';

/** What a delay costs, said before anybody borrows. */
export function LateCost() {
  const { t } = useLingui();
  const money = usePageMoney();
  const { total, penalty } = exampleCosts();
  const days = EXAMPLE.daysLate;
  return (
    <Section>
      <Panel>
        <LateDay />
        <div>
          <h2>{t`And if you pay late?`}</h2>
          <p>{t`Each day overdue adds 3% of what is due. In the example above, ${days} days of delay cost ${money(penalty)} on top of ${money(total)}.`}</p>
          <p>{t`If you see that a date will be hard to keep, tell us before it comes: the payment can be put off by up to 7 days, and only the extension fee is paid then.`}</p>
        </div>
      </Panel>
    </Section>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-l);
  padding: min(2.5rem, 7vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  h2 {
    font-size: clamp(1.5rem, 4vw, 2rem);
    letter-spacing: -0.025em;
  }
  p {
    margin-top: var(--space-m);
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 3rem;
    svg {
      width: 260px;
      height: auto;
    }
  }
`;
