/** The first lines of a file as they will be, in their own form: it scrolls to the side, and can be reached by keyboard. */
export function FilePreview({ lines, name }: { lines: readonly string[]; name?: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Preview of the file">
      <h3 className="mb-2 text-sm font-semibold">First lines of {name ?? 'the file'}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-64 overflow-auto border border-rule bg-paper p-3 font-mono text-xs leading-5 text-ink"
      >
        {lines.join('\n')}
      </pre>
    </section>
  );
}
