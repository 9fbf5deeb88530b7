import { useEffect, useRef } from 'react';

/** Where keys are text, or move through something else than rows. */
const KEYS_OF_THEIR_OWN = 'input, textarea, select, [contenteditable], [role=menu], [role=tablist]';

/** The page is scrolled by the keys that otherwise move through the rows. */
const SCROLLED = '[aria-label="Page image"]';
const SCROLLING: ReadonlySet<string> = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['PageUp', 'PageDown', 'Home', 'End', ' '],
]);

/**
 * Takes the keys of the review wherever the focus is: on the grid, on a button just clicked, or nowhere.
 * `onKey` says whether it had a use for the key. Inputs and open dialogs keep theirs.
 */
export function useReviewKeys(onKey: (event: KeyboardEvent) => boolean) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      const isIn = (places: string) => target instanceof Element && target.closest(places) !== null;
      if (isIn(KEYS_OF_THEIR_OWN) || (SCROLLING.has(event.key) && isIn(SCROLLED))) return;
      if (isPress(event) && isIn('button, a, summary')) return;
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
