import { type Problem, problem } from '@tieout/contract';

/** A refusal of the server, or a call that never reached it; `message` is for people. */
export class CallError extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, what: Problem) {
    super(what.message);
    this.name = 'CallError';
    this.status = status;
    this.problem = what;
  }
}

/** Status of a call that got no answer at all. */
const NO_ANSWER = 0;

/** What to say of any failure: the server's own words, or that something unforeseen happened. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : problem('internal-error').message;
}

/** The service could not be reached: the network is down, or the server is. */
export function noAnswer(): CallError {
  const message = navigator.onLine
    ? 'The service is not responding. Wait a moment and try again.'
    : 'You are offline. Connect to the internet and try again.';
  return new CallError(NO_ANSWER, problem('not-ready', { message }));
}
