import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastGone } from '../../shared/feedback/toasts';
import { ToastRegion } from '../../ui/ToastRegion';

/** Shows the toasts, each for its own time. */
export function Toaster() {
  const toasts = useSelector(selectToasts);
  return (
    <>
      <ToastRegion toasts={toasts} />
      {toasts.map(({ id, ms }) => (
        <Expiry key={id} id={id} ms={ms} />
      ))}
    </>
  );
}

function Expiry({ id, ms }: { readonly id: string; readonly ms: number }) {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastGone(id)), ms);
    return () => {
      clearTimeout(timer);
    };
  }, [id, ms, dispatch]);
  return null;
}
