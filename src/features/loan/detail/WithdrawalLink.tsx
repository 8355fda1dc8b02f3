import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TextLink } from '@/design/ui';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { pathTo, useCurrentOrder } from '@/platform/navigation';
import { useContractDetailQuery } from '../contract/contract';
import { useWithdrawal } from '../contract/useWithdrawal';

/**
 * Leads to the right to withdraw while it lasts, where the agreement stands at the lender's address. The contract has the day;
 * where it cannot be read, the link is there.
 */
export function WithdrawalLink() {
  const { t } = useLingui();
  const { withdrawalType, withdrawalDays } = useEnvironment();
  const order = useCurrentOrder();
  const hasRight = !!withdrawalType && withdrawalDays > 0;
  const { data, isError } = useContractDetailQuery(
    orSkip(hasRight && order.orderId ? { orderNo: order.orderId } : undefined),
  );
  const withdrawal = useWithdrawal(data?.disbursementDate);
  const isOpen = withdrawal ? !withdrawal.isOver : isError;
  if (!isOpen) return null;
  return (
    <TextLink as={Link} to={pathTo('loanAgreement', order)}>
      {t`Your right to withdraw`}
    </TextLink>
  );
}
