/** Whether neighbouring items add up to an amount, as those of one section do. */
export function isRunOf(items: readonly { readonly amount: number }[], amount: number): boolean {
  return runOf(items, amount, 1) !== null;
}

/** Whether the items right above a sum, or those right below it, add up to it: those of the section that it ends or begins. */
export function isSumOfSection(
  items: readonly { readonly amount: number; readonly position: number }[],
  { amount, position }: { readonly amount: number; readonly position: number },
): boolean {
  const above = items.filter((item) => item.position <= position).toReversed();
  const below = items.filter((item) => item.position > position);
  return [above, below].some((side) => runsFromFirst(side).includes(amount));
}

/** What the first item makes, the first two, and so on. */
function runsFromFirst(items: readonly { readonly amount: number }[]): number[] {
  let run = 0;
  return items.map(({ amount }) => {
    run += amount;
    return run;
  });
}

/** The first neighbouring items, at least so many, that add up to an amount; null where none do. */
export function runOf<Own extends { readonly amount: number }>(
  items: readonly Own[],
  amount: number,
  least = 2,
): readonly Own[] | null {
  for (let from = 0; from < items.length; from++) {
    let run = 0;
    for (let to = from; to < items.length; to++) {
      run += items[to]?.amount ?? 0;
      if (run === amount && to - from >= least - 1) return items.slice(from, to + 1);
    }
  }
  return null;
}
