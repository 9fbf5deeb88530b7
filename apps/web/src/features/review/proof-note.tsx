/** What a verdict means and rests on, or that a change is being checked. It has lines of its own and room for the longer texts: rows must not move under the pointer. */
export function ProofNote({ isBusy, text }: { isBusy: boolean; text: string }) {
  return (
    <p className="relative order-last min-h-[2lh] w-full text-xs text-ink-soft">
      <span className={isBusy ? 'invisible' : undefined}>{text}</span>
      {isBusy && <span className="absolute inset-x-0 top-0 whitespace-nowrap">Checking your change…</span>}
    </p>
  );
}
