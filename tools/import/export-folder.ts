import { exportCatalogue, staleValues } from '@shixuan/server/catalogue';
import { staleLines } from './stale-lines';
import { print, printAll, withCatalogue } from './with-catalogue';

/** Writes the catalogue into a folder, in the form in which it is imported. */
export const exportToFolder = (folder: string, form: 'json' | 'csv'): Promise<void> =>
  withCatalogue(async ({ db, storage }) => {
    const files = await exportCatalogue(db, folder, { form, storage });
    for (const { file, products } of files) print(`${file}：${products} 条记录`);
    printAll(staleLines(await staleValues(db), '没有写出'));
    print(files.length > 0 ? `已导出到 ${folder}` : '目录里没有产品，没有写出任何文件');
  }, false);
