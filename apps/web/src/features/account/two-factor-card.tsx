import { type FormEvent, lazy, Suspense, useState } from 'react';
import { removeTwoFactor } from '../../api/own-account.ts';
import { useSession } from '../../api/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useOwnCall } from './use-own-call.ts';

const TwoFactorSetup = lazy(() => import('./two-factor-setup.tsx'));

/** The second step at sign-in: off and to be set up, or on and to be switched off. */
export default function TwoFactorCard({ isOn }: { isOn: boolean }) {
  const [asking, setAsking] = useState<'set-up' | 'switch-off' | null>(null);
  const close = () => setAsking(null);
  return (
    <SectionCard
      id="two-factor-title"
      title={
        <span className="flex items-center gap-3">
          Two-factor sign-in <Badge tone={isOn ? 'accent' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>
        </span>
      }
      lead="A code from an app on your phone, in addition to your password."
    >
      {isOn ? (
        <Button onClick={() => setAsking('switch-off')}>Switch off</Button>
      ) : (
        <Button onClick={() => setAsking('set-up')}>Set up</Button>
      )}
      {asking === 'switch-off' && <SwitchOffDialog onClose={close} />}
      {asking === 'set-up' && (
        <Suspense>
          <TwoFactorSetup onClose={close} />
        </Suspense>
      )}
    </SectionCard>
  );
}

function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const { isPending, failure, run } = useOwnCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await session.renew(await removeTwoFactor(password));
      toasts.show({ title: 'Two-factor sign-in is off' });
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Switch off two-factor sign-in"
      description="You will sign in with your password only."
    >
      <form onSubmit={submit} className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        <OwnPasswordField autoFocus value={password} onChange={(event) => setPassword(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" disabled={password === '' || isPending}>
            {isPending ? 'Switching off...' : 'Switch off'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
