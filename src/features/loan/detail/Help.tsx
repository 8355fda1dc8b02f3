import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card, CardTitle, TextLink } from '@/design/ui';
import { usePendingPayment } from '@/domain/money';
import { type LoanDetail, OrderStatus } from '@/domain/orders';
import { pathTo, useCurrentOrder } from '@/platform/navigation';
import { AlreadyPaid, CannotPay } from '@/shared';
import { AgreementLink } from '../AgreementLink';
import { WithdrawalLink } from './WithdrawalLink';

export interface HelpProps {
  readonly loan: LoanDetail | undefined;
  /** The screen has 'I cannot pay' under its banner. */
  readonly isOverdue: boolean;
}

/** Links to help, trouble first. The screen shows them also when the loan cannot be read. */
export function Help({ loan, isOverdue }: HelpProps) {
  const { t } = useLingui();
  const order = useCurrentOrder();
  const { settled } = usePendingPayment(order);
  const help = [
    {
      to: pathTo('customerService', order),
      text: t({ message: `Customer service`, comment: 'Link: how to reach the lender.' }),
    },
    {
      to: pathTo('complaint', order),
      text: t({ message: `Complaints`, comment: "Link: the borrower's complaints to the lender." }),
    },
  ];
  const documents = [
    {
      to: pathTo('loanTerms', order),
      text: t({
        message: `Terms and conditions`,
        comment: 'Link: the general terms of all loans.',
      }),
    },
    {
      to: pathTo('privacyPolicy', order),
      text: t({
        message: `Privacy notice`,
        comment: "Link: how the lender handles the borrower's data.",
      }),
    },
  ];
  return (
    // The order decides which links are shown.
    <Quiet as="section">
      <CardTitle>{t({ message: `Help and documents`, comment: 'Heading above links.' })}</CardTitle>
      {loan?.canRepay && !isOverdue && <CannotPay at="loanDetailUrl" />}
      {/* The receipt has this button with the details of the payment. */}
      {loan?.canRepay && !settled && <AlreadyPaid />}
      {help.map(linkOf)}
      {loan?.status !== OrderStatus.rejected &&
        (loan?.agreementAddress ? (
          <>
            <AgreementLink address={loan.agreementAddress} />
            <WithdrawalLink />
          </>
        ) : (
          <TextLink as={Link} to={pathTo('loanAgreement', order)}>{t`Loan agreement`}</TextLink>
        ))}
      {documents.map(linkOf)}
    </Quiet>
  );
}

const linkOf = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <TextLink key={to} as={Link} to={to}>
    {text}
  </TextLink>
);

/** Links and buttons as rows of a list. */
const Quiet = styled(Card)`
  gap: 0;
  > h2 {
    margin-bottom: var(--space-s);
  }
  > a,
  > button {
    justify-content: space-between;
    width: 100%;
    padding: 0.625rem 0;
    border: 0;
    border-radius: 0;
    color: inherit;
    font-weight: 550;
    &::after {
      content: '';
      flex: none;
      width: 0.5rem;
      height: 0.5rem;
      margin-inline: var(--space-s) 0.25rem;
      border: solid var(--color-textSecondary);
      border-width: 2px 2px 0 0;
      transform: rotate(45deg);
    }
    &:dir(rtl)::after {
      transform: rotate(-135deg);
    }
  }
  > * + :is(a, button) {
    border-top: 1px solid var(--color-border);
  }
`;
