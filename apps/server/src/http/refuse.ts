import { type Problem, problemSchema, statusOf } from '@tieout/contract';

type Answer = {
  header(name: string, value: string): unknown;
  code(status: number): { send(body: Problem): unknown };
};

/** Answers with the problem in the one shape of all refusals; its detail `retryAfterSeconds` is shown in the header of that name too. */
export function refuse<Reply>(reply: Reply, problem: Problem): Reply {
  const answer = reply as Answer;
  const seconds = problem.details?.retryAfterSeconds;
  if (typeof seconds === 'number') answer.header('retry-after', String(seconds));
  answer.code(statusOf(problem.code)).send(problem);
  return reply;
}

/** The part every route's `response` schema has in common. */
export const refusals = { '4xx': problemSchema, '5xx': problemSchema } as const;
