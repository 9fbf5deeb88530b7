import { useSettings } from '../../api/settings.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { ForgotForm } from './forgot-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthDialogMode = 'login' | 'register' | 'forgot';

type AuthDialogProps = {
  mode: AuthDialogMode;
  onMode: (mode: AuthDialogMode) => void;
  onClose: () => void;
};

const titles: Readonly<Record<AuthDialogMode, string>> = {
  login: 'Sign in',
  register: 'Create your account',
  forgot: 'Reset your password',
};

/** Sign in, register or ask for a new password. Closing forgets what was typed. */
export default function AuthDialog({ mode, onMode, onClose }: AuthDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={titles[mode]}>
      <Form mode={mode} onMode={onMode} onClose={onClose} />
    </Dialog>
  );
}

function Form({ mode, onMode, onClose }: AuthDialogProps) {
  const isClosed = useSettings()?.allowRegistrations === false;
  switch (mode) {
    case 'login':
      return (
        <div className="space-y-4">
          <LoginForm onDone={onClose} onForgot={() => onMode('forgot')} />
          <GoogleButton />
          {isClosed ? (
            <p className="border-t border-rule pt-4 text-center text-sm text-ink-soft">
              Registration is closed at the moment.
            </p>
          ) : (
            <Switch question="No account yet?" action="Create one" onClick={() => onMode('register')} />
          )}
        </div>
      );
    case 'register':
      if (isClosed) return <RegistrationClosed onSignIn={() => onMode('login')} />;
      return (
        <div className="space-y-4">
          <RegisterForm
            onDone={(email) => {
              toasts.show({ title: 'Account created', text: `We sent a link to ${email} to confirm it.` });
              onClose();
            }}
          />
          <GoogleButton />
          <Switch question="Have an account?" action="Sign in" onClick={() => onMode('login')} />
        </div>
      );
    case 'forgot':
      return (
        <div className="space-y-4">
          <ForgotForm />
          <Switch question="Remembered it?" action="Sign in" onClick={() => onMode('login')} />
        </div>
      );
  }
}

function RegistrationClosed({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="space-y-4">
      <Notice title="Registration is closed">No new accounts can be created at the moment.</Notice>
      <Switch question="Have an account?" action="Sign in" onClick={onSignIn} />
    </div>
  );
}

function Switch({ question, action, onClick }: { question: string; action: string; onClick: () => void }) {
  return (
    <p className="border-t border-rule pt-4 text-center text-sm text-ink-soft">
      {question}{' '}
      <button type="button" className="link" onClick={onClick}>
        {action}
      </button>
    </p>
  );
}
