import type { Edit, ReviewFinding } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { DialogButtons } from './correction-dialogs.tsx';

/** Asks for the reason why a finding is closed without a correction. */
export function ConfirmFindingDialog({
  finding,
  onEdit,
  onClose,
}: {
  finding: ReviewFinding;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError('Say in a few words why it is right.');
    onEdit({ kind: 'confirm', finding: finding.id, reason: reason.trim() });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="I checked this, it is right" description={finding.message}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error}
          hint="Kept with your name in the history of this file. It closes the finding; the verdict stays as it is."
        />
        <DialogButtons action="Confirm" onClose={onClose} />
      </form>
    </Dialog>
  );
}
