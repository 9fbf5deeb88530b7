import { EXPORT_FILES_MAX, type FileRecord } from '@tieout/contract';
import { downloadPdf, downloadZip } from '../../api/downloads.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { plural } from '../../ui/plural.ts';
import { download } from './file-actions.tsx';

/** What can be done with all chosen files at once. */
export function ChosenBar({
  files,
  onClear,
  onDelete,
}: {
  files: readonly FileRecord[];
  onClear: () => void;
  onDelete: () => void;
}) {
  const read = files.filter(({ status }) => status === 'completed');
  const kept = files.filter(({ status }) => status !== 'expired');
  const isTooMany = read.length > EXPORT_FILES_MAX;
  const [only, ...others] = kept;
  const downloadAll = (file: FileRecord) =>
    others.length === 0
      ? download(downloadPdf(file.id), file.originalName)
      : download(downloadZip(kept.map(({ id }) => id)), 'statements.zip');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-t border-rule bg-accent-wash px-4 py-3 text-sm"
    >
      <p className="mr-auto font-medium">
        {`${plural(files.length, 'file')} selected`}
        {isTooMany && `; one export takes up to ${EXPORT_FILES_MAX}`}
      </p>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <Button size="sm" variant="danger" onClick={onDelete}>
        Delete
      </Button>
      {only && kept.length <= EXPORT_FILES_MAX && (
        <Button size="sm" onClick={() => downloadAll(only)}>
          {others.length === 0 ? 'Download' : `Download ${plural(kept.length, 'file')} (ZIP)`}
        </Button>
      )}
      {read.length > 0 && !isTooMany && (
        <ExportButton
          size="sm"
          variant="primary"
          fileIds={read.map(({ id }) => id)}
          label={read.length === 1 ? 'Export…' : 'Export as one…'}
        />
      )}
    </div>
  );
}
