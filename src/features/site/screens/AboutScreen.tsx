import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { FairDeal, LateDay, ReadBill } from '../illustrations/steps';
import { Headline, Lead, Section } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';

/** `/About`: who lends, and what they hold themselves to. */
export default function AboutScreen() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const values = [
    {
      picture: <ReadBill />,
      title: t`The bill comes first`,
      text: t`Amount, term, interest, commission, tax, penalties and total: you see them together, before there is anything to accept.`,
    },
    {
      picture: <FairDeal />,
      title: t`The same rules for both`,
      text: t`The agreement is written to be read. What you owe us and what we owe you stand in the same document, and you can open it at any time.`,
    },
    {
      picture: <LateDay />,
      title: t`Trouble is part of the plan`,
      text: t`A date that cannot be kept can be put off before it comes. A complaint can be filed in the app and followed to its answer.`,
    },
  ];
  return (
    <SiteFrame
      page="about"
      hero={
        <>
          <Headline>{t`About us`}</Headline>
          <Lead>{t`${appTitle} lends small sums for a short time, fast, and with nothing hidden.`}</Lead>
        </>
      }
    >
      <Section>
        <h2>{t`What we hold ourselves to`}</h2>
        <Values>
          {values.map(({ picture, title, text }) => (
            <li key={title}>
              {picture}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Values>
      </Section>
    </SiteFrame>
  );
}

const Values = styled.ul`
  display: grid;
  gap: 2.5rem;
  li {
    display: grid;
    gap: var(--space-m);
  }
  h3 {
    font-size: var(--text-xl);
    letter-spacing: -0.015em;
  }
  p {
    max-width: 40em;
    margin-top: var(--space-s);
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    li {
      grid-template-columns: 220px 1fr;
      align-items: center;
      gap: 3rem;
    }
    li:nth-child(even) svg {
      order: 2;
    }
    li:nth-child(even) {
      grid-template-columns: 1fr 220px;
    }
  }
`;
