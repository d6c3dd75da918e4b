import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { testCertificate, testKey } from '@shixuan/server/testing';
import { RunningProgram } from '../site/running-program';
import { freePort, removeFolder, temporaryFolder } from '../site/start-site';
import type { EqualProcess } from './equal-processes';

export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

const configuration = join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg');
const times = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

const accepts = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });

export interface SiteProxy {
  /** Its origin, https, with the certificate of the tests. */
  url: string;
  /** Does what is to be done to one process, and waits until the proxy has it back if it found it away. */
  during(change: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** HAProxy before three processes, with the configuration that is documented: addresses and certificate alone are its own. */
export async function startProxy([a, b, c]: readonly EqualProcess[]): Promise<SiteProxy> {
  const folder = await temporaryFolder();
  const certificate = join(folder, 'site.pem');
  await writeFile(certificate, testCertificate + testKey);
  const port = await freePort();
  const address = (process: EqualProcess | undefined) => `127.0.0.1:${process?.port}`;
  const program = new RunningProgram('haproxy', ['-db', '-f', configuration], {
    BIND: `127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1`,
    ...{ SITE_A: address(a), SITE_B: address(b), SITE_C: address(c) },
  });
  const stop = async () => {
    await program.stop();
    await removeFolder(folder);
  };
  await program
    .until(() => accepts(port))
    .catch(async error => {
      await stop();
      throw error;
    });
  return {
    url: `https://localhost:${port}`,
    async during(change) {
      await change();
      await program.until(() => times(program.output, /is DOWN/g) === times(program.output, /is UP/g));
    },
    stop,
  };
}
