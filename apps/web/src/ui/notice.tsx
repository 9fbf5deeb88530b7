import clsx from 'clsx';

/** A message in the flow of the page: what happened and what to do. Errors are announced at once, the rest politely. */
export function Notice({
  tone = 'plain',
  title,
  children,
  action,
}: {
  tone?: 'plain' | 'proven' | 'unproven' | 'contradicted';
  title?: string;
  children?: React.ReactNode;
  action?: React.ReactNode;
}) {
  return (
    <div
      role={tone === 'contradicted' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 px-4 py-3 text-sm',
        tones[tone],
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-0.5' : undefined}>{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

const tones = {
  plain: 'border-accent bg-accent-wash text-ink',
  proven: 'border-proven bg-proven-wash text-proven',
  unproven: 'border-unproven bg-unproven-wash text-unproven',
  contradicted: 'border-contradicted bg-contradicted-wash text-contradicted',
};
