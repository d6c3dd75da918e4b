/** A function that computes its result once for each object it is given; React may render more often than it commits. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return key => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/**
 * A function that computes nothing while it is asked the same again: a page is drawn several times with the same figures, on the server
 * once for each of its forms.
 */
export function keepingLast<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  let last: { args: Args; value: Value } | null = null;
  return (...args) => {
    if (!last?.args.every((arg, at) => Object.is(arg, args[at]))) last = { args, value: compute(...args) };
    return last.value;
  };
}
