/** @jest-environment node */
import { toastShown, toastsSlice } from '@/shared/feedback/toasts';

const { selectToasts } = toastsSlice.getSelectors();

const shown = (text: string, ms?: number) =>
  selectToasts(toastsSlice.reducer([], toastShown('info', text, undefined, ms)))[0]?.ms;

it('a toast stays for three seconds, a longer text as long as a slow reader needs', () => {
  expect(shown('Copied')).toBe(3_000);
  expect(shown('x'.repeat(50))).toBe(3_000);
  expect(shown('x'.repeat(120))).toBe(7_200);
});

it('a stated duration counts, from 300 ms on', () => {
  expect(shown('x'.repeat(120), 1_000)).toBe(1_000);
  expect(shown('Copied', 10)).toBe(300);
});
