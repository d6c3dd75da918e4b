import { openStorage, readConfig } from '@shixuan/server/platform';
import {
  issueTrialKey,
  listTrialKeys,
  localPerson,
  registryStore,
  revokeTrialKey,
  setTrialPolicy,
} from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';
import type { CommandOutput } from './report';

const wrongUse = () =>
  new DeployFailure(
    'wrongUse',
    '用法：trial run [--remote <栏目名>] [--version <版本>]、trial key create --remote <栏目名|*> --label <谁> [--days 180]、trial key list、trial key revoke <编号>、trial require on|off。',
  );

/** `trial key …` and `trial require on|off`: on the machine of the site, whose storage keeps public keys and what was decided. */
export async function runTrialCommand({ rest, remote, label, days, site }: Arguments): Promise<CommandOutput> {
  if (site) throw new DeployFailure('wrongUse', '试运行的密钥与要求只能在站点所在的机器上管理，不能用 --site。');
  const storage = registryStore(await openStorage(readConfig(process.env).storage));
  const who = localPerson();
  const [action, second, third] = rest;
  if (action === 'require' && (second === 'on' || second === 'off') && rest.length === 2) {
    const required = second === 'on';
    await setTrialPolicy(storage, required, who);
    const line = required ? '从现在起，上线前须有网站一方的试运行' : '从现在起，上线不要求网站一方的试运行';
    return { lines: [line], result: { required } };
  }
  if (action !== 'key') throw wrongUse();
  if (second === 'create' && rest.length === 2 && remote) {
    const { secret, ...key } = await issueTrialKey(storage, { remote, label: label ?? '', days }, who);
    const lines = [
      `已发放试运行密钥 ${key.id}（${remote}，${key.label}），有效至 ${key.expiresAt}`,
      `密钥（只显示这一次）：${secret}`,
    ];
    return { lines, result: { ...key, key: secret } };
  }
  if (second === 'list' && rest.length === 2) {
    const keys = await listTrialKeys(storage);
    const lines = keys.map(key => [key.id, key.remote, key.label, stateOf(key)].join('  '));
    return { lines: lines.length > 0 ? lines : ['没有试运行密钥'], result: { keys } };
  }
  if (second === 'revoke' && third !== undefined && rest.length === 3) {
    await revokeTrialKey(storage, third, who);
    return { lines: [`已撤销试运行密钥 ${third}：它签过的结果都不再算数`], result: { id: third } };
  }
  throw wrongUse();
}

const stateOf = ({ revokedAt, expiresAt }: { revokedAt: string | null; expiresAt: string }): string => {
  if (revokedAt) return '已撤销';
  return Date.parse(expiresAt) <= Date.now() ? '已到期' : `有效至 ${expiresAt}`;
};
