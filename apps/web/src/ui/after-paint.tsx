import { startTransition, useEffect, useState } from 'react';

/** Draws its children some paints after what is around them, so that a page of many parts never holds up the reader for long. Whoever uses it keeps the room free. */
export function AfterPaint({ turn, children }: { turn: number; children: React.ReactNode }) {
  const [paints, setPaints] = useState(0);
  useEffect(() => {
    if (paints < turn) startTransition(() => setPaints(paints + 1));
  }, [paints, turn]);
  return paints < turn ? null : children;
}
