export type Turns = {
  /** Waits for the turn of the caller, in the order asked; the answer gives it back. */
  take(): Promise<() => void>;
};

/** A queue of turns of which one is held at a time. */
export function createTurns(): Turns {
  let last = Promise.resolve();
  return {
    take() {
      const previous = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      return previous.then(() => resolve);
    },
  };
}
