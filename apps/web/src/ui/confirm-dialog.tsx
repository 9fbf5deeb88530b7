import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** Asks before something is gone for good, and shows why where it was refused. */
export function ConfirmDialog({
  title,
  description,
  subject,
  failure,
  action,
  pending = 'Deleting...',
  isPending,
  onClose,
  onConfirm,
}: {
  title: string;
  description: string;
  /** What it is about, by its own name, where the description does not say it. */
  subject?: string;
  failure?: string | null;
  action: string;
  /** What the button says meanwhile. */
  pending?: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Dialog isOpen isSticky onClose={onClose} title={title} description={description}>
      {subject && <p className="mb-5 text-sm font-medium wrap-anywhere">{subject}</p>}
      {failure && <Notice tone="contradicted">{failure}</Notice>}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onConfirm} disabled={isPending}>
          {isPending ? pending : action}
        </Button>
      </div>
    </Dialog>
  );
}
