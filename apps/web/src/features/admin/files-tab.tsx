import type { AdminFile } from '@tieout/contract';
import { useState } from 'react';
import { deleteAnyFile, fetchAllFiles } from '../../api/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { SearchBox } from './search-box.tsx';
import { ActionCell, Cell, Row, Table } from './table.tsx';
import { useAct } from './use-act.ts';
import { useList } from './use-list.ts';

const HEADS = ['File Name', 'Owner', 'Size', 'Status', 'Upload Date'] as const;
const MEGABYTE = 1024 * 1024;

/** Everybody's files, to find and to delete; never what is in them. */
export function FilesTab() {
  const { search, page, searchFor, goTo, result } = useList('files', fetchAllFiles);
  const [deleting, setDeleting] = useState<AdminFile | null>(null);
  const act = useAct(deleteAnyFile, 'File deleted');
  const close = () => setDeleting(null);
  return (
    <section className="sheet">
      <SearchBox
        title="Files"
        total={result.data?.total}
        label="Search files by name or owner"
        value={search}
        onChange={searchFor}
      />
      <Loaded query={result} label="Loading files...">
        {({ files, total }) => (
          <>
            {files.length === 0 && (
              <p className="px-4 py-8 text-center text-sm text-ink-soft">No files found</p>
            )}
            {files.length > 0 && (
              <Table label="Files" heads={HEADS}>
                {files.map((file) => (
                  <FileRow key={file.id} file={file} onDelete={() => setDeleting(file)} />
                ))}
              </Table>
            )}
            <Pagination page={page} total={total} onPage={goTo} />
          </>
        )}
      </Loaded>
      {deleting && (
        <ConfirmDialog
          title="Delete File"
          text="The PDF, its rows, edits and exports are removed for good, and from its owner's history too."
          subject={deleting.originalName}
          confirmLabel="Delete File"
          isPending={act.isPending}
          onClose={close}
          onConfirm={() => act.mutate(deleting.id, { onSettled: close })}
        />
      )}
    </section>
  );
}

function FileRow({ file, onDelete }: { file: AdminFile; onDelete: () => void }) {
  return (
    <Row>
      <Cell>
        <span className="block max-w-64 truncate font-medium" title={file.originalName}>
          {file.originalName}
        </span>
      </Cell>
      <Cell>{file.userEmail ?? 'Visitor'}</Cell>
      <Cell isFigure>{(file.fileSize / MEGABYTE).toFixed(2)} MB</Cell>
      <Cell>
        <span className="flex gap-1">
          <Badge tone={file.status === 'failed' ? 'contradicted' : 'plain'}>{file.status}</Badge>
          {file.verdict && <VerdictBadge verdict={file.verdict} />}
        </span>
      </Cell>
      <Cell isFigure>{formatInstant(file.createdAt)}</Cell>
      <ActionCell>
        <Button size="sm" variant="danger" onClick={onDelete} aria-label={`Delete ${file.originalName}`}>
          Delete
        </Button>
      </ActionCell>
    </Row>
  );
}
