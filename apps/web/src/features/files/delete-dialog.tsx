import type { FileRecord } from '@tieout/contract';
import { messageOf } from '../../api/message-of.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { useDeleteFiles } from './use-files.ts';

const ONE =
  'Are you sure you want to delete this file? This action cannot be undone. Both the original PDF and any generated CSV files will be permanently deleted.';
const MANY =
  'Are you sure you want to delete these files? This action cannot be undone. The original PDFs and any generated CSV files will be permanently deleted.';

/** Asks before files are removed for good. */
export function DeleteDialog({
  files,
  onClose,
  onDeleted,
}: {
  files: readonly FileRecord[];
  onClose: () => void;
  /** Called for each file that is gone, also where a later one could not be deleted. */
  onDeleted: (file: FileRecord) => void;
}) {
  const removal = useDeleteFiles(onDeleted);
  const isOne = files.length === 1;
  const remove = () =>
    removal.mutate(files, {
      onSuccess: () =>
        toasts.show(
          isOne
            ? { title: 'File deleted', text: 'File has been successfully deleted.' }
            : { title: 'Files deleted', text: `${files.length} files have been successfully deleted.` },
        ),
      onError: (error) =>
        toasts.show({
          title: 'Error',
          text: messageOf(error) || 'Failed to delete file.',
          tone: 'contradicted',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={isOne ? 'Delete File' : 'Delete Files'}
      description={isOne ? ONE : MANY}
      subject={files.map(({ originalName }) => originalName).join(', ')}
      action={isOne ? 'Delete File' : `Delete ${files.length} Files`}
      isPending={removal.isPending}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
