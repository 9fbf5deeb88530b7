import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';

export type DocumentPlace = 'preview' | 'review' | 'labels' | 'mapping' | 'export';

const PLACES: readonly (readonly [DocumentPlace, string, (fileId: string) => string])[] = [
  ['preview', 'Preview', (fileId) => `/files/${fileId}`],
  ['review', 'Review', (fileId) => `/files/${fileId}/review`],
  ['labels', 'Payees and categories', (fileId) => `/files/${fileId}/labels`],
  ['mapping', 'Field mapping', (fileId) => `/mapping/${fileId}`],
  ['export', 'Export', (fileId) => `/files/${fileId}/export`],
];

/** The pages of one document, each with an address of its own. */
export function DocumentNav({
  fileId,
  fileName,
  current,
}: {
  fileId: string;
  fileName?: string | undefined;
  current: DocumentPlace;
}) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the last ones are out of view.
  useEffect(() => {
    const own = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav.current && own) nav.current.scrollLeft = own.offsetLeft - nav.current.offsetLeft - 24;
  }, []);
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {fileName !== undefined && (
        <p className="max-w-72 min-w-0 truncate text-sm font-semibold" title={fileName}>
          {fileName}
        </p>
      )}
      <nav
        ref={nav}
        aria-label="Document"
        className="flex max-w-full min-w-0 overflow-x-auto border-b border-rule"
      >
        {PLACES.map(([place, label, path]) => (
          <Link
            key={place}
            href={path(fileId)}
            aria-current={place === current ? 'page' : undefined}
            className={clsx(
              '-mb-px flex min-h-9 items-center border-b-2 px-2.5 text-sm whitespace-nowrap',
              place === current
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
