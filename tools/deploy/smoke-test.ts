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
import { openPages } from './open-pages';

/** Pages that can be opened without knowing an address inside them. */
const plainPaths = ({ routes }: RemoteManifest) => routes.map(({ path }) => path).filter(path => !path.includes(':'));

/**
 * Runs the build as the site would: the server itself on a port of this machine, with what visitors get and this build
 * in place of its app, looked at with a browser. A remote's own pages are opened; for a shell those of every live remote.
 */
export async function smokeTest(subject: Subject, live: LiveSite, site: CheckedSite): Promise<CheckResult[]> {
  const browser = findChromium();
  if (!browser) return [smokeCheck('skipped')];
  const manifests = subject.kind === 'remote' ? [subject.manifest] : live.remotes.map(({ manifest }) => manifest);
  const paths = [...new Set(manifests.flatMap(plainPaths))];
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-smoke-'));
  try {
    // Run as root, the database has another user, who has to get in.
    await chmod(varDir, 0o755);
    await putInPlace(subject, site, join(varDir, 'registry'));
    const { DATABASE_URL: _, STORAGE: __, METRICS_PORT: ___, ...environment } = process.env;
    const settings = { PORT: '0', HOST: 'localhost', SHIXUAN_VAR: varDir, LOG_LEVEL: 'silent', SHIXUAN_DEV: '' };
    // No page that is opened shows the files of the download centre.
    const running = await startSite({ ...environment, ...settings }, () => undefined, {
      makesFiles: false,
      warmsUp: false,
    });
    try {
      const problems = await openPages(browser, running.address, paths);
      if (problems.length === 0) return [{ ...smokeCheck('passed'), message: `浏览器试运行：${paths.length} 个页面` }];
      return [{ ...smokeCheck('failed'), message: problems.map(problem => `浏览器试运行：${problem}`).join('\n') }];
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
