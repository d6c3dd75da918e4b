import type { Mutation } from './mutations';

export interface Mutant extends Mutation {
  /** Relative to the project. */
  file: string;
}

/** Figures from 0 to below 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Not more of one file: a long file would fill a sample. */
const perFile = 2;

/** `count` mutants, every kind in turn, so that the frequent kinds do not fill the sample; the same for the same seed. */
export function sample(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = seeded(seed);
  const byKind = new Map<string, Mutant[]>();
  for (const mutant of all) byKind.set(mutant.kind, [...(byKind.get(mutant.kind) ?? []), mutant]);
  const left = [...byKind.values()];
  const ofFile = new Map<string, number>();
  const chosen: Mutant[] = [];
  for (let turn = 0; chosen.length < count && left.some(({ length }) => length > 0); turn++) {
    const kind = left[turn % left.length] as Mutant[];
    while (kind.length > 0) {
      const [mutant] = kind.splice(Math.floor(random() * kind.length), 1) as [Mutant];
      const taken = ofFile.get(mutant.file) ?? 0;
      if (taken >= perFile) continue;
      ofFile.set(mutant.file, taken + 1);
      chosen.push(mutant);
      break;
    }
  }
  return chosen;
}
