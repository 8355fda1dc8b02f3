import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubject } from '../../borrower/useSubject';
import { useToast } from '../../borrower/useToast';
import { useGo, useWay } from '../../navigation/useGo';
import { useProblemInitQuery } from './api';
import { COLLECTION_TYPE, type ComplaintOrder } from './model';
import { useAddressChoice } from './useAddressChoice';

/** What the next screen is told about where the borrower came from. */
export interface FormVisit {
  readonly isFromHome?: boolean;
}

/**
 * Complaint home: an order, then what the complaint is about. Both choices stand in the address, so that
 * Back and a reload find them.
 */
export function useHome() {
  const { orderId } = useSubject();
  const reading = useProblemInitQuery({ orderId });
  const { currentData: choices } = reading;
  const [chosenNo, choose] = useAddressChoice('orderNo');
  const [openType, openTypes] = useAddressChoice('problemType');
  const order =
    choices?.orders.find(({ orderNo }) => orderNo === chosenNo) ?? choices?.currentOrder;
  const isOpen = openType === COLLECTION_TYPE;
  const typeChoice = useTypeChoice(order, () => {
    openTypes(isOpen ? '' : COLLECTION_TYPE);
  });
  return {
    reading,
    order,
    pick: ({ orderNo }: ComplaintOrder) => {
      choose(orderNo);
    },
    isCollectionChosen: isOpen && !!order?.acceptsCollectionComplaints,
    ...typeChoice,
  };
}

/** A type leads to the form; collection first asks which kind, where the order allows it (docs/reference/screens.md#complaint-home). */
function useTypeChoice(order: ComplaintOrder | undefined, toggleKinds: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const way = useWay();
  const toForm = (type: { readonly problemType: string; readonly problemSonType?: string }) => {
    const visit: FormVisit = { isFromHome: true };
    return way('complainPageNext', { ...type, orderNo: order?.orderNo ?? '' }, { state: visit });
  };
  const refuse = () => {
    toast('error', t`The selected order does not support sending collection types`);
  };
  return {
    typeChoice: (problemType: string) => {
      if (problemType !== COLLECTION_TYPE) return toForm({ problemType });
      return { onClick: order?.acceptsCollectionComplaints ? toggleKinds : refuse };
    },
    kindChoice: (problemSonType: string) =>
      toForm({ problemType: COLLECTION_TYPE, problemSonType }),
  };
}

/** Complaint home: the one that the borrower came from, where there is one. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const go = useGo();
  const visit = useLocation().state as FormVisit | null;
  return () => {
    if (visit?.isFromHome) void navigate(-1);
    else go('complaint', {}, { replace: true });
  };
}
