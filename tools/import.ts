import { statSync } from 'node:fs';
import { articlePaths, importArticles } from '@shixuan/server/articles';
import { importFiles } from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, readConfig, seedDatabase } from '@shixuan/server/site';

const USAGE =
  '用法：npm run import -- 文件…（产品的 .json 或 .csv 文件，技术文档的 .md 文件或其所在目录，可以一次给多个）';

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
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), print);
    // On a site that never ran, the categories and brands that records refer to are not there yet.
    await seedDatabase(open.db, print);
    await importFiles(open.db, files, {
      onRead: (file, records) => print(`${file}：${records} 条记录`),
      onProgress: progress,
      onDone: (file, { created, updated, unchanged }) =>
        print(`${file}：新增 ${created}，更新 ${updated}，未变 ${unchanged}`),
    });
    // Imported together, because they refer to each other.
    if (articles.length > 0) {
      const { created, updated, unchanged } = await importArticles(open.db, articles);
      print(`技术文档：新增 ${created}，更新 ${updated}，未变 ${unchanged}`);
    }
  } finally {
    await open?.stop();
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await run(files).catch((error: unknown) => {
    const expected = error instanceof Error && ['ImportError', 'ArticleError', 'StartError'].includes(error.name);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
}
