import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before something is removed for good. */
export function ConfirmDialog({
  title,
  text,
  subject,
  confirmLabel,
  isPending,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  /** What it is about, by its own name. */
  subject: string;
  confirmLabel: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Dialog isOpen isSticky onClose={onClose} title={title} description={text}>
      <p className="mb-5 text-sm font-medium wrap-anywhere">{subject}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onConfirm} disabled={isPending}>
          {isPending ? 'Deleting...' : confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
