import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { deleteOwnAccount, exportOwnData } from '../../api/own-account.ts';
import { saveBlob } from '../../api/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useOwnCall } from './use-own-call.ts';

/** Take everything along, or have everything removed. */
export function PersonalDataCard({ email, onGone }: { email: string; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const takeAlong = () =>
    exportOwnData().then(
      (zip) => saveBlob(zip, 'my-data.zip'),
      (error: unknown) =>
        toasts.show({ title: 'Download failed', text: messageOf(error), tone: 'contradicted' }),
    );
  return (
    <SectionCard
      id="data-title"
      title="Your data"
      lead="All your data as one ZIP: profile, files, transactions, corrections, mappings, exports, activity."
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={takeAlong}>Export my data</Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog email={email} onGone={onGone} onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

function DeleteAccountDialog({
  email,
  onGone,
  onClose,
}: {
  email: string;
  onGone: () => void;
  onClose: () => void;
}) {
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const { isPending, failure, run } = useOwnCall();
  const remove = () =>
    run(async () => {
      await deleteOwnAccount(confirmation, password);
      onGone();
    });
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title="Delete my account"
      description="Your account and all its files, transactions, corrections and exports are deleted at once. If you have a subscription, it ends too. This cannot be undone."
    >
      <div className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        <TextField
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <OwnPasswordField value={password} onChange={(event) => setPassword(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={confirmation === '' || isPending} onClick={remove}>
            {isPending ? 'Deleting...' : 'Delete account'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
