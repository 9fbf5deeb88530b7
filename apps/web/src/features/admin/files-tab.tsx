import type { AdminFile } from '@tieout/contract';
import { useState } from 'react';
import { deleteAnyFile, fetchAllFiles } from '../../api/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { ListSheet } from './list-sheet.tsx';
import { ActionCell, Cell, Row } from './table.tsx';
import { useAct } from './use-act.ts';
import { useList } from './use-list.ts';

const HEADS = ['File Name', 'Owner', 'Size', 'Status', 'Upload Date'] as const;
const MEGABYTE = 1024 * 1024;

/** Everybody's files, to find and to delete; never what is in them. */
export function FilesTab() {
  const list = useList('files', fetchAllFiles);
  const [deleting, setDeleting] = useState<AdminFile | null>(null);
  const act = useAct(deleteAnyFile, 'File deleted');
  const close = () => setDeleting(null);
  return (
    <>
      <ListSheet
        title="Files"
        searchLabel="Search files by name or owner"
        heads={HEADS}
        list={list}
        rowsOf={({ files }) =>
          files.map((file) => <FileRow key={file.id} file={file} onDelete={() => setDeleting(file)} />)
        }
      />
      {deleting && (
        <ConfirmDialog
          title="Delete File"
          description="The PDF, its transactions, edits and exports are permanently deleted, and removed from its owner's history."
          subject={deleting.originalName}
          action="Delete File"
          isPending={act.isPending}
          onClose={close}
          onConfirm={() => act.mutate(deleting.id, { onSettled: close })}
        />
      )}
    </>
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
      <Cell>
        <span className="wrap-anywhere">{file.userEmail ?? 'Visitor'}</span>
      </Cell>
      <Cell isFigure>{(file.fileSize / MEGABYTE).toFixed(2)} MB</Cell>
      <Cell>
        <span className="flex gap-1">
          <Badge tone={file.status === 'failed' ? 'contradicted' : 'plain'}>
            <span className="capitalize">{file.status}</span>
          </Badge>
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
