import { useEffect, useMemo, useState } from 'react';
import { usePendingPayment } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useAppDispatch } from '@/platform/store';
import { loadShownReceipt, storeShownReceipt } from './loanDetailThunks';

/** The receipt of the order's last payment: 'Done' closes it, and the screen has a way to it for a day. */
export function useReceipt(order: OrderKey) {
  const { settled } = usePendingPayment(order);
  const dispatch = useAppDispatch();
  const id = settled ? (settled.sent?.id ?? String(settled.at)) : '';
  const shown = useMemo(() => (id ? dispatch(loadShownReceipt()) : undefined), [id, dispatch]);
  const isNew = id !== '' && shown?.id !== id;
  useEffect(() => {
    if (isNew) dispatch(storeShownReceipt({ id, isClosed: false }));
  }, [isNew, id, dispatch]);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly isOpen: boolean }>();
  const wasClosed = shown?.id === id && shown.isClosed;
  const choose = (isOpen: boolean) => () => {
    setChosen({ id, isOpen });
    dispatch(storeShownReceipt({ id, isClosed: !isOpen }));
  };
  return {
    isThere: id !== '',
    /** It is shown for the first time: nothing opens over it. */
    isNew,
    isOpen: chosen?.id === id ? chosen.isOpen : !wasClosed,
    open: choose(true),
    close: choose(false),
  };
}
