import { openStorage, readConfig } from '@shixuan/server/platform';
import { type CompletedVersion, completeCopies, registryStore } from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';
import type { CommandOutput } from './report';

/** `compress`: on the machine of the site, whose user may write the storage. */
export async function runCompress({ site, dryRun }: Arguments, say: (line: string) => void): Promise<CommandOutput> {
  if (site) throw new DeployFailure('wrongUse', '压缩副本只能在站点所在的机器上做，不能用 --site。');
  const storage = registryStore(await openStorage(readConfig(process.env).storage));
  const versions = await completeCopies({ storage }, { dryRun, tell: done => say(copiesLine(done, dryRun)) });
  const made = versions.reduce((sum, one) => sum + one.made, 0);
  const line = made === 0 ? '各版本的压缩副本都已齐全' : `${dryRun ? '缺少' : '已做好'} ${made} 个压缩副本`;
  return { lines: [line], result: { copies: versions, dryRun } };
}

function copiesLine({ remote, version, made, damaged }: CompletedVersion, dryRun: boolean): string {
  const told = [
    made > 0 ? `${dryRun ? '缺少' : '做好'} ${made} 个副本` : '',
    damaged.length > 0 ? `文件缺失或与清单不符，没有做：${damaged.join('、')}` : '',
  ];
  return `${remote} ${version}  ${told.filter(Boolean).join('；')}`;
}
