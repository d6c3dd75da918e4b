import { API_VERSION } from '@shixuan/api';
import { SiteOverview } from '@shixuan/host/deploy';
import { z } from 'zod';
import { PRODUCTION } from '../../../platform/storage/environments';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { AuditEntry, auditBackwards } from '../registry/audit-log';
import { readPointer } from '../registry/registry-pointer';
import { Registry } from '../registry/registry-schema';
import { requiresTrial } from '../trial/trial-policy';
import { listTrials } from '../trial/trial-results';

const LATEST = 10;

/** What a status tells of an operation: the states before and after it grow with every version. */
const Told = AuditEntry.pick({
  revision: true,
  at: true,
  who: true,
  command: true,
  app: true,
  version: true,
  reason: true,
});

/** What is published, and what was done last. */
export const SiteStatus = z.object({
  registry: Registry,
  latest: z.array(Told),
  /** Version of the site's API; a site of an older edition does not say. */
  api: z.optional(z.string()),
  trials: SiteOverview.shape.trials,
});
export type SiteStatus = z.infer<typeof SiteStatus>;

/** @param environment the site's own */
export async function siteStatus(storage: ObjectStorage, environment = PRODUCTION): Promise<SiteStatus> {
  const { registry } = await readPointer(storage);
  const latest: SiteStatus['latest'] = [];
  for await (const entry of auditBackwards(storage, registry.revision)) {
    latest.push(Told.parse(entry));
    if (latest.length === LATEST) break;
  }
  const [required, results] = await Promise.all([requiresTrial(storage), listTrials(storage, registry)]);
  return { registry, latest, api: API_VERSION, trials: { required, environment, results } };
}
