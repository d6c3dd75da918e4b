import { statSync } from 'node:fs';
import { articlePaths, importArticles } from '@shixuan/server/articles';
import {
  applyMerge,
  applyRemoval,
  applyReturn,
  exportCatalogue,
  type FileReport,
  importFiles,
  planBrandRenaming,
  planMerge,
  planRemoval,
  planReturn,
  planSeriesRenaming,
  renameBrand,
  renameSeries,
  staleValues,
} from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, openStorage, readConfig, reasonOf } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { mergeReport, newBrandLines } from './import/merge-report';
import { outLines, removalLines, returnLines } from './import/removal-lines';
import { brandRenamingLines, seriesRenamingLines } from './import/renaming-lines';
import { staleCountLines, staleLines } from './import/stale-lines';
import { suspicionLines } from './import/suspicion-lines';

const USAGE = `用法：
  npm run import -- 文件…                整条导入：产品的 .json 或 .csv 文件，技术文档的 .md 文件或其所在目录
  npm run import -- --merge 文件…        逐项合并：只列出会补充、更正和撤销的参数值，不写入
  npm run import -- --merge --yes 文件…  逐项合并并写入
  npm run import -- --remove 文件…       下架：列出文件里的产品（编号，或品牌与型号）与引用它们的内容，不写入；加 --yes 写入
  npm run import -- --restore 文件…      重新上架已下架的产品：先列出，加 --yes 写入
  npm run import -- --rename-brand 旧名 新名           品牌改名，旧名仍能搜到与导入；先列出，加 --yes 写入
  npm run import -- --rename-series 品牌 旧名 新名    系列改名；先列出，加 --yes 写入
  npm run import -- --export 文件夹      导出：每个分类一个 .json 文件，格式与导入相同；加 --csv 为 .csv 文件`;

const print = (line: string) => console.log(line);

/** One line that is overwritten on a terminal; nothing elsewhere, where it would fill the log. */
const progress = (done: number, total: number) => {
  if (process.stdout.isTTY) process.stdout.write(`\r  已写入 ${done} / ${total}${done === total ? '\n' : ''}`);
};

/** A folder stands for the articles in it. */
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const expand = (path: string) => (isFolder(path) ? articlePaths(path) : [path]);

async function run(paths: string[]): Promise<void> {
  const articles = paths.flatMap(expand).filter(path => path.endsWith('.md'));
  const files = paths.filter(path => !path.endsWith('.md') && !isFolder(path));
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage);
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(config, print);
    // On a site that never ran, the categories and brands that records refer to are not there yet.
    await seedDatabase(open.db, print);
    const report: FileReport = {
      onRead: (file, records) => print(`${file}：${records} 条记录`),
      onProgress: progress,
      onChecked: (file, checked) => {
        for (const line of newBrandLines(checked)) print(`${file}：${line}`);
      },
      onSuspicious: (file, records) => {
        for (const line of suspicionLines(records, '可疑')) print(`${file} ${line}`);
      },
      onDone: (file, { created, updated, unchanged, out }) => {
        print(`${file}：新增 ${created}，更新 ${updated}，未变 ${unchanged}`);
        for (const line of outLines(out)) print(`${file}：${line}`);
      },
    };
    await importFiles(open.db, files, report, storage);
    for (const line of staleCountLines(await staleValues(open.db))) print(line);
    // Imported together, because they refer to each other.
    if (articles.length > 0) {
      const { created, updated, unchanged } = await importArticles(open.db, articles);
      print(`技术文档：新增 ${created}，更新 ${updated}，未变 ${unchanged}`);
    }
  } finally {
    await open?.stop();
  }
}

/** Checks, shows what would change and, when asked to, writes it. */
async function merge(paths: string[], write: boolean): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage);
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(config, print);
    await seedDatabase(open.db, print);
    const plans = await planMerge(open.db, paths);
    for (const plan of plans) {
      for (const line of mergeReport(plan)) print(line);
      if (!write) continue;
      const { created, updated } = await applyMerge(open.db, plan, storage);
      print(`${plan.file}：已写入，新增产品 ${created}，更新产品 ${updated}`);
    }
    for (const line of staleCountLines(await staleValues(open.db))) print(line);
    if (!write) print('以上均未写入；确认后加 --yes 写入');
  } finally {
    await open?.stop();
  }
}

