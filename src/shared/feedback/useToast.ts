import { useDispatch } from 'react-redux';
import { type Toast, toastShown } from './toasts';

export function useToast(): (tone: Toast['tone'], text: string) => void {
  const dispatch = useDispatch();
  return (tone, text) => {
    dispatch(toastShown(tone, text));
  };
}
