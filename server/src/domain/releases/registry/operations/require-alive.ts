import { OperationRefused } from '../../../../platform/process/operation-refused';
import { type AppPath, appName } from '../registry-paths';
import { killedOf, type Registry } from '../registry-schema';

/** @throws OperationRefused for a remote that is switched off */
export function requireAlive(registry: Registry, app: AppPath): void {
  const name = appName(app);
  const off = killedOf(registry, name);
  if (!off) return;
  throw new OperationRefused(
    `${name} 已由 ${off.by} 停用${off.reason && `（${off.reason}）`}。请先 revive，再上线版本。`,
  );
}
