import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOwnCall } from './use-own-call.ts';

/** Asks before something is gone for good, and stays open with the reason where it is refused. */
export function ConfirmDialog({
  title,
  description,
  action,
  onConfirm,
  onClose,
}: {
  title: string;
  description: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const { isPending, failure, run } = useOwnCall();
  const confirm = () =>
    run(async () => {
      await onConfirm();
      onClose();
    });
  return (
    <Dialog isOpen isSticky onClose={onClose} title={title} description={description}>
      {failure && <Notice tone="contradicted">{failure}</Notice>}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" disabled={isPending} onClick={confirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
