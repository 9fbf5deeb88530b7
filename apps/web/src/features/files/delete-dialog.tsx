import type { FileRecord } from '@tieout/contract';
import { messageOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { useDeleteFile } from './use-files.ts';

/** Asks before a file is removed for good. */
export function DeleteDialog({ file, onClose }: { file: FileRecord; onClose: () => void }) {
  const removal = useDeleteFile();
  const remove = () =>
    removal.mutate(file.id, {
      onSuccess: () => toasts.show({ title: 'File deleted', text: 'File has been successfully deleted.' }),
      onError: (error) =>
        toasts.show({
          title: 'Error',
          text: messageOf(error) || 'Failed to delete file.',
          tone: 'contradicted',
        }),
      onSettled: onClose,
    });
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title="Delete File"
      description="Are you sure you want to delete this file? This action cannot be undone. Both the original PDF and any generated CSV files will be permanently deleted."
    >
      <p className="mb-5 text-sm font-medium wrap-anywhere">{file.originalName}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={removal.isPending}>
          Cancel
        </Button>
        <Button variant="danger" onClick={remove} disabled={removal.isPending}>
          {removal.isPending ? 'Deleting...' : 'Delete File'}
        </Button>
      </div>
    </Dialog>
  );
}
