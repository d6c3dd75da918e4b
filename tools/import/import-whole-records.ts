import { statSync } from 'node:fs';
import { articlePaths, importArticles } from '@shixuan/server/articles';
import { type FileReport, importFiles, staleValues } from '@shixuan/server/catalogue';
import { newBrandLines } from './merge-report';
import { outLines } from './removal-lines';
import { staleCountLines } from './stale-lines';
import { suspicionLines } from './suspicion-lines';
import { print, printAll, withCatalogue } from './with-catalogue';

/** One line that is overwritten on a terminal; nothing elsewhere, where it would fill the log. */
const progress = (done: number, total: number) => {
  if (process.stdout.isTTY) process.stdout.write(`\r  已写入 ${done} / ${total}${done === total ? '\n' : ''}`);
};

/** A folder stands for the articles in it. */
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const expand = (path: string) => (isFolder(path) ? articlePaths(path) : [path]);

const report: FileReport = {
  onRead: (file, records) => print(`${file}：${records} 条记录`),
  onProgress: progress,
  onChecked: (file, checked) => printAll(newBrandLines(checked).map(line => `${file}：${line}`)),
  onSuspicious: (file, records) => printAll(suspicionLines(records, '可疑').map(line => `${file} ${line}`)),
  onDone(file, { created, updated, unchanged, out }) {
    print(`${file}：新增 ${created}，更新 ${updated}，未变 ${unchanged}`);
    printAll(outLines(out).map(line => `${file}：${line}`));
  },
};

/** Imports products, and articles. */
export const importWholeRecords = (paths: readonly string[]): Promise<void> =>
  withCatalogue(async ({ db, storage }) => {
    const articles = paths.flatMap(expand).filter(path => path.endsWith('.md'));
    const files = paths.filter(path => !path.endsWith('.md') && !isFolder(path));
    await importFiles(db, files, report, storage);
    printAll(staleCountLines(await staleValues(db)));
    // Imported together, because they refer to each other.
    if (articles.length > 0) {
      const { created, updated, unchanged } = await importArticles(db, articles);
      print(`技术文档：新增 ${created}，更新 ${updated}，未变 ${unchanged}`);
    }
  });
