import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { FillIn, GetPaid, ReadBill } from '../illustrations/steps';
import { Section } from './layout';

/** Three steps, with the spec's own times (section 9). */
export function HowItWorks() {
  const { t } = useLingui();
  const steps = [
    {
      picture: <FillIn />,
      title: t`Apply in the app`,
      text: t`Your details, your ID and a bank account in your name. We answer within 1 day.`,
    },
    {
      picture: <ReadBill />,
      title: t`Read your bill`,
      text: t`Amount, term, interest, commission, tax and total stand on one screen. Nothing is agreed until you confirm it.`,
    },
    {
      picture: <GetPaid />,
      title: t`Receive the money`,
      text: t`An approved loan reaches your account within 1 to 3 days. The term is 91 to 365 days.`,
    },
  ];
  return (
    <Section>
      <h2>{t`From application to account in three steps`}</h2>
      <Steps>
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            {picture}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-xl);
  counter-reset: step;
  li {
    counter-increment: step;
  }
  h3 {
    margin-block: var(--space-m) var(--space-xs);
    font-size: var(--text-l);
  }
  h3::before {
    content: counter(step) '. ';
    color: var(--color-accent);
  }
  p {
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5rem;
  }
`;
