import { statSync } from 'node:fs';
import { articlePaths, importArticles } from '@shixuan/server/articles';
import { applyMerge, type FileReport, importFiles, planMerge } from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, openStorage, readConfig, reasonOf } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { mergeReport, newBrandLines } from './import/merge-report';
import { suspicionLines } from './import/suspicion-lines';

const USAGE = `用法：
  npm run import -- 文件…                整条导入：产品的 .json 或 .csv 文件，技术文档的 .md 文件或其所在目录
  npm run import -- --merge 文件…        逐项合并：只列出会补充、更正和撤销的参数值，不写入
  npm run import -- --merge --yes 文件…  逐项合并并写入`;

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

const options = new Set(process.argv.slice(2).filter(argument => argument.startsWith('--')));
const files = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const unknown = [...options].filter(option => option !== '--merge' && option !== '--yes');
if (files.length === 0 || unknown.length > 0 || (options.has('--yes') && !options.has('--merge'))) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await (options.has('--merge') ? merge(files, options.has('--yes')) : run(files)).catch((error: unknown) => {
    const expected = error instanceof Error && ['ImportError', 'ArticleError', 'StartError'].includes(error.name);
    console.error(expected ? error.message : `导入没有完成，正在写入的文件完全没有导入：${reasonOf(error)}`);
    if (expected && error.name === 'ImportError' && files.length > 1) console.error('改好之前，本次的文件都不导入');
    process.exitCode = 1;
  });
}
