/** Texts in each of two generations: about those of a hundred pages. */
const MOST_KNOWN = 5000;

/**
 * Caches what `read` returned for recent texts: each rule asks about the same lines. Those asked for lately outlive a full cache, so that
 * a document with more lines than it holds does not push out the labels that all its pages repeat.
 */
export function cacheRecent<Value extends string | number | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let older = recent;
  return (text) => {
    const cached = recent.get(text);
    if (cached !== undefined) return cached;
    const before = older.get(text);
    const value = before === undefined ? read(text) : before;
    if (recent.size >= MOST_KNOWN) [older, recent] = [recent, new Map()];
    recent.set(text, value);
    return value;
  };
}
