import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../src/platform/process/port.mjs';

const run = promisify(execFile);

export interface S3Server {
  endpoint: string;
  makeBucket: (name: string) => Promise<void>;
  accessKeyId: string;
  secretAccessKey: string;
  stop: () => Promise<void>;
}

/** The packages of Debian that hold a server which speaks S3, conditional writes included. */
export const S3_PACKAGES = 'ceph-mon ceph-osd radosgw';

export const hasS3Server = ['ceph-mon', 'ceph-osd', 'radosgw'].every(
  program => spawnSync(program, ['--version']).status === 0,
);

const configuration = (folder: string, id: string, mon: string, rgw: number) => `[global]
fsid = ${id}
mon host = ${mon}
auth cluster required = none
auth service required = none
auth client required = none
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 536870912
mon max pg per osd = 10000
mon allow pool size one = true
mon data avail crit = 0
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${rgw}
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
`;

/** A Ceph of one monitor, one store in memory and one gateway, on ports of this machine alone; nothing outlives `stop`. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-s3-'));
  const [v2, v1, rgw] = [await freePort(), await freePort(), await freePort()];
  const mon = `[v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]`;
  const id = randomUUID();
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, id, mon, rgw));
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') };
  const call = (program: string, ...args: string[]) => run(program, args, { env, timeout: 60_000 });
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    children.push(spawn(program, [...args, '--foreground'], { env, stdio: 'ignore' }));
  const stop = async () => {
    for (const child of children.reverse()) {
      const gone = child.exitCode !== null || child.signalCode !== null || once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const monmap = join(folder, 'monmap');
    await call('monmaptool', '--create', '--fsid', id, '--addv', 'a', mon, monmap);
    await call('ceph-mon', '--mkfs', '--id', 'a', '--monmap', monmap);
    start('ceph-mon', '--id', 'a');
    const osd = randomUUID();
    await call('ceph', 'osd', 'new', osd);
    await call('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', osd);
    start('ceph-osd', '--id', '0');
    const user = { accessKeyId: 'access-key-of-the-test', secretAccessKey: randomUUID() };
    const keys = ['--access-key', user.accessKeyId, '--secret', user.secretAccessKey];
    await call('radosgw-admin', 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys);
    // Without keys between the parts there is no secure mode, which the gateway asks for by default.
    start('radosgw', '--name', 'client.rgw', '--ms_mon_client_mode', 'crc');
    const endpoint = `http://127.0.0.1:${rgw}`;
    for (let tries = 0; !(await fetch(endpoint).catch(() => undefined))?.ok; tries += 1) {
      if (tries === 300) throw new Error('the gateway does not answer');
      await delay(200);
    }
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: user });
    const makeBucket = async (name: string) => {
      await client.send(new CreateBucketCommand({ Bucket: name }));
    };
    return { endpoint, makeBucket, ...user, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
