import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectDatabase, type OpenDatabase } from '../src/platform/database/connect';
import { onDatabase, withDatabase } from './on-database';

/**
 * An empty, migrated database of its own for a test file; `stop` disconnects and drops it.
 * @example
 * const { db, stop } = await createTestDatabase();
 * afterAll(stop);
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const serverUrl = inject('serverUrl');
  await onDatabase(serverUrl, client => client.query(`create database ${name} template ${template}`));
  const open = await connectDatabase(withDatabase(templateUrl, name), () => undefined);
  const stop = async () => {
    await open.stop();
    await onDatabase(serverUrl, client => client.query(`drop database ${name} with (force)`));
  };
  return { ...open, stop };
}
