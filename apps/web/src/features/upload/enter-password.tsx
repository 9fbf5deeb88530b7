import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordForm } from '../../ui/password-form.tsx';

/** Asks for the password of one file among several, in a dialog. */
export default function EnterPassword({
  fileName,
  triesLeft,
  onSubmit,
}: {
  fileName: string;
  triesLeft: number;
  onSubmit: (password: string) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={`Enter the password of ${fileName}`}>
        Enter password
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="This PDF is protected">
        <PasswordForm
          fileName={fileName}
          triesLeft={triesLeft}
          onSubmit={onSubmit}
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}
