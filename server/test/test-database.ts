import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { seedDatabase } from '../src/domain/seed/seed';
import { connectDatabase, type OpenDatabase } from '../src/platform/database/connect';
import { onDatabase, withDatabase } from './on-database';

const quiet = () => undefined;

/** Name of the database with the data that a new site starts with: made by the first test file that wants it. */
async function seededTemplate(template: string): Promise<string> {
  const seeded = `${template}_seeded`;
  const unfinished = `${template}_seeding`;
  await onDatabase(inject('serverUrl'), async client => {
    // Until this connection ends.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [seeded]);
    if (rowCount) return;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${template}`);
    const { db, stop } = await connectDatabase(withDatabase(inject('templateUrl'), unfinished), quiet);
    await seedDatabase(db, quiet).finally(stop);
    await client.query(`alter database ${unfinished} rename to ${seeded}`);
  });
  return seeded;
}

/**
 * A migrated database of its own for a test file: empty, or with the data that a new site starts with. `stop` disconnects
 * and drops it.
 * @example
 * const { db, stop } = await createTestDatabase();
 * afterAll(stop);
 */
export async function createTestDatabase({ data = false }: { data?: boolean } = {}): Promise<OpenDatabase> {
  const templateUrl = inject('templateUrl');
  const empty = new URL(templateUrl).pathname.slice(1);
  const template = data ? await seededTemplate(empty) : empty;
  const name = `${empty}_${randomBytes(4).toString('hex')}`;
  const serverUrl = inject('serverUrl');
  await onDatabase(serverUrl, client => client.query(`create database ${name} template ${template}`));
  const open = await connectDatabase(withDatabase(templateUrl, name), quiet);
  const stop = async () => {
    await open.stop();
    await onDatabase(serverUrl, client => client.query(`drop database ${name} with (force)`));
  };
  return { ...open, stop };
}
