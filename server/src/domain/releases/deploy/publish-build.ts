import type { CheckResult } from '@shixuan/host/deploy';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { type OperationContext, type OperationResult, runOperation } from '../registry/operations/run-operation';
import type { AppPath } from '../registry/registry-paths';
import type { RegistryRow } from '../registry/registry-schema';
import { storeVersion } from '../registry/store-version';
import { readLiveSite } from './live-site';
import { readSubject } from './read-subject';
import { requirePassed, runChecks } from './verify/run-checks';
import { staticChecks } from './verify/static-checks';

export interface PublishAsked {
  who: string;
  reason: string;
  /** The app that the caller may deploy; a build of another app is refused. */
  app: AppPath;
  /** As in `OperationRequest`. */
  since?: number | undefined;
  dryRun?: boolean;
  /** Results of checks made elsewhere, such as the smoke test in a browser. */
  checks?: readonly CheckResult[];
}

/**
 * Checks a built app against what is live, stores its files, reads them back, and adds its row with no visitors yet.
 * @throws ChecksFailed, OperationRefused or RaceLost in Chinese; nothing that visitors get has changed then
 */
export async function publishBuild(
  context: OperationContext,
  folder: string,
  { checks: made = [], ...asked }: PublishAsked,
): Promise<OperationResult & { checks: CheckResult[]; row: Pick<RegistryRow, 'metadata'> }> {
  const subject = readSubject(folder);
  if (subject.app !== asked.app) {
    throw new OperationRefused(`这是 ${subject.name} 的构建，与所选的 ${asked.app.replace('remotes/', '')} 不符。`);
  }
  const site = await readLiveSite(context.storage);
  const checks = [...(await runChecks(staticChecks, subject, site)), ...made];
  requirePassed(subject, checks);
  const { app, version, integrity, extras } = subject;
  if (!asked.dryRun) await storeVersion(context.storage, subject, folder);
  const build = { app, version, integrity, extras };
  const result = await runOperation(context, { ...asked, command: 'publish', build, checks });
  return { ...result, checks, row: { metadata: { version, integrity } } };
}
