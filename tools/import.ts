import { statSync } from 'node:fs';
import { articlePaths, importArticles } from '@shixuan/server/articles';
import { applyMerge, exportCatalogue, type FileReport, importFiles, planMerge } from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, openStorage, readConfig, reasonOf } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { mergeReport, newBrandLines } from './import/merge-report';
import { suspicionLines } from './import/suspicion-lines';

const USAGE = `用法：
  npm run import -- 文件…                整条导入：产品的 .json 或 .csv 文件，技术文档的 .md 文件或其所在目录
  npm run import -- --merge 文件…        逐项合并：只列出会补充、更正和撤销的参数值，不写入
  npm run import -- --merge --yes 文件…  逐项合并并写入
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
      onDone: (file, { created, updated, unchanged }) =>
        print(`${file}：新增 ${created}，更新 ${updated}，未变 ${unchanged}`),
    };
    await importFiles(open.db, files, report, storage);
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
    if (!write) print('以上均未写入；确认后加 --yes 写入');
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
    print(files.length > 0 ? `已导出到 ${folder}` : '目录里没有产品，没有写出任何文件');
  } finally {
    await open?.stop();
  }
}

/** Options that may stand together. */
const modes = [[], ['--merge'], ['--merge', '--yes'], ['--export'], ['--export', '--csv']];

const options = new Set(process.argv.slice(2).filter(argument => argument.startsWith('--')));
const files = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const isMode = modes.some(mode => mode.length === options.size && mode.every(option => options.has(option)));
if (files.length === 0 || !isMode || (options.has('--export') && files.length > 1)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const exports = options.has('--export');
  const [folder = ''] = files;
  const work = exports
    ? exportTo(folder, options.has('--csv') ? 'csv' : 'json')
    : options.has('--merge')
      ? merge(files, options.has('--yes'))
      : run(files);
  await work.catch((error: unknown) => {
    const expected = error instanceof Error && ['ImportError', 'ArticleError', 'StartError'].includes(error.name);
    const failed = exports ? '导出没有完成，没有写出任何文件' : '导入没有完成，正在写入的文件完全没有导入';
    console.error(expected ? error.message : `${failed}：${reasonOf(error)}`);
    if (expected && error.name === 'ImportError' && files.length > 1) console.error('改好之前，本次的文件都不导入');
    process.exitCode = 1;
  });
}
