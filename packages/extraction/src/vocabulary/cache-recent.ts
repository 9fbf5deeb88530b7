const MOST_KNOWN = 1000;

/** Caches what `read` returned for recent texts: each rule asks about the same lines. */
export function cacheRecent<Value extends string | number | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const value = read(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, value);
    return value;
  };
}
