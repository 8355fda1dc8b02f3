import { useAppDispatch } from '../store/hooks';
import { type Toast, toastShown } from './toasts';

export function useToast(): (tone: Toast['tone'], text: string) => void {
  const dispatch = useAppDispatch();
  return (tone, text) => {
    dispatch(toastShown(tone, text));
  };
}
