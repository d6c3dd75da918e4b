import { readMisses } from '@shixuan/server/engines';
import { type OpenDatabase, openBeside, readConfig } from '@shixuan/server/platform';

// For the owner: what visitors have looked for and not found, the most often first.

const LIMIT = 100;

async function run(): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), line => console.error(line));
    const misses = await readMisses(open.db, LIMIT);
    if (misses.length === 0) console.log('没有查无结果的搜索。');
    for (const { query, count, firstAt, lastAt } of misses)
      console.log([String(count).padStart(6), day(firstAt), day(lastAt), query].join('  '));
  } finally {
    await open?.stop();
  }
}

const day = (time: Date): string => time.toISOString().slice(0, 10);

await run().catch((error: unknown) => {
  const expected = error instanceof Error && error.name === 'StartError';
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
