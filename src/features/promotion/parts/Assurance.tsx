import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, DocumentEnd, toRow, useDocument } from '@/design/legal';
import { stack } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { telAddress } from '@/platform/navigation';

/** What a visitor can expect, with the figures of the lender's document, and what is not promised. */
export function Assurance() {
  const { t, i18n } = useLingui();
  const { appTitle, servicePhone } = useEnvironment();
  const { currentData: document } = useDocument('promotion', i18n.locale);
  const [facts, ...words] = document?.introduction ?? [];
  const steps = [
    t`Register with your mobile number`,
    t`Download the app and fill in your details`,
    t({
      message: `See the amount, the term and every cost, then decide`,
      comment: 'A step of three. The visitor is not bound to borrow.',
    }),
  ];
  return (
    <Section>
      <Facts>
        {(facts && 'list' in facts ? facts.list.map(toRow) : []).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <h2>{t`How it works`}</h2>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Small>
        <Blocks blocks={words} />
        <p>
          <span>{t`Can you not read the image code? Call us:`}</span>{' '}
          <Whole href={telAddress(servicePhone)}>{servicePhone}</Whole>
        </p>
        <p>{`© ${appTitle}`}</p>
        {document && <DocumentEnd document={document} />}
      </Small>
    </Section>
  );
}

const Section = styled.section`
  ${stack}
  padding: var(--space-l) 0;
  h2 {
    margin-top: var(--space-s);
    font-size: var(--text-l);
  }
`;

const Whole = styled.a`
  white-space: nowrap;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  div {
    /* At least as wide as its longest word, which a narrow column would break. */
    flex: 1 1 5.5rem;
    max-width: 100%;
    overflow-wrap: break-word;
    padding: 0.875rem 0.625rem;
    border-radius: var(--radius-m);
    background: var(--color-soft);
  }
  dt {
    font-size: var(--text-xs);
    color: var(--color-textSecondary);
  }
  dd {
    font-weight: 650;
    line-height: 1.35;
  }
`;

const Steps = styled.ol`
  ${stack}
  counter-reset: step;
  li {
    counter-increment: step;
    display: flex;
    gap: 0.875rem;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    color: var(--color-accent);
    background: var(--color-soft);
    font-size: var(--text-s);
    font-weight: 700;
  }
`;

const Small = styled.div`
  ${stack}
  gap: var(--space-s);
  padding-top: var(--space-m);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-xs);
  color: var(--color-textSecondary);
`;
