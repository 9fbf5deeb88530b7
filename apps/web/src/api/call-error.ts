import type { Problem } from '@tieout/contract';

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
