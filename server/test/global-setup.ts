import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/platform/database/connect';
import { startEmbedded } from '../src/platform/database/embedded';
import { onDatabase, withDatabase } from './on-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated, empty database that test databases are copied from; nobody may stay connected to it. */
    templateUrl: string;
    /** Address from which databases are made and dropped. */
    serverUrl: string;
  }
}

const quiet = () => undefined;

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => quiet() };
  const varDir = mkdtempSync(join(tmpdir(), 'shixuan-test-'));
  // Run as root, the database has another user, who has to get in.
  chmodSync(varDir, 0o755);
  const embedded = await startEmbedded(varDir, quiet);
  const stop = async () => {
    await embedded.stop();
    rmSync(varDir, { recursive: true });
  };
  return { url: embedded.administratorUrl, stop };
}

/** One PostgreSQL for the whole run: the one at DATABASE_URL, in databases of a random name, or an own one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const name = `shixuan_test_${randomBytes(6).toString('hex')}`;
  await onDatabase(server.url, client => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  const templateUrl = withDatabase(server.url, name);
  const template = await connectDatabase(templateUrl, quiet);
  await template.stop();
  project.provide('templateUrl', templateUrl);
  project.provide('serverUrl', server.url);
  return async () => {
    await onDatabase(server.url, async client => {
      // Databases of test files that were interrupted go too.
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`${name}%`],
      );
      for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    });
    await server.stop();
  };
}
