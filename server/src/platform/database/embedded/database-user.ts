import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../process/start-error';
import type { Log } from '../log';

/** As whom the database runs. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

function findUser(): DatabaseUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${NAME}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of existing data, or as the system user `postgres`,
 * which is created if need be. For any other user the result is undefined: the database runs as that user.
 */
export function databaseUser(dataDir: string, log: Log): DatabaseUser | undefined {
  const self = process.getuid?.();
  const data = statSync(dataDir, { throwIfNoEntry: false });
  if (self !== 0) {
    if (data && self !== undefined && data.uid !== self)
      throw new StartError(`数据库目录 ${dataDir} 属于另一个系统用户（uid ${data.uid}）：请用最初启动网站的用户运行。`);
    return undefined;
  }
  if (data && data.uid !== 0) return { uid: data.uid, gid: data.gid };
  const existing = findUser();
  if (existing) return existing;
  spawnSync('/usr/sbin/useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME]);
  const created = findUser();
  if (!created)
    throw new StartError('PostgreSQL 不能以 root 身份运行，也无法创建系统用户 postgres：请用普通用户启动网站。');
  log('已创建系统用户 postgres：数据库不能以 root 身份运行');
  return created;
}
