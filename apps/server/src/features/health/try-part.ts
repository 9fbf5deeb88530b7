const CHECK_MS = 3000;

/** A part the service cannot work without; `check` throws when it does not work. `limitMs` where it may take longer than three seconds. */
export type CheckedPart = {
  readonly name: string;
  readonly check: () => Promise<unknown>;
  readonly limitMs?: number;
};

/** How a part is, tried now; `error` is null where it works. */
export type PartState = { readonly name: string; readonly error: unknown };

/** Tries a part; one that does not answer in time does not work. */
export async function tryPart({ name, check, limitMs = CHECK_MS }: CheckedPart): Promise<PartState> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([check(), late]);
    return { name, error: null };
  } catch (error) {
    return { name, error };
  } finally {
    clearTimeout(timer);
  }
}
