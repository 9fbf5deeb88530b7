/** How long what a check found is believed. */
export type HeldFor = { readonly healthyMs: number; readonly troubleMs: number };

/** A check that runs `check` at most once in the time its result holds, however often and by whomever it is asked. Throws what `check` threw. */
export function holdResult(check: () => Promise<unknown>, heldFor: HeldFor): () => Promise<void> {
  let held: { readonly found: Promise<void>; untilMs: number } | null = null;
  return () => {
    if (held !== null && performance.now() <= held.untilMs) return held.found;
    const mine = { found: check().then(() => {}), untilMs: Number.POSITIVE_INFINITY };
    held = mine;
    mine.found.then(
      () => {
        mine.untilMs = performance.now() + heldFor.healthyMs;
      },
      () => {
        mine.untilMs = performance.now() + heldFor.troubleMs;
      },
    );
    return mine.found;
  };
}
