import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOwnCall } from './use-own-call.ts';

/** Asks before a call on one's own account, and stays open with the reason where that is refused. */
export function OwnConfirmDialog({
  onConfirm,
  onClose,
  ...texts
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
    <ConfirmDialog
      {...texts}
      {...{ isPending, failure, onClose }}
      pending="One moment..."
      onConfirm={confirm}
    />
  );
}
