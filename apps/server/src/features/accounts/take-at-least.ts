/** Runs `work` and gives its result no sooner than after `ms`, so that the time of an answer tells nothing. */
export async function takeAtLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
