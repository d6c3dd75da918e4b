import { OperationRefused } from '../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { requireRow } from '../registry/operations/app-rows';
import {
  type OperationContext,
  type OperationRequest,
  type OperationResult,
  runOperation,
} from '../registry/operations/run-operation';
import { readManifestJson } from '../registry/read-manifest';
import { appName } from '../registry/registry-paths';
import type { Registry, SetMember } from '../registry/registry-schema';
import { requireTrials } from '../trial/trial-results';
import { requireGroup } from '../trial-groups';
import { liveSiteOf } from './live-site';
import { type Subject, subjectOf } from './read-subject';
import { api } from './verify/api';
import { contract } from './verify/contract';
import { routes } from './verify/routes';
import { ChecksFailed, runChecks } from './verify/run-checks';
import { slots } from './verify/slots';

/** Checks whose result depends on what else is live: others may have been promoted since the publication. */
const siteChecks = [routes, contract, api, slots];

/**
 * Makes an operation as `runOperation` does, and checks versions that are to be shown once more against what is live then; where the site
 * requires it, also that their trial run can be trusted; and that a group on which they are tried exists.
 * @throws ChecksFailed when one does not agree with what is live, OperationRefused without such a trial run, else as `runOperation`;
 * nothing is changed then
 */
export async function runGated(context: OperationContext, request: OperationRequest): Promise<OperationResult> {
  if (request.command === 'promote' && request.group) await requireGroup(context.storage, request.group);
  return runOperation(context, {
    ...request,
    async mayShow(next, members) {
      await requireFits(context.storage, next, members);
      await requireTrials(context.storage, next, members, context.now?.());
    },
  });
}

async function requireFits(storage: ObjectStorage, next: Registry, members: readonly SetMember[]): Promise<void> {
  const site = await liveSiteOf(next, (app, row) => readManifestJson(storage, app, row));
  for (const member of members) {
    const subject = await storedSubject(storage, next, member);
    const checks = await runChecks(siteChecks, subject, site);
    const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
    if (failed > 0)
      throw new ChecksFailed(
        `${subject.name} ${subject.version} 与现在的线上版本有 ${failed} 项不相容，没有上线。`,
        checks,
      );
  }
}

/** A published version by its manifest; its files were checked when it was published. */
async function storedSubject(
  storage: ObjectStorage,
  registry: Registry,
  { app, version }: SetMember,
): Promise<Subject> {
  const row = requireRow(registry, app, version);
  const json = await readManifestJson(storage, app, row);
  if (json === null)
    throw new OperationRefused(
      `${appName(app)} 的版本 ${version} 的清单缺失或与校验值不符，不能上线。请重新构建后 publish。`,
    );
  return subjectOf(app === 'shell' ? 'shell' : 'remote', json, {
    folder: '',
    integrity: row.metadata.integrity ?? '',
    present: [],
    read: file => {
      throw new Error(`${file} is not read again after the publication`);
    },
  });
}
