import { useEffect } from 'react';
import { selectToasts, TOAST_MS, toastGone } from '../../borrower/toasts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ToastRegion } from '../../ui/ToastRegion';

/** Shows the toasts, each for its own time. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  return (
    <>
      <ToastRegion toasts={toasts} />
      {toasts.map(({ id }) => (
        <Expiry key={id} id={id} />
      ))}
    </>
  );
}

function Expiry({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastGone(id)), TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, dispatch]);
  return null;
}
