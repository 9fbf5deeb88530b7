/** Computes `make` once for each object, for as long as the object lives. */
export function perObject<Key extends object, Value extends object | string | number | boolean | null>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
