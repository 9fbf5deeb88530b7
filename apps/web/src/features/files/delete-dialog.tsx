import type { FileRecord } from '@tieout/contract';
import { messageOf } from '../../api/call-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      title="Delete File"
      description="Are you sure you want to delete this file? This action cannot be undone. Both the original PDF and any generated CSV files will be permanently deleted."
      subject={file.originalName}
      action="Delete File"
      isPending={removal.isPending}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
