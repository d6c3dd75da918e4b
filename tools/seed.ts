import { type OpenDatabase, openBeside, readConfig } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';

// What every start of the site does with its own data, by itself; with --plan, what it would do.

const USAGE = `用法：
  npm run seed -- --plan  列出网站自带数据的这一版会更新的值、保留的改过的值与不再列出的产品；不写入
  npm run seed            写入（网站启动时也会写入）`;

async function run(plans: boolean): Promise<void> {
  let open: OpenDatabase | undefined;
  try {
    open = await openBeside(readConfig(process.env), line => console.error(line));
    const changes = await seedDatabase(open.db, line => console.log(line), { plans });
    if (!changes) console.log('网站自带的数据没有要写入的改动');
    else if (plans) console.log('以上均未写入；网站启动或 npm run seed 时写入');
  } finally {
    await open?.stop();
  }
}

const options = process.argv.slice(2);
if (options.some(option => option !== '--plan')) {
  console.error(USAGE);
  process.exitCode = 1;
} else
  await run(options.includes('--plan')).catch((error: unknown) => {
    const expected = error instanceof Error && ['StartError', 'ImportError'].includes(error.name);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  });
