import { LogIn } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Takes the place of the drop zone where uploads without an account are switched off. */
export function SignInToUpload({
  onSignIn,
  onRegister,
}: {
  onSignIn: () => void;
  /** null where registration is closed. */
  onRegister: (() => void) | null;
}) {
  return (
    <section
      aria-labelledby="sign-in-to-upload"
      className="sheet flex min-h-64 flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <LogIn className="size-9 text-accent" strokeWidth={1.4} aria-hidden="true" />
      <div>
        <h2 id="sign-in-to-upload" className="text-lg font-semibold">
          Sign in to convert a PDF
        </h2>
        <p className="text-sm text-ink-faint">
          {onRegister === null
            ? 'You need an account here. Registration is closed at the moment.'
            : 'You need an account here.'}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onSignIn}>
          Sign In
        </Button>
        {onRegister && <Button onClick={onRegister}>Create an account</Button>}
      </div>
    </section>
  );
}
