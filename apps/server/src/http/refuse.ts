import { type Problem, problemSchema, statusOf } from '@tieout/contract';

type Answer = {
  header(name: string, value: string): unknown;
  code(status: number): { send(body: Problem): unknown };
};

/** Answers with the problem in the one shape of all refusals, from a hook; a handler returns its refusal instead (`acceptRoutes`). */
export function refuse<Reply>(reply: Reply, problem: Problem): Reply {
  const answer = reply as Answer;
  answer.code(statusOf(problem.code)).send(inShape(answer, problem));
  return reply;
}

/** Sets the status of a refusal and returns what is to be sent; its detail `retryAfterSeconds` is shown in the header of that name too. */
export function inShape(reply: Pick<Answer, 'header' | 'code'>, problem: Problem): Problem {
  const seconds = problem.details?.retryAfterSeconds;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  reply.code(statusOf(problem.code));
  return problem;
}

/** The part every route's `response` schema has in common. */
export const refusals = { '4xx': problemSchema, '5xx': problemSchema } as const;
