/** What a verdict means and rests on. While a change is being checked that is said in its place, which keeps its size: rows must not move under the pointer. */
export function ProofNote({ isBusy, text }: { isBusy: boolean; text: string }) {
  return (
    <p className="relative w-full text-xs text-ink-soft sm:w-auto">
      <span className={isBusy ? 'invisible' : undefined}>{text}</span>
      {isBusy && <span className="absolute inset-x-0 top-0 whitespace-nowrap">Checking your change…</span>}
    </p>
  );
}
