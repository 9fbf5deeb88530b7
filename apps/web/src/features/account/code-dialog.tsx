import { type FormEvent, useState } from 'react';
import { signInByCode } from '../../api/own-account.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOwnCall } from './use-own-call.ts';

/** Asks for the authenticator's code after Google has said who it is. */
export default function CodeDialog() {
  const session = useSession();
  const [isOpen, setOpen] = useState(true);
  const [code, setCode] = useState('');
  const { isPending, failure, run } = useOwnCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => session.renew(await signInByCode(code)));
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Enter your code">
      <form onSubmit={submit} className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        <TextField
          label="Authenticator code"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" className="w-full" disabled={code.trim() === '' || isPending}>
          {isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
    </Dialog>
  );
}
