import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { messageOf } from '../../api/message-of.ts';

/** A call on one's own account: whether it is on its way, and why it was refused. */
export function useOwnCall() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (call: () => Promise<void>) => {
    setPending(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(ownMessageOf(error));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run };
}

/** Whose address it is, is out of question here: only the password can be wrong. */
function ownMessageOf(error: unknown): string {
  const isWrong = error instanceof CallError && error.problem.code === 'wrong-credentials';
  return isWrong ? 'Wrong password. Try again.' : messageOf(error);
}
