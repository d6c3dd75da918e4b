import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { onDatabase } from '../../../../test/on-database';
import {
  hasReplication,
  POSTGRESQL_PACKAGE,
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../../../../test/replicated-database';
import { bumpCatalogueVersion, readCatalogueVersion } from '../../../domain/catalogue/version';
import { loadCatalogue } from '../../../domain/snapshot/load';
import { connectDatabase, type Database, type OpenDatabase } from '../connect';
import { openReadReplica, type ReadReplica, readAnywhere, replicaOf } from './read-replica';

const quiet = () => undefined;
/** It is looked at when the test says so. */
const never = { checkMs: 3_600_000 };
const often = { checkMs: 20, mostLagMs: 300 };
const soon = { interval: 20 };

describe.skipIf(!hasReplication)(
  `a replica (with Debian's ${POSTGRESQL_PACKAGE}; not run where it is not installed)`,
  () => {
    let servers: ReplicatedDatabase;
    let site: OpenDatabase;
    let opened: ReadReplica | undefined;
    beforeAll(async () => {
      servers = await startReplicatedDatabase();
      site = await connectDatabase(servers.primary.url, quiet);
      await caughtUp();
    });
    async function close(): Promise<void> {
      const last = opened;
      opened = undefined;
      await last?.stop();
    }
    afterEach(async () => {
      await close();
      // A test that has failed may have left it paused, for all that follow.
      await atReplica('select pg_wal_replay_resume()');
    });
    afterAll(async () => {
      await site?.stop();
      await servers?.stop();
    });

    const atReplica = (statement: string) => onDatabase(servers.replica.url, client => client.query(statement));
    /** Until the replica has what is written now. */
    async function caughtUp(): Promise<void> {
      const { rows } = await site.pool.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      await vi.waitFor(async () => {
        const has = await atReplica(`select pg_last_wal_replay_lsn() >= '${rows[0]?.at}' as has`);
        expect(has.rows).toEqual([{ has: true }]);
      }, soon);
    }
    /** Opens the replica, which has caught up. PostgreSQL writes by itself now and then: then it is tried again. */
    const open = (options: typeof never, log: (line: string) => void = quiet) =>
      vi.waitFor(async () => {
        await close();
        opened = await openReadReplica(site.db, servers.replica.url, log, options);
        expect(opened.status).toEqual({ state: 'used', lagMs: 0 });
        return opened;
      }, soon);
    const isReplica = async (db: Database) =>
      (await db.execute<{ replica: boolean }>(sql`select pg_is_in_recovery() as replica`)).rows[0]?.replica;
    const raise = () => site.db.transaction(bumpCatalogueVersion);

    test('is read while it is well; the database itself is the primary', async () => {
      const replica = await open(never);
      expect(await readAnywhere(site.db, isReplica)).toBe(true);
      expect(await isReplica(site.db)).toBe(false);
      expect(replicaOf(site.db)).toBe(replica);
      await close();
      expect(replicaOf(site.db)).toBeUndefined();
      expect(await readAnywhere(site.db, isReplica)).toBe(false);
    });

    test('one that falls behind is not read until it has caught up', async () => {
      const lines: string[] = [];
      const replica = await open(often, line => lines.push(line));
      await atReplica('select pg_wal_replay_pause()');
      await raise();
      await expect.poll(() => replica.status.lagMs, soon).toBeGreaterThan(300);
      expect(replica.status.state).toBe('behind');
      expect(await readAnywhere(site.db, isReplica)).toBe(false);
      await atReplica('select pg_wal_replay_resume()');
      await expect.poll(() => opened?.status.state, soon).toBe('used');
      expect(await readAnywhere(site.db, isReplica)).toBe(true);
      expect(lines.filter(line => line.includes('落后过多'))).not.toEqual([]);
      expect(lines.at(-1)).toContain('已恢复');
    });

    test('a catalogue is never older than the call that loads it', async () => {
      await open(never);
      await atReplica('select pg_wal_replay_pause()');
      await raise();
      const version = await readCatalogueVersion(site.db);
      expect(await readAnywhere(site.db, readCatalogueVersion)).toBe(version - 1);
      expect((await loadCatalogue(site.db)).input.version).toBe(String(version));
      await atReplica('select pg_wal_replay_resume()');
      await caughtUp();
      expect((await loadCatalogue(site.db)).input.version).toBe(String(version));
    });

    test('one that crashes fails no read, and is read again when it is back', async () => {
      const crashed = await open(never);
      await servers.replica.crash();
      expect(crashed.status.state).toBe('used');
      expect(await readAnywhere(site.db, isReplica)).toBe(false);
      expect(crashed.status).toEqual({ state: 'down', lagMs: null });
      await close();
      opened = await openReadReplica(site.db, servers.replica.url, quiet, often);
      expect(opened.status.state).toBe('down');
      await servers.replica.start();
      await expect.poll(() => opened?.status.state, soon).toBe('used');
      expect(await readAnywhere(site.db, isReplica)).toBe(true);
    });

    test('a database that is no replica is not read', async () => {
      const lines: string[] = [];
      opened = await openReadReplica(site.db, servers.primary.url, line => lines.push(line), never);
      expect(opened.status.state).toBe('down');
      expect(lines).toEqual([expect.stringContaining('不是流复制的从库')]);
    });

    test('a read that is wrong in itself fails at both', async () => {
      await open(never);
      await expect(readAnywhere(site.db, db => db.execute(sql`select nothing`))).rejects.toThrow();
    });
  },
);
