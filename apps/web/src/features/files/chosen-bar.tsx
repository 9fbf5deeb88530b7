import { EXPORT_FILES_MAX, type FileRecord } from '@tieout/contract';
import { downloadPdf } from '../../api/files.ts';
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
  const downloadAll = async () => {
    for (const { id, originalName } of kept) await download(downloadPdf(id), originalName);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-t border-rule bg-accent-wash px-4 py-3 text-sm"
    >
      <p className="mr-auto font-medium">
        {`${plural(files.length, 'file')} chosen`}
        {isTooMany && `; one export takes up to ${EXPORT_FILES_MAX}`}
      </p>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <Button size="sm" variant="danger" onClick={onDelete}>
        Delete
      </Button>
      {kept.length > 0 && (
        <Button size="sm" onClick={downloadAll}>
          {`Download ${plural(kept.length, 'PDF')}`}
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
