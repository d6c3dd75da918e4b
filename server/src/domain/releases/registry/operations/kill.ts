import { OperationRefused } from '../../../../platform/process/operation-refused';
import { type AppPath, appName } from '../registry-paths';
import { type Killed, killedOf, MOST_REASON, type Registry } from '../registry-schema';
import { rowsOf } from './app-rows';

/**
 * Takes a remote off the site at once, whatever its rows say; they stay for the day it comes back.
 * @throws OperationRefused for the shell, for a remote never published, or off already
 */
export function kill(registry: Registry, app: AppPath, killed: Killed): Registry {
  const name = appName(app);
  if (app === 'shell') throw new OperationRefused('外壳不能停用：没有它就没有网站。要换回上一版本，请用 rollback。');
  if (rowsOf(registry, app).length === 0) throw new OperationRefused(`${name} 没有发布过，无可停用。`);
  const off = killedOf(registry, name);
  if (off) throw new OperationRefused(`${name} 已由 ${off.by} 于 ${off.at} 停用。`);
  if (killed.reason.length > MOST_REASON) throw new OperationRefused(`停用的原因最多 ${MOST_REASON} 字。`);
  return { ...registry, killed: { ...registry.killed, [name]: killed } };
}

/** Brings a remote back as its rows say. @throws OperationRefused for one that is not off */
export function revive(registry: Registry, app: AppPath): Registry {
  const name = appName(app);
  if (!killedOf(registry, name)) throw new OperationRefused(`${name} 没有停用，无需恢复。`);
  const { [name]: _, ...others } = registry.killed;
  return { ...registry, killed: others };
}
