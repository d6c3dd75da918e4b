import { migrateAsOwner, readConfig, StartError } from '@shixuan/server/platform';

// Changes the tables to those of this edition before its processes start, as the role that owns them.

async function run(): Promise<void> {
  const { databaseUrl, databaseMigrationUrl } = readConfig(process.env);
  if (databaseUrl === undefined || databaseMigrationUrl === undefined)
    throw new StartError(
      'npm run migrate 需要 DATABASE_MIGRATION_URL（表的所有者）与 DATABASE_URL（网站的角色）；没有分开的角色时，网站启动时自己更改表。',
    );
  await migrateAsOwner(databaseMigrationUrl, databaseUrl);
  console.log('数据库的表已是这一版网站的，网站的角色可以读写其中的行。');
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
