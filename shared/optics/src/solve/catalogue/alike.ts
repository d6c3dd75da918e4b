/** Parts that are alike in something, by small numbers. */
export interface Alike {
  /** By index of the part: which kind it is. */
  of: Int32Array;
  /** By number of the kind: the first part that is of it. */
  firsts: readonly number[];
  names: readonly string[];
}

export function alike<P>(parts: readonly P[], nameOf: (part: P) => string): Alike {
  const numbers = new Map<string, number>();
  const firsts: number[] = [];
  const of = Int32Array.from(parts, (part, index) => {
    const name = nameOf(part);
    const number = numbers.get(name) ?? numbers.size;
    if (number === numbers.size) firsts.push(index);
    numbers.set(name, number);
    return number;
  });
  return { of, firsts, names: [...numbers.keys()] };
}

/** What is worked out once for each kind, by index of the part. */
export function ofEachKind<P>({ of, firsts }: Alike, parts: readonly P[], work: (part: P) => number): Float64Array {
  const values = firsts.map(first => work(parts[first] as P));
  return Float64Array.from(of, kind => values[kind] ?? 0);
}
