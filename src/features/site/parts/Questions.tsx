import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Section } from './layout';

/** What people ask before they borrow; native disclosures, open to a reader without JavaScript. */
export function Questions() {
  const { t } = useLingui();
  const questions = [
    {
      question: t`Who can apply?`,
      answer: t`Adults over 18 with an official ID and a bank account in their own name.`,
    },
    {
      question: t`Can I repay early?`,
      answer: t`Yes, once half of the term has passed, and no sooner than 7 days after you received the money.`,
    },
    {
      question: t`Does applying commit me to anything?`,
      answer: t`No. You are bound only after you have seen every figure and confirmed the loan.`,
    },
    {
      question: t`What happens to the photo of my face?`,
      answer: t`It is compared with the photo on your ID and deleted within 30 days.`,
    },
    {
      question: t`What if something goes wrong?`,
      answer: t`Write or call, or file a complaint in the app and follow it there to our reply.`,
    },
  ];
  return (
    <Split>
      <h2>{t`Before you borrow`}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Question key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
    </Split>
  );
}

const Split = styled(Section)`
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: 1fr 1.8fr;
    gap: 3rem;
  }
`;

const Question = styled.details`
  border-top: 1px solid var(--color-border);
  &:last-child {
    border-bottom: 1px solid var(--color-border);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    min-height: 3.5rem;
    padding-block: var(--space-s);
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.25rem;
    border: solid var(--color-accent);
    border-width: 0 2.5px 2.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  p {
    max-width: 44em;
    padding-bottom: var(--space-m);
    color: var(--color-textSecondary);
  }
`;
