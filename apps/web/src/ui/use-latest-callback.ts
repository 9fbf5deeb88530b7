import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same over all drawings and calls the newest `callback`, so that what is handed it need not be drawn again. */
export function useLatestCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