/** Shows which products would be taken out, or put back, and, when asked to, does so. */
async function removeOrReturn(paths: string[], kind: 'remove' | 'restore', write: boolean): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage);
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(config, print);
    await seedDatabase(open.db, print);
    if (kind === 'remove') {
      const plan = await planRemoval(open.db, paths);
      for (const line of removalLines(plan)) print(line);
      if (write) print(`已写入，下架产品 ${await applyRemoval(open.db, plan, storage)} 款`);
    } else {
      const plan = await planReturn(open.db, paths);
      for (const line of returnLines(plan)) print(line);
      if (write) print(`已写入，重新上架产品 ${await applyReturn(open.db, plan)} 款`);
    }
    if (!write) print('以上均未写入；确认后加 --yes 写入');
  } finally {
    await open?.stop();
  }
}

/** Shows what another name would change and, when asked to, writes it. */
async function rename(names: string[], write: boolean): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), print);
    await seedDatabase(open.db, print);
    const [first = '', second = '', third] = names;
    const lines =
      third === undefined
        ? brandRenamingLines(await planBrandRenaming(open.db, first, second))
        : seriesRenamingLines(await planSeriesRenaming(open.db, first, second, third));
    for (const line of lines) print(line);
    if (!write) return print('以上均未写入；确认后加 --yes 写入');
    if (third === undefined) await renameBrand(open.db, first, second);
    else await renameSeries(open.db, first, second, third);
    print('已写入');
  } finally {
    await open?.stop();
  }
}

/** Writes the catalogue into a folder, in the form in which it is imported. */
async function exportTo(folder: string, form: 'json' | 'csv'): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage);
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(config, print);
    const files = await exportCatalogue(open.db, folder, { form, storage });
    for (const { file, products } of files) print(`${file}：${products} 条记录`);
    for (const line of staleLines(await staleValues(open.db), '没有写出')) print(line);
    print(files.length > 0 ? `已导出到 ${folder}` : '目录里没有产品，没有写出任何文件');
  } finally {
    await open?.stop();
  }
}

/** Options that may stand together. */
const modes = [
  [],
  ...['--merge', '--remove', '--restore', '--rename-brand', '--rename-series'].flatMap(mode => [
    [mode],
    [mode, '--yes'],
  ]),
  ['--export'],
  ['--export', '--csv'],
];

const options = new Set(process.argv.slice(2).filter(argument => argument.startsWith('--')));
const files = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const isMode = modes.some(mode => mode.length === options.size && mode.every(option => options.has(option)));
/** How many names an option takes. */
const counts = new Map([
  ['--export', 1],
  ['--rename-brand', 2],
  ['--rename-series', 3],
]);
const hasNames = [...counts].every(([option, count]) => !options.has(option) || files.length === count);
if (files.length === 0 || !isMode || !hasNames) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const exports = options.has('--export');
  const [folder = ''] = files;
  const write = options.has('--yes');
  const asked = (): Promise<void> => {
    if (exports) return exportTo(folder, options.has('--csv') ? 'csv' : 'json');
    if (options.has('--merge')) return merge(files, write);
    if (options.has('--rename-brand') || options.has('--rename-series')) return rename(files, write);
    if (options.has('--remove')) return removeOrReturn(files, 'remove', write);
    if (options.has('--restore')) return removeOrReturn(files, 'restore', write);
    return run(files);
  };
  const work = asked();
  await work.catch((error: unknown) => {
    const expected = error instanceof Error && ['ImportError', 'ArticleError', 'StartError'].includes(error.name);
    const takes = ['--remove', '--restore', '--rename-brand', '--rename-series'].some(option => options.has(option));
    const failed = exports
      ? '导出没有完成，没有写出任何文件'
      : takes
        ? '没有完成，目录没有改动'
        : '导入没有完成，正在写入的文件完全没有导入';
    console.error(expected ? error.message : `${failed}：${reasonOf(error)}`);
    if (expected && error.name === 'ImportError' && files.length > 1 && !takes)
      console.error('改好之前，本次的文件都不导入');
    process.exitCode = 1;
  });
}
