import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest } from './imports/nearest-tests';
import { sourceFiles } from './imports/project-files';
import { CheckoutCopy } from './lib/checkout-copy';
import { say } from './lib/say.mjs';
import { mutationsOf } from './mutate/mutations';
import { type Mutant, sample } from './mutate/sample';
import { type Fate, Trial } from './mutate/trial';

const usage = `用法：npm run mutate -- <文件夹或文件…> [--sample 个数] [--seed 种子] [--tests 每处最多运行的测试文件数]
例如：npm run mutate -- shared/optics/src/link --sample 20 --seed 7`;

const root = join(import.meta.dirname, '..');
// What only tests use says nothing about the tests.
const isSubject = (file: string) =>
  !isTest(file) && !/(^|\/)(test|testing|fixtures|mock)\/|[.-](fixture|testing)\.tsx?$/.test(file);
const usesTestLibrary = (source: string) => /from 'vitest'/.test(source);

function mutantsOf(paths: readonly string[]): Mutant[] {
  return paths
    .flatMap(path => (statSync(join(root, path)).isDirectory() ? sourceFiles(root, path) : [path]))
    .filter(isSubject)
    .sort()
    .map(file => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => !usesTestLibrary(source))
    .flatMap(({ file, source }) => mutationsOf(file, source).map(mutation => ({ ...mutation, file })));
}

const labels: Readonly<Record<Fate['fate'], string>> = {
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
  const counts: Record<Fate['fate'], number> = { tests: 0, endless: 0, types: 0, survived: 0 };
  const survivors: string[] = [];
  try {
    let tried = 0;
    await trial.run(chosen, (mutant, { fate, by }) => {
      const source = readFileSync(join(copy.folder, mutant.file), 'utf8');
      const change = `${mutant.file}:${mutant.line} ${mutant.kind}：${oneLine(source.slice(mutant.start, mutant.end))} → ${oneLine(mutant.replacement)}`;
      counts[fate]++;
      tried++;
      if (fate === 'survived') survivors.push(change);
      say(`${tried}/${chosen.length} ${labels[fate]} ${change}${by && `（${by}）`}`);
    });
  } finally {
    trial.stop();
    await copy.remove();
  }
  const killed = chosen.length - counts.survived;
  const told = Object.entries(labels).map(([fate, label]) => `${label} ${counts[fate as Fate['fate']]}`);
  for (const survivor of survivors) console.log(`未被发现 ${survivor}`);
  console.log(
    `${told.join('，')}；发现 ${killed} / ${chosen.length} = ${((100 * killed) / chosen.length).toFixed(0)} %`,
  );
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
