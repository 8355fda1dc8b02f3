import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** How long a toast stays, in milliseconds (docs/reference/limits.md#times). */
export const TOAST_MS = 3_000;

/** The shortest that a toast stays: a shorter one could not be read. */
const LEAST_TOAST_MS = 300;

export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** How long it stays, in milliseconds. */
  readonly ms: number;
}

/** Short messages that come and go on their own. What a borrower must act on stands in a screen instead. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (tone: Toast['tone'], text: string, ms: number = TOAST_MS) => ({
        payload: { id: nanoid(6), tone, text, ms: Math.max(LEAST_TOAST_MS, ms) },
      }),
      // The same words twice at once say nothing more, but they stay for the time of the later ones.
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter(({ text }) => text !== payload.text),
        payload,
      ],
    },
    toastGone: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
  },
});

export const { toastShown, toastGone } = toastsSlice.actions;

export const { selectToasts } = toastsSlice.selectors;

export function useToast(): (tone: Toast['tone'], text: string) => void {
  const dispatch = useDispatch();
  return (tone, text) => {
    dispatch(toastShown(tone, text));
  };
}
