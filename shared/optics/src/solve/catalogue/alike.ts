/** Groups of parts that share a property, numbered from 0. */
export interface Alike {
  /** Group number of each part, by index of the part. */
  of: Int32Array;
  /** Index of the first part of each group, by group number. */
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

/** Computes a value once per group and returns it for every part, by index of the part. */
export function ofEachKind<P>({ of, firsts }: Alike, parts: readonly P[], work: (part: P) => number): Float64Array {
  const values = firsts.map(first => work(parts[first] as P));
  const ofParts = new Float64Array(of.length);
  // `Float64Array.from` with a function takes several times as long.
  for (let part = 0; part < of.length; part++) ofParts[part] = values[of[part] ?? 0] ?? 0;
  return ofParts;
}

/** Keeps the name of each part. Parts never change, and a catalogue narrowed to one camera has the same lenses. */
export function keptNames<P extends object>(nameOf: (part: P) => string): (part: P) => string {
  const names = new WeakMap<P, string>();
  return part => {
    const name = names.get(part) ?? nameOf(part);
    names.set(part, name);
    return name;
  };
}
