import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CardTitle, stack, TextLink } from '../../../design/ui';
import { usePendingPayment } from '../../../domain/money';
import { type LoanDetail, OrderStatus } from '../../../domain/orders';
import { pathTo, useCurrentOrder } from '../../../platform/navigation';
import { AlreadyPaid, CannotPay } from '../../../shared';
import { AgreementLink } from '../parts/AgreementLink';
import { WithdrawalLink } from './WithdrawalLink';

/** Links to help. The screen shows them also when the loan cannot be read. */
export function Help({ loan }: { readonly loan: LoanDetail | undefined }) {
  const { t } = useLingui();
  const order = useCurrentOrder();
  const { settled } = usePendingPayment(order);
  const links = [
    {
      to: pathTo('customerService', order),
      text: t({ message: `Customer service`, comment: 'Link: how to reach the lender.' }),
    },
    {
      to: pathTo('complaint', order),
      text: t({ message: `Complaints`, comment: "Link: the borrower's complaints to the lender." }),
    },
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
    <Quiet>
      <CardTitle>{t({ message: `Help and documents`, comment: 'Heading above links.' })}</CardTitle>
      {loan?.canRepay && <CannotPay at="loanDetailUrl" />}
      {/* The receipt has this button with the details of the payment. */}
      {loan?.canRepay && !settled && <AlreadyPaid />}
      {loan?.status !== OrderStatus.rejected &&
        (loan?.agreementAddress ? (
          <>
            <AgreementLink address={loan.agreementAddress} />
            <WithdrawalLink />
          </>
        ) : (
          <TextLink as={Link} to={pathTo('loanAgreement', order)}>{t`Loan agreement`}</TextLink>
        ))}
      {links.map(({ to, text }) => (
        <TextLink key={to} as={Link} to={to}>
          {text}
        </TextLink>
      ))}
    </Quiet>
  );
}

const Quiet = styled.section`
  ${stack}
  align-items: flex-start;
  gap: 0;
  font-size: var(--text-s);
  /* The button looks as the links beside it. */
  > button {
    padding-inline: 0;
    border-inline: 0;
    text-decoration: underline;
  }
`;
