import clsx from 'clsx';

/** A short word of state or kind. The three verdict tones are for verdicts and failures only. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'proven' | 'unproven' | 'contradicted';
  children: React.ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  plain: 'bg-band text-ink-soft',
  accent: 'bg-accent-wash text-accent-strong',
  proven: 'bg-proven-wash text-proven',
  unproven: 'bg-unproven-wash text-unproven',
  contradicted: 'bg-contradicted-wash text-contradicted',
};
