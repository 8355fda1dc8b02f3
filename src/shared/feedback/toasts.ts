import { useLingui } from '@lingui/react';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { randomText } from '@/platform/base';

/** The default duration of a toast in milliseconds (docs/reference/limits.md#times). A longer text stays longer. */
export const TOAST_MS = 3_000;

/** A slow reader's time for a character in milliseconds: 200 words a minute. */
const CHARACTER_MS = 60;

const readingTime = (text: string): number => Math.max(TOAST_MS, text.length * CHARACTER_MS);

/** The minimum duration in milliseconds: a shorter toast is unreadable. */
const LEAST_TOAST_MS = 300;

export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** The language of the text: a toast outlives its screen, and the next one may have another. */
  readonly lang?: string | undefined;
  /** The duration in milliseconds. */
  readonly ms: number;
}

/** Short messages that disappear on their own. A message that needs an action is shown on the screen instead. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (
        tone: Toast['tone'],
        text: string,
        lang?: string,
        ms: number = readingTime(text),
      ) => ({
        payload: { id: randomText(), tone, text, lang, ms: Math.max(LEAST_TOAST_MS, ms) },
      }),
      // A repeated text replaces the earlier toast, with the duration of the new one.
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
  const { i18n } = useLingui();
  return (tone, text) => {
    dispatch(toastShown(tone, text, i18n.locale));
  };
}
