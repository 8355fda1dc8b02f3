import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { COUNTDOWN_MS, useCountdown } from '@/shared/hooks/useCountdown';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('counts a minute down in seconds to 0', () => {
  const { result } = renderHook(() => useCountdown(NOW + COUNTDOWN_MS));
  expect(result.current).toBe(60);
  pass(1_000);
  expect(result.current).toBe(59);
  pass(58_000);
  expect(result.current).toBe(1);
  pass(1_000);
  expect(result.current).toBe(0);
});

it('continues after a reload', () => {
  const deadline = NOW + COUNTDOWN_MS;
  renderHook(() => useCountdown(deadline)).unmount();
  pass(20_000);
  expect(renderHook(() => useCountdown(deadline)).result.current).toBe(40);
});

it('stays between 0 and a minute for every deadline', () => {
  const anywhere = fc.oneof(fc.integer({ min: NOW - DAY, max: NOW + DAY }), fc.maxSafeInteger());
  fc.assert(
    fc.property(anywhere, (deadline) => {
      const { result, unmount } = renderHook(() => useCountdown(deadline));
      expect(result.current).toBeGreaterThanOrEqual(0);
      expect(result.current).toBeLessThanOrEqual(60);
      unmount();
    }),
  );
});

it('never increases and ends within a minute, also when the clock is changed', () => {
  const step = fc.record({
    waits: fc.integer({ min: 0, max: 20_000 }),
    clock: fc.integer({ min: -DAY, max: DAY }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      jest.setSystemTime(NOW);
      const { result, unmount } = renderHook(() => useCountdown(NOW + COUNTDOWN_MS));
      let before = result.current;
      for (const { waits, clock } of steps) {
        jest.setSystemTime(Date.now() + clock);
        pass(waits);
        expect(result.current).toBeLessThanOrEqual(before);
        before = result.current;
      }
      pass(61_000);
      expect(result.current).toBe(0);
      unmount();
    }),
    { numRuns: 50 },
  );
});
