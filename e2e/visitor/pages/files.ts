import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCsv, readXlsx } from '@shixuan/server/testing/read-document';

export interface TakenFile {
  /** As the browser saves it. */
  name: string;
  /** Text of the cells, heads first. */
  rows: string[][];
}

const formats = {
  'Excel 表格（XLSX）': (bytes: Buffer) => readXlsx(bytes),
  '逗号分隔（CSV）': (bytes: Buffer) => {
    // Without the byte order mark, Excel misreads the Chinese.
    if (bytes.subarray(0, 3).toString('hex') !== 'efbbbf') throw new Error('the file does not begin with a mark');
    return readCsv(bytes.toString('utf8'));
  },
};

/** Saves the 导出 format that `act` chooses, and reads the file back. */
export async function takeFile(
  page: Page,
  format: keyof typeof formats,
  act = () => page.getByRole('link', { name: format }).click(),
): Promise<TakenFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), rows: await formats[format](bytes) };
}
