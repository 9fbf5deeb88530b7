import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from '../src/ui/toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('are shown one at a time, the latest in place of the one before', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(store.current().map((toast) => toast.title)).toEqual(['second']);
  });

  test('are closed when dismissed, and forgotten after 1,000,000 ms', () => {
    const store = createToastStore();
    store.show({ title: 'done' });
    store.dismiss(store.current()[0]?.id ?? 0);
    expect(store.current()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(store.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.current()).toHaveLength(0);
  });
});
