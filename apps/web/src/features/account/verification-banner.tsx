import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { clockText, useResend } from './use-resend.ts';

/** Over the dashboard of somebody whose address is not confirmed yet. */
export function VerificationBanner({ email }: { email: string }) {
  const { isSending, secondsLeft, result, resend } = useResend(email);
  return (
    <Notice
      title="Confirm your email"
      action={
        <Button size="sm" onClick={resend} disabled={isSending || secondsLeft > 0}>
          {secondsLeft > 0
            ? `Wait ${clockText(secondsLeft)}`
            : isSending
              ? 'Sending...'
              : 'Resend verification'}
        </Button>
      }
    >
      <p>
        Open the link we sent to <strong className="wrap-anywhere">{email}</strong> to verify your account and
        access all features.
      </p>
      {result && <p className="mt-1 font-medium">{result.text}</p>}
    </Notice>
  );
}
