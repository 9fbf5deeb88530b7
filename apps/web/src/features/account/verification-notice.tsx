import { Notice } from '../../ui/notice.tsx';
import { clockText, useResend } from './use-resend.ts';

/** Says that the address must be confirmed before signing in, and sends the message again. */
export function VerificationNotice({ email }: { email: string }) {
  const { isSending, secondsLeft, result, resend } = useResend(email);
  return (
    <Notice title="Email Verification Required">
      We sent a link to <strong className="wrap-anywhere">{email}</strong>. Open it to confirm the address. No
      message?{' '}
      <button
        type="button"
        className="link disabled:opacity-60"
        onClick={resend}
        disabled={isSending || secondsLeft > 0}
      >
        {secondsLeft > 0 ? `Wait ${clockText(secondsLeft)}` : 'request a new one'}
      </button>
      {result && <p className="mt-1">{result.text}</p>}
    </Notice>
  );
}
