import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, TOAST_MS, toastGone } from '../../borrower/toasts';
import { ToastRegion } from '../../ui/ToastRegion';

/** Shows the toasts, each for its own time. */
export function Toaster() {
  const toasts = useSelector(selectToasts);
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
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastGone(id)), TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, dispatch]);
  return null;
}
