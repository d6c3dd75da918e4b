import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Catalogue } from '../../domain/snapshot/catalogue';
import type { ReplicaStatus } from '../../platform/database/replica/read-replica';
import { clockDifference } from '../../platform/database/watch-clock';

export interface DatabaseSources {
  catalogue: Catalogue;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** How the replica is that reads go to; undefined where there is none. */
  replica?: (() => ReplicaStatus | undefined) | undefined;
}

/** The database, its connections, its clock and its replica. */
export function addDatabase(registry: Registry, { catalogue, pool, replica }: DatabaseSources): void {
  addConnections(registry, catalogue, pool);
  addClock(registry, pool);
  addReplica(registry, replica);
}

function addConnections(registry: Registry, catalogue: Catalogue, pool: DatabaseSources['pool']): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_database_up',
    help: '1 while the database answers. Without it the catalogue is served from memory, and nothing is written.',
    registers,
    collect() {
      this.set(catalogue.databaseReachable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shixuan_database_connections',
    help: 'Connections to the database: in use and idle; waiting are queries without one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function addClock(registry: Registry, pool: object): void {
  new Gauge({
    name: 'shixuan_clock_difference_seconds',
    help: 'How far the clock of this machine is ahead of the clock of the database; absent where the database is on this machine.',
    registers: [registry],
    collect() {
      // A gauge without labels begins at 0, which would say that the clocks agree.
      this.remove();
      const difference = clockDifference(pool);
      if (difference !== undefined) this.set(difference / 1000);
    },
  });
}

function addReplica(registry: Registry, replica: DatabaseSources['replica'] = () => undefined): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_replica_used',
    help: '1 while reads go to the replica of DATABASE_READ_URL, 0 while the primary serves them in its place.',
    registers,
    collect() {
      // A gauge without labels begins at 0, which would say that the replica is not used.
      this.remove();
      const status = replica();
      if (status) this.set(status.state === 'used' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shixuan_replica_lag_seconds',
    help: 'How old the data of the replica is at most; absent while nobody knows.',
    registers,
    collect() {
      this.remove();
      const lagMs = replica()?.lagMs;
      if (typeof lagMs === 'number') this.set(lagMs / 1000);
    },
  });
}
