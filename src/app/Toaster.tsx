import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastGone, TOAST_MS } from '../screen/toasts';
import { ToastRegion } from '../ui/ToastRegion';

export function Toaster() {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  const oldest = toasts[0]?.id;

  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => dispatch(toastGone(oldest)), TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [oldest, dispatch]);

  return <ToastRegion toasts={toasts} />;
}
