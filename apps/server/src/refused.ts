import { type Problem, type ProblemCode, problem } from '@tieout/contract';

/** A rule's way of saying no. */
export type Refused = { readonly refused: Problem };

/** A refusal with that code; `more` makes its message more exact or adds details. */
export function refused(code: ProblemCode, more?: Parameters<typeof problem>[1]): Refused {
  return { refused: problem(code, more) };
}

/** Whether a rule said no. */
export function isRefused<Result extends object>(result: Result | Refused): result is Refused {
  return 'refused' in result;
}
