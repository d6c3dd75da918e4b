import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectImports } from '../imports/import-graph';
import { bearsName, NearestTests } from '../imports/nearest-tests';
import type { CheckoutCopy } from '../lib/checkout-copy';
import { say } from '../lib/say.mjs';
import { foundBy, guilty } from './guilty';
import { mutated } from './mutations';
import type { Mutant } from './sample';
import { limitMs, TestRunner } from './test-runner';

/** How a mutant was found, `by` which test file; `survived` when it was not. */
export interface Fate {
  fate: 'tests' | 'endless' | 'types' | 'survived';
  by: string;
}
type Tell = (mutant: Mutant, fate: Fate) => void;

/** Nearest tests that are run for each mutant alone, one wave after the other. */
const nearWaves = [1, 2];
const near = nearWaves.reduce((sum, files) => sum + files, 0);
/** Files that run at once for many mutants together. */
const farWave = 8;

/**
 * Tests against a database three places later: one of them takes as long as ten others.
 * @param source whose own tests, beside it or of its name, stay in front of all others: a quick test of the whole server that
 *   merely reaches a file rarely finds a change of it, and loads more than they do
 */
function quickFirst(tests: readonly string[], source?: string): string[] {
  const isSlow = (file: string) => /^server\/.*(?<!\.unit)\.test\.ts$/.test(file);
  const isOwn = (file: string) =>
    source !== undefined && (dirname(file) === dirname(source) || bearsName(file, source));
  const places = new Map(
    tests.map((file, place) => [file, (isSlow(file) ? place + 3.5 : place) - (isOwn(file) ? tests.length + 4 : 0)]),
  );
  return tests.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** @param failed test files, at least one; null when they did not end */
const fateOf = (failed: readonly string[] | null): Fate =>
  failed === null ? { fate: 'endless', by: '' } : { fate: 'tests', by: failed[0] ?? '' };

const meet = (a: Mutant, b: Mutant) => a.file === b.file && a.start < b.end && b.start < a.end;

/** Lists of mutants that do not meet in the text, so that all of a list can be in place at once. */
export function apart(mutants: readonly Mutant[]): Mutant[][] {
  const lists: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = lists.find(list => !list.some(other => meet(mutant, other)));
    if (free) free.push(mutant);
    else lists.push([mutant]);
  }
  return lists;
}

/**
 * Tries mutants in a copy of the checkout; the checkout itself stays as it is. The nearest tests run for each mutant alone.
 * Types and the tests that are farther away are asked for all that are left over at once, and by halves where something fails:
 * for a mutant that survives, that costs a part of one run instead of a whole one.
 */
export class Trial {
  readonly #runner: TestRunner;
  readonly #nearest: NearestTests;
  /** Test files that pass without any mutant, asked when one has failed with a mutant for the first time. */
  readonly #sound = new Map<string, boolean>();
  /** Projects whose types pass without any mutant, asked when they have refused one for the first time. */
  readonly #soundTypes = new Set<string>();

  /** @param mostTests test files that are tried for a mutant, the nearest */
  constructor(
    readonly copy: CheckoutCopy,
    readonly mostTests: number,
  ) {
    this.#runner = new TestRunner(copy.folder);
    this.#nearest = new NearestTests(projectImports(copy.folder));
  }

  /** @param tell is called once for each mutant, as soon as it is known how it ends */
  async run(mutants: readonly Mutant[], tell: Tell): Promise<void> {
    const left: Mutant[] = [];
    for (const mutant of mutants) {
      const fate = await this.#foundNear(mutant);
      if (fate) tell(mutant, fate);
      else left.push(mutant);
    }
    for (const list of apart(left)) await this.#together(list, tell);
  }

