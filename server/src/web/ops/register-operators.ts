import type { FastifyInstance } from 'fastify';
import { runOperation } from '../../domain/releases/registry/operations/run-operation';
import { createRegistryReader } from '../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../domain/releases/registry/read-version';
import { keepPolicyReports } from '../../domain/telemetry/keep-policy-reports';
import { keepReports } from '../../domain/telemetry/keep-reports';
import type { PageTickets } from '../../domain/telemetry/page-tickets';
import { announce } from '../../platform/database/changes';
import type { Database } from '../../platform/database/connect';
import { OperationRefused } from '../../platform/process/operation-refused';
import { PRODUCTION } from '../../platform/storage/environments';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { registerPolicyReports } from '../telemetry/register-policy-reports';
import { registerReports } from '../telemetry/register-reports';
import { registerOps } from './register-ops';

export interface OperatorsOptions {
  db: Database;
  /** Folder that published versions are served from. */
  registryDir: string;
  /** The registry's own storage: in the same folder, or elsewhere. */
  registryStorage: ObjectStorage;
  /** Of the pages whose reports count. */
  tickets: PageTickets;
  /** Whether operators have to have a second factor; false by default. */
  requiresSecondFactor?: boolean;
  /** Production by default. */
  environment?: string;
  /** `SITE_ORIGIN`; not set by default. */
  siteOrigin?: string;
}

/** Name in the audit log for automatic rollbacks. */
const WATCH = '站点监测';

/** Registers the operators' page and the reports of open pages, and has failing canaries rolled back. */
export function registerOperators(
  app: FastifyInstance,
  {
    db,
    registryDir,
    registryStorage,
    tickets,
    requiresSecondFactor = false,
    environment = PRODUCTION,
    siteOrigin = '',
  }: OperatorsOptions,
): void {
  const registry = createRegistryReader(registryDir, app.log);
  const versions = createVersionReader(registryDir, app.log);
  const storage = registryStorage;
  const reports = keepReports({
    db,
    registry,
    log: app.log,
    async rollback({ app: name, version, reason }) {
      const path = name === 'shell' ? ('shell' as const) : (`remotes/${name}` as const);
      try {
        await runOperation({ storage }, { command: 'rollback', app: path, from: version, who: WATCH, reason });
        await announce(db, 'registry').catch(() => undefined);
        app.log.warn({ app: name, version, reason }, 'a canary was taken back');
      } catch (error) {
        // The canary was already withdrawn meanwhile.
        if (!(error instanceof OperationRefused)) throw error;
      }
    },
  });
  const policy = keepPolicyReports({ db, log: app.log });
  app.addHook('onClose', async () => {
    await reports.stop();
    await policy.stop();
  });
  app.register(async scope => registerReports(scope, { tickets, onReport: reports.add }));
  app.register(async scope => registerPolicyReports(scope, { onViolations: policy.add }));
  app.register(async scope => {
    // Machines that read the registry from a bucket look at once.
    scope.addHook('onResponse', async ({ method }, { statusCode }) => {
      if (method === 'POST' && statusCode < 400) await announce(db, 'registry').catch(() => undefined);
    });
    registerOps(scope, { db, versions, storage, requiresSecondFactor, environment, siteOrigin });
  });
}
