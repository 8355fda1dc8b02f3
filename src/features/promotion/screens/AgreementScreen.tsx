import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { Card } from '../../../ui/Card';
import { stack } from '../../../ui/mixins';
import { TargetPage } from '../parts/TargetPage';

interface Clause {
  readonly title: string;
  readonly text: string;
}

/** `#/agreementTemplate`: what somebody who registers agrees to. It is about registering, not about a loan. */
export default function AgreementScreen() {
  const { t } = useLingui();
  return (
    <TargetPage title={t`User agreement`}>
      <Document as="article">
        {useClauses().map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Document>
    </TargetPage>
  );
}

function useClauses(): readonly Clause[] {
  const { t } = useLingui();
  const { appTitle, servicePhone, contactEmail } = useEnvironment();
  return [
    {
      title: t`1. What this agreement is about`,
      text: t`By pressing “Apply now” you open an account with ${appTitle}. Registering is free. It is not a loan application, and it binds neither you nor us to a loan.`,
    },
    {
      title: t`2. Who may register`,
      text: t`You are over 18, you register for yourself, and the mobile number is your own.`,
    },
    {
      title: t`3. What we use`,
      text: t`We use your mobile number, a random id of this device and the advertisement's marks in the address: to send you the code, to prevent abuse, and to know which advertisement brought you here. We do not sell them.`,
    },
    {
      title: t`4. The SMS code`,
      text: t`The code proves that the number is yours. Tell it to nobody: our staff never ask for it.`,
    },
    {
      title: t`5. Before any loan`,
      text: t`The app shows you the amount, the term (91 to 365 days), the interest, the commission, the tax, the penalties and the total to repay. A loan begins only after you have seen them and confirmed it.`,
    },
    {
      title: t`6. Your rights`,
      text: t`You can ask us at any time to see, correct or delete your data, and you can object to its use. We answer within 20 days, and carry out what was agreed within 15 working days.`,
    },
    {
      title: t`7. How to reach us`,
      text: t`Telephone: ${servicePhone}. E-mail: ${contactEmail}.`,
    },
  ];
}

const Document = styled(Card)`
  section {
    ${stack}
    gap: var(--space-xs);
  }
  h2 {
    font-size: var(--text-m);
  }
  p {
    color: var(--color-textSecondary);
  }
`;
