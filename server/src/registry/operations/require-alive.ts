import { type AppPath, appName } from '../registry-paths';
import type { Registry } from '../registry-schema';
import { OperationRefused } from './operation-refused';

/** @throws OperationRefused for a remote that is switched off */
export function requireAlive(registry: Registry, app: AppPath): void {
  const name = appName(app);
  if (app === 'shell' || !Object.hasOwn(registry.killed, name)) return;
  const { by, reason } = registry.killed[name] ?? { by: '', reason: '' };
  throw new OperationRefused(`${name} 已由 ${by} 停用${reason && `（${reason}）`}。请先 revive，再上线版本。`);
}
