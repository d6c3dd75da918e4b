import { posix } from 'node:path';
import type { Import } from './import-graph';

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Whether a test is called like the source: `slices.unit.test.ts` and `slices.ts`. */
export const bearsName = (test: string, source: string): boolean =>
  posix.basename(test).startsWith(`${posix.basename(source).replace(/\.tsx?$/, '')}.`);

/** Which tests reach a source through imports. All paths are relative to the project. */
export class NearestTests {
  readonly #importers = new Map<string, Set<string>>();

  constructor(imports: readonly Import[]) {
    for (const { from, to } of imports) {
      this.#importers.set(to, (this.#importers.get(to) ?? new Set()).add(from));
    }
  }

  /**
   * Test files by the number of imports between them and the source; among equals the one that bears its name first, then those
   * of the nearest folder. A test reaches itself.
   */
  of(source: string): string[] {
    const distance = new Map([[source, 0]]);
    for (const [file, steps] of distance) {
      for (const importer of this.#importers.get(file) ?? []) {
        if (!distance.has(importer)) distance.set(importer, steps + 1);
      }
    }
    const away = (file: string) => posix.relative(posix.dirname(source), posix.dirname(file)).split('/').length;
    const other = (file: string) => Number(!bearsName(file, source));
    const by = (rank: (file: string) => number) => (a: string, b: string) => rank(a) - rank(b);
    const [byDistance, byName, byFolder] = [by(file => distance.get(file) ?? 0), by(other), by(away)];
    return [...distance.keys()]
      .filter(isTest)
      .sort((a, b) => byDistance(a, b) || byName(a, b) || byFolder(a, b) || (a < b ? -1 : 1));
  }
}
