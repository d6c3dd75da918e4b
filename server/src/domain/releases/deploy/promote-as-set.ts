import { OperationRefused } from '../../../platform/process/operation-refused';
import type { OperationResult } from '../registry/operations/run-operation';
import type { AppPath } from '../registry/registry-paths';
import { type DeployContext, type PromoteSetFrom, promoteSetFrom } from './promote-from';
import { runGated } from './run-gated';

export interface PromoteAsSet extends Omit<PromoteSetFrom, 'apps' | 'from'> {
  members: readonly { app: AppPath; version?: string | undefined }[];
  /** Environment whose live versions are taken; members state none then. */
  from?: string | undefined;
}

/**
 * Shows versions of several apps as one set: published ones by their names, or those that are live in another environment.
 * @throws OperationRefused when a member states no version, or one that cannot be shown; nothing that visitors get has changed then
 */
export async function promoteAsSet(
  context: DeployContext,
  { members, from, ...asked }: PromoteAsSet,
): Promise<OperationResult> {
  if (from !== undefined) return promoteSetFrom(context, { ...asked, from, apps: members.map(({ app }) => app) });
  const chosen = members.flatMap(({ app, version }) => (version === undefined ? [] : [{ app, version }]));
  const [first] = chosen;
  if (!first || chosen.length < members.length) throw new OperationRefused('请写明这一套的栏目与版本。');
  return runGated(context, { ...asked, command: 'promote-set', app: first.app, members: chosen });
}
