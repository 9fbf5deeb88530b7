import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from './table.tsx';
import type { List } from './use-list.ts';

/** A list with its search, its table and its pages. */
export function ListSheet<Result extends { readonly total: number }>({
  title,
  searchLabel,
  heads,
  list: { search, page, searchFor, goTo, result },
  rowsOf,
}: {
  title: string;
  searchLabel: string;
  heads: readonly string[];
  list: List<Result>;
  rowsOf: (result: Result) => readonly React.ReactNode[];
}) {
  const noun = title.toLowerCase();
  return (
    <section className="sheet">
      <header className="flex flex-wrap items-center gap-3 border-b border-rule px-4 py-3">
        <h2 className="text-base">{title}</h2>
        {result.data && <Badge>{result.data.total.toLocaleString('en-US')}</Badge>}
        <div className="min-w-48 flex-1 sm:ml-auto sm:max-w-72">
          <TextField
            label={searchLabel}
            isLabelHidden
            type="search"
            placeholder={`${searchLabel}...`}
            value={search}
            onChange={(event) => searchFor(event.target.value)}
          />
        </div>
      </header>
      <Loaded query={result} label={`Loading ${noun}...`}>
        {(data) => (
          <>
            {data.total === 0 ? (
              <p className="px-4 py-8 text-center text-sm text-ink-soft">No {noun} found</p>
            ) : (
              <Table label={title} heads={heads}>
                {rowsOf(data)}
              </Table>
            )}
            <Pagination page={page} total={data.total} noun={noun} onPage={goTo} />
          </>
        )}
      </Loaded>
    </section>
  );
}
