import { reportData } from '@shixuan/server/catalogue';
import { type OpenDatabase, openBeside, readConfig } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';

// For the owner of the data: how much of each category is known, and which records contradict themselves.

const percent = (known: number, of: number) => `${of === 0 ? 0 : Math.round((known / of) * 100)} %`.padStart(6);

async function run(): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), line => console.error(line));
    await seedDatabase(open.db, line => console.error(line));
    for (const { name, products, attributes, suspicious } of await reportData(open.db)) {
      const listed = attributes.filter(({ inList }) => inList);
      const sum = (key: 'known' | 'applying') => listed.reduce((total, attribute) => total + attribute[key], 0);
      console.log(`\n${name}：${products} 款，列表列已知 ${percent(sum('known'), sum('applying')).trim()}`);
      for (const { label, inList, known, applying } of attributes) {
        const marks = [inList ? '（列表）' : '', applying < products ? `（适用 ${applying} 款）` : ''].join('');
        console.log(`  ${percent(known, applying)} ${String(known).padStart(5)}  ${label}${marks}`);
      }
      console.log(`  可疑记录 ${suspicious.length} 条`);
      for (const { brand, model, suspicions } of suspicious)
        for (const { rule, reason } of suspicions) console.log(`    ${brand} ${model}　${rule}：${reason}`);
    }
  } finally {
    await open?.stop();
  }
}

await run().catch((error: unknown) => {
  const expected = error instanceof Error && ['StartError', 'ImportError'].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
