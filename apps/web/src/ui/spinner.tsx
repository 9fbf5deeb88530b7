/** Waiting, in words; the circle next to them is for the eye only. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-rule border-t-accent"
      />
      {label}
    </p>
  );
}
