import type { FileRecord } from '@tieout/contract';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FilesTable } from './files-table.tsx';
import { StatCards } from './stat-cards.tsx';
import { type FilesView, useFiles, useFilesView, useRefreshFiles, useStats } from './use-files.ts';

/** /files: everything the user has uploaded, to search, sort, download and delete. */
export default function FilesPage({ children }: { children?: React.ReactNode }) {
  const { view, isFiltered, show, goTo, sortBy } = useFilesView();
  const files = useFiles(view);
  const stats = useStats();
  const refresh = useRefreshFiles();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [deleting, setDeleting] = useState<readonly FileRecord[] | null>(null);
  const total = files.data?.total ?? 0;
  return (
    <Page
      title="My Files"
      isWide
      lead="Manage your uploaded documents and processing history"
      actions={
        <ButtonLink href="/" variant="primary">
          Upload New File
        </ButtonLink>
      }
    >
      <div className="space-y-6">
        <StatCards stats={stats.data} />
        {children}
        <section className="sheet" aria-labelledby="history-title">
          <header className="flex items-center gap-3 border-b border-rule px-4 py-3">
            <h2 id="history-title" className="text-lg">
              File History
            </h2>
            <Badge>{total}</Badge>
          </header>
          <Filters view={view} onShow={show} onRefresh={refresh} isRefreshing={files.isFetching} />
          <FilesBody
            files={files}
            isFiltered={isFiltered}
            table={(rows) => (
              <FilesTable
                {...{ files: rows, view }}
                chosen={new Set(chosen.keys())}
                onSort={sortBy}
                onDelete={(file) => setDeleting([file])}
                onChoose={(file) => setChosen((now) => changed(now, [file], !now.has(file.id)))}
                onChooseAll={(isChosen) => setChosen((now) => changed(now, rows, isChosen))}
              />
            )}
          />
          {chosen.size > 0 && (
            <ChosenBar
              files={[...chosen.values()]}
              onClear={() => setChosen(new Map())}
              onDelete={() => setDeleting([...chosen.values()])}
            />
          )}
          <Pagination page={view.page} total={total} onPage={goTo} />
        </section>
      </div>
      {deleting && (
        <DeleteDialog
          files={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={(file) => setChosen((now) => changed(now, [file], false))}
        />
      )}
    </Page>
  );
}

/** The files chosen, on this page and others, by id. */
type Chosen = ReadonlyMap<string, FileRecord>;

function changed(chosen: Chosen, files: readonly FileRecord[], isChosen: boolean): Chosen {
  const ids = new Set(files.map(({ id }) => id));
  const others = [...chosen.values()].filter(({ id }) => !ids.has(id));
  return new Map([...others, ...(isChosen ? files : [])].map((file) => [file.id, file]));
}

function Filters({
  view,
  onShow,
  onRefresh,
  isRefreshing,
}: {
  view: FilesView;
  onShow: (part: Partial<Pick<FilesView, 'search' | 'status'>>) => void;
  onRefresh: () => void;
  isRefreshing: boolean;
}) {
  return (
    <div className="flex flex-wrap gap-2 border-b border-rule p-4">
      <div className="min-w-48 flex-1">
        <TextField
          label="Search files by name"
          isLabelHidden
          type="search"
          placeholder="Search files by name..."
          value={view.search}
          onChange={(event) => onShow({ search: event.target.value })}
        />
      </div>
      <div className="min-w-40">
        <SelectField
          label="Status"
          isLabelHidden
          value={view.status}
          onChange={(event) =>
            onShow({ status: STATUSES.find(({ id }) => id === event.target.value)?.id ?? 'all' })
          }
        >
          {STATUSES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Button onClick={onRefresh} disabled={isRefreshing}>
        Refresh
      </Button>
    </div>
  );
}

const STATUSES = [
  { id: 'all', label: 'All Status' },
  { id: 'completed', label: 'Completed' },
  { id: 'processing', label: 'Processing' },
  { id: 'failed', label: 'Failed' },
] as const;

function FilesBody({
  files,
  isFiltered,
  table,
}: {
  files: ReturnType<typeof useFiles>;
  isFiltered: boolean;
  table: (rows: readonly FileRecord[]) => React.ReactNode;
}) {
  if (files.isError)
    return (
      <Notice
        tone="contradicted"
        title="Your files could not be loaded"
        action={
          <Button size="sm" onClick={() => files.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(files.error)}
      </Notice>
    );
  if (files.data === undefined) return <Spinner label="Loading files..." />;
  if (files.data.files.length > 0) return table(files.data.files);
  return (
    <div className="px-6 py-14 text-center">
      <p className="text-lg font-semibold">No files found</p>
      <p className="mt-1 mb-5 text-ink-soft">
        {isFiltered ? 'No files match your current filters.' : "You haven't uploaded any files yet."}
      </p>
      {!isFiltered && (
        <ButtonLink href="/" variant="primary">
          Upload Your First File
        </ButtonLink>
      )}
    </div>
  );
}
