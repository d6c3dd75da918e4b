import { OperationRefused } from '../../../../platform/process/operation-refused';
import { appName } from '../registry-paths';
import type { Registry } from '../registry-schema';
import { allApps, canaryRow, hasVisitors, rowsOf } from './app-rows';

/** What holds of a registry after every operation, whatever the operation. @throws OperationRefused naming what does not */
export function checkRegistry(registry: Registry): void {
  for (const app of allApps(registry)) {
    const rows = rowsOf(registry, app);
    const name = appName(app);
    // In hundredths: sums of decimals are not exact.
    const sum = rows.reduce((total, { deployment }) => total + Math.round(deployment.traffic * 100), 0) / 100;
    if (sum > 100) throw new OperationRefused(`${name} 各版本的比例合计 ${sum} %，超过 100 %。`);
    if (rows.filter(row => row.deployment.default).length > 1) throw new OperationRefused(`${name} 有多个默认版本。`);
    const versions = new Set(rows.map(row => row.metadata.version));
    if (versions.size < rows.length) throw new OperationRefused(`${name} 有重复的版本。`);
    const bare = rows.find(row => hasVisitors(row) && !row.metadata.integrity);
    if (bare) throw new OperationRefused(`${name} 的版本 ${bare.metadata.version} 没有校验值，不能有访客。`);
    const trial = canaryRow(rows);
    const double = rows.find(
      ({ deployment, extras }) => extras.audience && (deployment.traffic > 0 || deployment.default),
    );
    if (double) throw new OperationRefused(`${name} 的版本 ${double.metadata.version} 同时给一组访客与全部访客。`);
    for (const member of trial?.extras.set ?? []) {
      const other = canaryRow(rowsOf(registry, member.app));
      if (other?.metadata.version !== member.version || other.deployment.traffic !== trial?.deployment.traffic)
        throw new OperationRefused(`${name} 与 ${appName(member.app)} 成套灰度，两者的版本或比例却不一致。`);
    }
  }
}
