import type { TwoFactorSetup as Setup } from '@tieout/contract';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { beginTwoFactor, confirmTwoFactor } from '../../api/own-account.ts';
import { saveBlob } from '../../api/save-blob.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useOwnCall } from './use-own-call.ts';

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'scan'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Sets up an authenticator app: password, its picture and first code, then the recovery codes. */
export default function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  return (
    <Dialog isOpen isSticky onClose={onClose} title={titles[step.kind]}>
      {step.kind === 'password' && <PasswordStep onDone={(setup) => setStep({ kind: 'scan', setup })} />}
      {step.kind === 'scan' && (
        <ScanStep
          setup={step.setup}
          onDone={() => setStep({ kind: 'codes', codes: step.setup.backupCodes })}
        />
      )}
      {step.kind === 'codes' && <CodesStep codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
}

const titles: Readonly<Record<Step['kind'], string>> = {
  password: 'Set up two-factor sign-in',
  scan: 'Scan this with your app',
  codes: 'Save your recovery codes',
};

function PasswordStep({ onDone }: { onDone: (setup: Setup) => void }) {
  const [password, setPassword] = useState('');
  const { isPending, failure, run } = useOwnCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => onDone(await beginTwoFactor(password)));
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      {failure && <Notice tone="contradicted">{failure}</Notice>}
      <p className="text-sm text-ink-soft">
        You need an authenticator app on your phone. Any app that shows six-digit codes works.
      </p>
      <OwnPasswordField autoFocus value={password} onChange={(event) => setPassword(event.target.value)} />
      <Button type="submit" variant="primary" disabled={password === '' || isPending}>
        {isPending ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  );
}

function ScanStep({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const session = useSession();
  const [code, setCode] = useState('');
  const { isPending, failure, run } = useOwnCall();
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const answer = await confirmTwoFactor(code);
      onDone();
      await session.renew(answer);
    });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="flex justify-center bg-white p-4">
        <QRCodeSVG value={setup.uri} size={184} title="QR code for your authenticator app" />
      </div>
      <div className="text-sm">
        <p className="text-ink-soft">No camera? Type this key into the app:</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <code className="select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label="Copy the key" />
        </p>
      </div>
      {failure && <Notice tone="contradicted">{failure}</Notice>}
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={code.trim() === '' || isPending}>
        {isPending ? 'Checking...' : 'Switch on'}
      </Button>
    </form>
  );
}

function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="space-y-4">
      <Notice title="Two-factor sign-in is on">
        If you lose your phone, each of these codes signs you in once. You won’t see them again.
      </Notice>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <CopyButton text={text} label="Copy the recovery codes" />
      </div>
      <div className="flex justify-end border-t border-rule pt-4">
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