  async #foundNear(mutant: Mutant): Promise<Fate | undefined> {
    const tests = this.#testsOf(mutant).slice(0, near);
    for (const count of nearWaves) {
      const failed = await this.#failing([mutant], tests.splice(0, count));
      if (failed?.length !== 0) return fateOf(failed);
    }
    return undefined;
  }

  async #together(mutants: readonly Mutant[], tell: Tell): Promise<void> {
    let left = [...mutants];
    const drop = (found: readonly Mutant[], ended: (mutant: Mutant) => Fate) => {
      for (const mutant of found) tell(mutant, ended(mutant));
      left = left.filter(mutant => !found.includes(mutant));
    };
    const refused = () => ({ fate: 'types' as const, by: '' });
    // The types of one package take a second or two, those of all that use it a minute.
    drop(
      await guilty(left, part =>
        this.#typesRefuse(part, [...new Set(part.map(({ file }) => projectOf(file, this.copy.folder)))]),
      ),
      refused,
    );
    drop(await guilty(left, part => this.#typesRefuse(part, [])), refused);
    const far = quickFirst([...new Set(left.flatMap(mutant => this.#testsOf(mutant).slice(near)))]);
    while (far.length > 0 && left.length > 0) {
      const files = far.splice(0, farWave);
      const found = await foundBy(left, files, (part, some) => this.#failing(part, some));
      drop([...found.keys()], mutant => fateOf(found.get(mutant) ?? null));
    }
    drop(left, () => ({ fate: 'survived', by: '' }));
  }

  #testsOf({ file }: Mutant): string[] {
    return quickFirst(this.#nearest.of(file).slice(0, this.mostTests), file);
  }

  /** Carries `work` out with mutants in place that do not meet. */
  async #with<T>(mutants: readonly Mutant[], work: () => Promise<T>): Promise<T> {
    const sources = new Map<string, string>();
    try {
      // From the last to the first: what comes before a change stays where it is.
      for (const mutant of mutants.toSorted((a, b) => b.start - a.start)) {
        const path = join(this.copy.folder, mutant.file);
        const text = readFileSync(path, 'utf8');
        if (!sources.has(path)) sources.set(path, text);
        writeFileSync(path, mutated(text, mutant));
      }
      return await work();
    } finally {
      for (const [path, source] of sources) writeFileSync(path, source);
    }
  }

  /** Those of the tests that fail with these mutants and pass without; null when they do not end. Of a single one, what fails twice. */
  async #failing(mutants: readonly Mutant[], tests: readonly string[]): Promise<string[] | null> {
    const absolute = (file: string) => join(this.copy.folder, file);
    const changed = mutants.map(({ file }) => absolute(file));
    const files = tests.filter(file => this.#sound.get(file) !== false);
    if (files.length === 0) return [];
    const failed = await this.#with(mutants, () => this.#runner.failing(changed, files.map(absolute)));
    if (failed === null) return (await this.#isQuick(changed, files)) ? null : [];
    const sound: string[] = [];
    for (const file of failed.map(path => relative(this.copy.folder, path))) {
      if (await this.#isSound(changed, file)) sound.push(file);
    }
    if (mutants.length > 1 || sound.length === 0) return sound;
    // A test may fail once by the load of the machine.
    const again = await this.#with(mutants, () => this.#runner.failing(changed, sound.map(absolute)));
    return again?.map(path => relative(this.copy.folder, path)) ?? sound;
  }

  async #isSound(changed: readonly string[], file: string): Promise<boolean> {
    const known = this.#sound.get(file);
    if (known !== undefined) return known;
    const failed = await this.#runner.failing(changed, [join(this.copy.folder, file)]);
    const sound = failed?.length === 0;
    this.#sound.set(file, sound);
    if (!sound) say(`不作数：${file} 不加改动也不通过`);
    return sound;
  }

  /** Whether these tests come far below the limit without a mutant: on a busy machine a slow test is not an endless one. */
  async #isQuick(changed: readonly string[], tests: readonly string[]): Promise<boolean> {
    const files = tests.map(file => join(this.copy.folder, file));
    const begun = performance.now();
    const failed = await this.#runner.failing(changed, files);
    return failed !== null && performance.now() - begun < limitMs(files) / 2;
  }

  /** @param projects folders, which are checked with those that they use; empty: all projects */
  async #typesRefuse(mutants: readonly Mutant[], projects: readonly string[]): Promise<boolean> {
    const folders = projects.join(' ');
    if (await this.#with(mutants, () => this.#typesPass(folders))) return false;
    if (!this.#soundTypes.has(folders) && !(await this.#typesPass(folders))) {
      throw new Error('不加改动时类型检查也不通过，请先修好');
    }
    this.#soundTypes.add(folders);
    return true;
  }

  #typesPass(folders: string): Promise<boolean> {
    return this.copy.run(`node_modules/.bin/tsc -b ${folders}`).then(
      () => true,
      () => false,
    );
  }

  stop(): void {
    this.#runner.stop();
  }
}

/** Folder of the TypeScript project that a source belongs to, relative to the checkout. */
function projectOf(file: string, root: string): string {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(root, folder, 'tsconfig.json')) ? folder : projectOf(folder, root);
}
