import { FILES_PAGE_SIZE } from '@tieout/contract';
import { Button } from './button.tsx';

/** Moves through the pages; nothing where all fits on one. */
export function Pagination({
  page,
  total,
  noun = 'files',
  onPage,
}: {
  page: number;
  total: number;
  /** What is counted. */
  noun?: string;
  onPage: (page: number) => void;
}) {
  if (total <= FILES_PAGE_SIZE) return null;
  const pageCount = Math.ceil(total / FILES_PAGE_SIZE);
  const first = (page - 1) * FILES_PAGE_SIZE + 1;
  const last = Math.min(page * FILES_PAGE_SIZE, total);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-4 py-3"
    >
      <p className="figures text-sm text-ink-soft">
        Showing {first} to {last} of {total} {noun}
      </p>
      <div className="flex items-center gap-3">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <span className="figures text-sm">
          Page {page} of {pageCount}
        </span>
        <Button size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
