import { buildIndex, loadCatalogue, reportData, staleValues } from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, readConfig } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { firstScreens } from './data-report/first-screens';
import { reportLines } from './data-report/report-lines';
import { staleLines } from './import/stale-lines';

// For the owner of the data: how much of each category is known, in all and on the first page of its list, and which records
// contradict themselves.

async function run(): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), line => console.error(line));
    await seedDatabase(open.db, line => console.error(line));
    for (const line of staleLines(await staleValues(open.db))) console.log(line);
    const first = firstScreens(await buildIndex((await loadCatalogue(open.db)).input));
    for (const category of await reportData(open.db))
      for (const line of reportLines(category, first.get(category.name) ?? { known: 0, applying: 0 }))
        console.log(line);
  } finally {
    await open?.stop();
  }
}

await run().catch((error: unknown) => {
  const expected = error instanceof Error && ['StartError', 'ImportError'].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
