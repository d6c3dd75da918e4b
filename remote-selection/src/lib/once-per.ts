/** A function that computes its result once for each object it is given; React may render more often than it commits. */
export function oncePer<Key extends object, Value extends object>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return key => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
