import { type OpenDatabase, openBeside, openStorage, readConfig } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';

export interface OpenCatalogue {
  db: OpenDatabase['db'];
  storage: Awaited<ReturnType<typeof openStorage>>;
}

export const print = (line: string) => console.log(line);
export const printAll = (lines: readonly string[]) => {
  for (const line of lines) print(line);
};

/**
 * Opens the site's database, beside a site that runs, and its files for some work.
 * @param isFilled whether a site that never ran first gets the categories and makers that records refer to
 */
export async function withCatalogue(work: (open: OpenCatalogue) => Promise<void>, isFilled = true): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage);
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(config, print);
    if (isFilled) await seedDatabase(open.db, print);
    await work({ db: open.db, storage });
  } finally {
    await open?.stop();
  }
}
