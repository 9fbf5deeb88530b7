const ANSWER_MS = 20_000;

/** The answer, unless it takes so long that a client would ask again. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
