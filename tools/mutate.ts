import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest, NearestTests } from './imports/nearest-tests';
import { sourceFiles } from './imports/project-files';
import { CheckoutCopy } from './lib/checkout-copy';
import { say } from './lib/say.mjs';
import { mutated, mutationsOf } from './mutate/mutations';
import { type Mutant, sample } from './mutate/sample';
import { TestRunner } from './mutate/test-runner';

const usage = `用法：npm run mutate -- <文件夹或文件…> [--sample 个数] [--seed 种子] [--tests 每处最多运行的测试文件数]
例如：npm run mutate -- shared/optics/src/link --sample 20 --seed 7`;

/** Nearest tests that run together before the next ones are tried. */
const waves = [1, 2, 5, 8, 24];

/** Folder of the TypeScript project that a source belongs to, relative to the checkout. */
function projectOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(root, folder, 'tsconfig.json')) ? folder : projectOf(folder);
}

const refused = { fate: 'types', by: '' } as const;

type Fate = 'tests' | 'endless' | 'types' | 'survived';

const root = join(import.meta.dirname, '..');
// What only tests use says nothing about the tests.
const isSubject = (file: string) =>
  !isTest(file) && !/(^|\/)(test|testing|fixtures|mock)\/|[.-](fixture|testing)\.tsx?$/.test(file);

function mutantsOf(paths: readonly string[]): Mutant[] {
  return paths
    .flatMap(path => (statSync(join(root, path)).isDirectory() ? sourceFiles(root, path) : [path]))
    .filter(isSubject)
    .sort()
    .flatMap(file =>
      mutationsOf(file, readFileSync(join(root, file), 'utf8')).map(mutation => ({ ...mutation, file })),
    );
}

/** Tests against a database three places farther back: one of them takes as long as ten others. */
function quickFirst(tests: readonly string[]): string[] {
  const isSlow = (file: string) => /^server\/.*(?<!\.unit)\.test\.ts$/.test(file);
  const places = new Map(tests.map((file, place) => [file, isSlow(file) ? place + 3.5 : place]));
  return tests.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Tries mutants one after the other in a copy of the checkout; the checkout itself stays as it is. */
class Trial {
  readonly #runner: TestRunner;
  readonly #nearest: NearestTests;
  /** Test files that pass without any mutant, asked when one has failed with a mutant for the first time. */
  readonly #sound = new Map<string, boolean>();
  /** Projects whose types pass without any mutant, asked when they have refused one for the first time. */
  readonly #soundTypes = new Set<string>();

  constructor(
    readonly copy: CheckoutCopy,
    readonly mostTests: number,
  ) {
    this.#runner = new TestRunner(copy.folder);
    this.#nearest = new NearestTests(copy.folder);
  }

  async fateOf(mutant: Mutant): Promise<{ fate: Fate; by: string }> {
    const absolute = (file: string) => join(this.copy.folder, file);
    const path = absolute(mutant.file);
    const source = readFileSync(path, 'utf8');
    const write = (text: string) => writeFileSync(path, text);
    try {
      write(mutated(source, mutant));
      const tests = quickFirst(this.#nearest.of(mutant.file).slice(0, this.mostTests)).filter(
        file => this.#sound.get(file) !== false,
      );
      for (let at = 0, wave = 0; at < tests.length; wave++) {
        const files = tests.slice(at, at + (waves[wave] ?? 24));
        at += files.length;
        const failed = await this.#runner.failing(path, files.map(absolute));
        if (failed === null) return { fate: 'endless', by: '' };
        for (const by of failed.map(file => relative(this.copy.folder, file))) {
          write(source);
          if (await this.#isSound(path, by)) return { fate: 'tests', by };
          write(mutated(source, mutant));
        }
        // The types of one package take a second or two, the tests that are farther away a minute.
        if (wave === 1 && (await this.#typesRefuse(projectOf(mutant.file), write, source))) return refused;
      }
      return (await this.#typesRefuse('', write, source)) ? refused : { fate: 'survived', by: '' };
    } finally {
      write(source);
    }
  }

  /** @param folder of one project, which is checked with those that it uses; empty: all projects */
  async #typesRefuse(folder: string, write: (text: string) => void, source: string): Promise<boolean> {
    if (await this.#typesPass(folder)) return false;
    if (this.#soundTypes.has(folder)) return true;
    write(source);
    if (!(await this.#typesPass(folder))) throw new Error('不加改动时类型检查也不通过，请先修好');
    this.#soundTypes.add(folder);
    return true;
  }

  async #isSound(changed: string, file: string): Promise<boolean> {
    const known = this.#sound.get(file);
    if (known !== undefined) return known;
    const failed = await this.#runner.failing(changed, [join(this.copy.folder, file)]);
    const sound = failed?.length === 0;
    this.#sound.set(file, sound);
    if (!sound) say(`不作数：${file} 不加改动也不通过`);
    return sound;
  }

  #typesPass(folder: string): Promise<boolean> {
    return this.copy.run(`node_modules/.bin/tsc -b ${folder}`).then(
      () => true,
      () => false,
    );
  }

  stop(): void {
    this.#runner.stop();
  }
}

const labels: Readonly<Record<Fate, string>> = {
  tests: '测试发现',
  endless: '测试不结束',
  types: '类型发现',
  survived: '未被发现',
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', default: '24' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length === 0) return console.log(usage);
  const all = mutantsOf(positionals);
  const chosen = sample(all, Number(values.sample), Number(values.seed));
  say(`${positionals.join(' ')}：${all.length} 处可改，抽取 ${chosen.length} 处（种子 ${values.seed}）`);
  const copy = await CheckoutCopy.make();
  const trial = new Trial(copy, Number(values.tests));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      trial.stop();
      copy.remove().finally(() => process.exit(1));
    });
  }
  const counts: Record<Fate, number> = { tests: 0, endless: 0, types: 0, survived: 0 };
  const survivors: string[] = [];
  try {
    for (const [index, mutant] of chosen.entries()) {
      const source = readFileSync(join(copy.folder, mutant.file), 'utf8');
      const change = `${mutant.file}:${mutant.line} ${mutant.kind}：${oneLine(source.slice(mutant.start, mutant.end))} → ${oneLine(mutant.replacement)}`;
      const { fate, by } = await trial.fateOf(mutant);
      counts[fate]++;
      if (fate === 'survived') survivors.push(change);
      say(`${index + 1}/${chosen.length} ${labels[fate]} ${change}${by && `（${by}）`}`);
    }
  } finally {
    trial.stop();
    await copy.remove();
  }
  const killed = chosen.length - counts.survived;
  const told = Object.entries(labels).map(([fate, label]) => `${label} ${counts[fate as Fate]}`);
  for (const survivor of survivors) console.log(`未被发现 ${survivor}`);
  console.log(
    `${told.join('，')}；发现 ${killed} / ${chosen.length} = ${((100 * killed) / chosen.length).toFixed(0)} %`,
  );
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
