import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { figures } from '../../../ui/mixins';
import { EXAMPLE, exampleCosts } from '../example';
import { usePageMoney, useRate } from '../usePageMoney';

/** The worked example: what is received, every cost, what is repaid. Nothing is left out of the sum. */
export function BillCard() {
  const { t } = useLingui();
  const money = usePageMoney();
  const rate = useRate();
  const costs = exampleCosts();
  const { days } = EXAMPLE;
  const rows = [
    { name: t`You receive`, value: money(costs.principal) },
    { name: t`Interest, ${rate('0.0065')}% a day`, value: money(costs.interest) },
    { name: t`Commission, 10% once`, value: money(costs.commission) },
    { name: t`VAT, 16% of interest and commission`, value: money(costs.tax) },
  ];
  return (
    <Bill aria-labelledby="bill-title">
      <h2 id="bill-title">{t`What a loan costs: an example`}</h2>
      <p>{t`One payment after ${days} days`}</p>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Total>
          <dt>{t`You repay`}</dt>
          <dd>{money(costs.total)}</dd>
        </Total>
      </dl>
      <Note>
        {t`Total yearly cost of this example: ${rate(costs.yearlyCost)}%. Your own figures depend on your loan: the app shows all of them before you confirm.`}
      </Note>
    </Bill>
  );
}

const Bill = styled.section`
  padding: var(--space-l) min(1.75rem, 6vw);
  border-radius: var(--radius-xl);
  color: var(--color-text);
  background: var(--color-surface);
  box-shadow: 0 1.5rem 4rem -1rem rgba(16, 19, 26, 0.4);
  h2 {
    font-size: var(--text-l);
  }
  > p {
    font-size: var(--text-s);
    color: var(--color-textSecondary);
  }
  dl {
    margin-top: var(--space-m);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-m);
    padding-block: 0.625rem;
    border-top: 1px solid var(--color-border);
    font-size: var(--text-s);
  }
  dt {
    color: var(--color-textSecondary);
  }
  dd {
    ${figures}
    flex: none;
    font-weight: 600;
  }
`;

const Total = styled.div`
  &&& {
    margin-top: var(--space-xs);
    padding-top: var(--space-m);
    border-top: 2px dashed var(--color-accent);
    align-items: baseline;
    font-size: var(--text-m);
  }
  dt {
    color: inherit;
    font-weight: 650;
  }
  dd {
    font-size: 1.625rem;
    font-weight: 750;
    letter-spacing: -0.02em;
    color: var(--color-accent);
  }
`;

const Note = styled.p`
  margin-top: var(--space-m);
  && {
    font-size: var(--text-xs);
  }
`;
