import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from '@shixuan/host/deploy';
import type { RemoteManifest } from '@shixuan/host/manifest';
import {
  type LiveSite,
  makeLive,
  Registry,
  registryFile,
  type Subject,
  smokeCheck,
  versionFolder,
} from '@shixuan/server/releases';
import { startSite } from '@shixuan/server/site';
import { findChromium } from '../lib/find-chromium.mjs';
import type { CheckedSite } from './checked-site';
import { drawPages, type Undrawn } from './draw-pages';
import { openPages } from './open-pages';

/** What a remote says its pages are to be tried with; the path alone where it says nothing. */
const casesOf = ({ routes }: RemoteManifest) =>
  routes
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, cases = [''] }) => cases.map(query => path + query));

/** Whether the server draws its pages; one without a bundle for it is drawn in the browser, as before. */
const isDrawn = ({ server }: { server?: string | undefined }) => server !== undefined;

/**
 * Runs the build as the site would: the server itself on a port of this machine, with what visitors get and this build
 * in place of its app. The server draws every case in the real frame, wide and narrow, then a browser takes each over.
 * A remote's own pages are tried; for a shell those of every live remote.
 */
export async function smokeTest(subject: Subject, live: LiveSite, site: CheckedSite): Promise<CheckResult[]> {
  const browser = findChromium();
  if (!browser) return [smokeCheck('skipped')];
  const manifests = subject.kind === 'remote' ? [subject.manifest] : live.remotes.map(({ manifest }) => manifest);
  const cases = [...new Set(manifests.flatMap(casesOf))];
  const shells = subject.kind === 'shell' ? [subject.manifest] : live.shells.map(({ manifest }) => manifest);
  const drawn = shells.every(isDrawn) ? [...new Set(manifests.filter(isDrawn).flatMap(casesOf))] : [];
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-smoke-'));
  try {
    // Run as root, the database has another user, who has to get in.
    await chmod(varDir, 0o755);
    await putInPlace(subject, site, join(varDir, 'registry'));
    const { DATABASE_URL: _, STORAGE: __, METRICS_PORT: ___, ENVIRONMENT: ____, ...environment } = process.env;
    const settings = {
      PORT: '0',
      HOST: 'localhost',
      SHIXUAN_VAR: varDir,
      LOG_LEVEL: 'silent',
      SHIXUAN_DEV: '',
      SERVER_RENDERING: 'on',
    };
    const undrawn: Undrawn[] = [];
    // No page that is opened shows the files of the download centre.
    const running = await startSite({ ...environment, ...settings }, () => undefined, {
      makesFiles: false,
      warmsUp: false,
      onNotDrawn: (_app, _version, route, reason) => undrawn.push({ route, reason }),
    });
    try {
      const notDrawn = await drawPages(running.address, drawn, undrawn);
      // A page that the server cannot draw is shown nevertheless; each of its windows would wait for a drawing in vain.
      const undrawable = notDrawn.map(({ address }) => address);
      const takenOver = drawn.filter(address => !undrawable.includes(address));
      const opened = await openPages(browser, running.address, { addresses: cases, drawn: takenOver });
      const problems = [
        ...notDrawn.map(({ says }) => `服务端试绘：${says}`),
        ...opened.map(problem => `浏览器试运行：${problem}`),
      ];
      if (problems.length > 0) return [{ ...smokeCheck('failed'), message: problems.join('\n') }];
      return [
        {
          ...smokeCheck('passed'),
          message: `服务端试绘 ${drawn.length} 个页面，浏览器试运行 ${cases.length} 个页面，各含宽屏与窄屏`,
        },
      ];
    } finally {
      await running.stop();
    }
  } finally {
    await rm(varDir, { recursive: true, force: true });
  }
}

/** A registry of what is live, with this build for everybody. */
async function putInPlace(subject: Subject, site: CheckedSite, registryDir: string): Promise<void> {
  await site.copyLive(registryDir);
  const path = registryFile(registryDir);
  const registry = Registry.parse(JSON.parse(await readFile(path, 'utf8')));
  const folder = versionFolder(registryDir, subject.app, subject.version);
  await mkdir(folder, { recursive: true });
  await cp(subject.folder, folder, { recursive: true });
  const { [subject.name]: _, ...killed } = registry.killed;
  const at = new Date();
  const next = makeLive(registry, subject, at);
  await writeFile(path, JSON.stringify({ ...next, killed }));
}
