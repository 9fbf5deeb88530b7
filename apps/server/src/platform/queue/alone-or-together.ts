export type Turns = {
  /** Does the work at once, next to others', unless somebody works alone or waits to: then after that. */
  together<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does the work once all other work is done, and no other meanwhile. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Turns of the work of one process. */
export function createTurns(): Turns {
  const running = new Set<Promise<unknown>>();
  /** Resolved once the last who asked to work alone has done so. */
  let gate: Promise<void> = Promise.resolve();
  return {
    async together(work) {
      for (let passed: Promise<void> | null = null; passed !== gate; ) {
        passed = gate;
        await passed;
      }
      const result = work();
      running.add(result);
      return result.finally(() => running.delete(result));
    },
    async alone(work) {
      const before = gate;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      await before;
      await Promise.allSettled(running);
      return work().finally(resolve);
    },
  };
}
