import { RESEND_COOLDOWN_SECONDS } from '@tieout/contract';
import { useEffect, useState } from 'react';
import { resendVerification } from '../../api/account.ts';
import { messageOf } from '../../api/message-of.ts';

type ResendState = {
  readonly isSending: boolean;
  readonly secondsLeft: number;
  /** What came of the last try, in words. */
  readonly result: { readonly isFailure: boolean; readonly text: string } | null;
};

/** Sends the verification message again, then waits before it may be asked for once more. */
export function useResend(email: string) {
  const [state, setState] = useState<ResendState>({ isSending: false, secondsLeft: 0, result: null });
  const isCooling = state.secondsLeft > 0;
  useEffect(() => {
    if (!isCooling) return;
    const timer = setInterval(() => setState((now) => ({ ...now, secondsLeft: now.secondsLeft - 1 })), 1000);
    return () => clearInterval(timer);
  }, [isCooling]);
  const resend = async () => {
    setState({ isSending: true, secondsLeft: 0, result: null });
    try {
      await resendVerification(email);
      setState({
        isSending: false,
        secondsLeft: RESEND_COOLDOWN_SECONDS,
        result: { isFailure: false, text: `Sent to ${email}.` },
      });
    } catch (error) {
      const text = messageOf(error);
      setState({ isSending: false, secondsLeft: waitSecondsIn(text), result: { isFailure: true, text } });
    }
  };
  return { ...state, resend };
}

/** Seconds of "wait N minutes" in a refusal; 0 where it names no time. */
export function waitSecondsIn(message: string): number {
  const minutes = /wait (\d+) minutes?/i.exec(message)?.[1];
  return minutes === undefined ? 0 : Number(minutes) * 60;
}

/** Seconds as "1:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
