// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRisingPercent } from '../src/features/upload/use-rising-percent.ts';

test('the bar of an upload starts at 25, rises 10 every 200 ms to 90, follows the pages once they are known, and never falls', () => {
  vi.useFakeTimers();
  const unknown = { percent: 25, pagesDone: 0, pageCount: null };
  const { result, rerender, unmount } = renderHook(useRisingPercent, {
    initialProps: unknown as { percent: number; pagesDone: number; pageCount: number | null },
  });
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect(result.current).toBe(25);
  expect(after(199)).toBe(25);
  expect(after(1)).toBe(35);
  expect(after(200)).toBe(45);
  rerender({ percent: 30, pagesDone: 1, pageCount: 12 });
  expect(after(5000)).toBe(45);
  rerender({ percent: 60, pagesDone: 6, pageCount: 12 });
  expect(result.current).toBe(60);
  rerender(unknown);
  expect(after(5000)).toBe(90);
  unmount();
  vi.useRealTimers();
});
