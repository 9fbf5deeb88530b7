import { type Problem, problemSchema, statusOf } from '@tieout/contract';

type Answer = { code(status: number): { send(body: Problem): unknown } };

/** Answers with the problem in the one shape of all refusals. */
export function refuse<Reply>(reply: Reply, problem: Problem): Reply {
  (reply as Answer).code(statusOf(problem.code)).send(problem);
  return reply;
}

/** The part every route's `response` schema has in common. */
export const refusals = { '4xx': problemSchema, '5xx': problemSchema } as const;
