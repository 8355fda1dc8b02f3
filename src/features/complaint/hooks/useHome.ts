import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProblemInitQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { rows, useFirstArgument, useGo, useLinkProps } from '@/platform/navigation';
import { useToast } from '@/shared';
import { COLLECTION_TYPE, type ComplaintOrder } from '../model';
import { useAddressChoice } from './useAddressChoice';

/** Where the borrower came from; passed to the form. */
export interface FormVisit {
  readonly isFromHome?: boolean;
}

/**
 * Complaint home: the choice of an order, then of a type. Both choices are in the address, so that they survive
 * Back and a reload.
 */
export function useHome() {
  const query = useProblemInitQuery(orSkip(useFirstArgument(rows['complaint-home'])));
  const { currentData: choices } = query;
  const [chosenNo, choose] = useAddressChoice('orderNo');
  const [openType, openTypes] = useAddressChoice('problemType');
  const order =
    choices?.orders.find(({ orderNo }) => orderNo === chosenNo) ?? choices?.currentOrder;
  const isOpen = openType === COLLECTION_TYPE;
  const hasKinds = !!choices && choices.collectionTypes.length > 0;
  const typeChoice = useTypeChoice(order, hasKinds, () => {
    openTypes(isOpen ? '' : COLLECTION_TYPE);
  });
  return {
    query,
    order,
    pick: ({ orderNo }: ComplaintOrder) => {
      choose(orderNo);
    },
    isCollectionChosen: isOpen && !!order?.acceptsCollectionComplaints,
    ...typeChoice,
  };
}

/**
 * A type opens the form. Collection first asks for a sub-type, where there is one and the order allows collection
 * (docs/reference/screens.md#complaint-home).
 */
function useTypeChoice(
  order: ComplaintOrder | undefined,
  hasKinds: boolean,
  toggleKinds: () => void,
) {
  const { t } = useLingui();
  const toast = useToast();
  const linkProps = useLinkProps();
  const toForm = (type: { readonly problemType: string; readonly problemSonType?: string }) => {
    const visit: FormVisit = { isFromHome: true };
    return linkProps(
      'complainPageNext',
      { ...type, orderNo: order?.orderNo ?? '' },
      { state: visit },
    );
  };
  const refuse = () => {
    toast('error', t`The selected order does not support sending collection types`);
  };
  return {
    typeChoice: (problemType: string) => {
      if (problemType !== COLLECTION_TYPE) return toForm({ problemType });
      if (!order?.acceptsCollectionComplaints) return { onClick: refuse };
      return hasKinds ? { onClick: toggleKinds } : toForm({ problemType });
    },
    kindChoice: (problemSonType: string) =>
      toForm({ problemType: COLLECTION_TYPE, problemSonType }),
  };
}

/** Goes to complaint home: back to the history entry that opened the form, where there is one. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const go = useGo();
  const visit = useLocation().state as FormVisit | null;
  return () => {
    if (visit?.isFromHome) navigate(-1);
    else go('complaint', {}, { replace: true });
  };
}
