import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedRegistry, ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import { LRUCache } from 'lru-cache';
import { createBreaker } from '../../../domain/drawing/breaker';
import type { Bundle, DrawJob, Drawn } from '../../../domain/drawing/draw-job';
import { type Renderers, RenderersBusy } from '../../../domain/drawing/renderers';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import { type AppPath, remotePath, versionFolder } from '../../../domain/releases/registry/registry-paths';
import type { Log } from '../../../platform/log';

/** What a page is drawn from. */
export interface PageToDraw {
  /** Path and search. */
  url: string;
  /** The form of phones. */
  narrow: boolean;
  shell: ShellManifest;
  remote: ResolvedRemote;
  route: string;
  registry: ResolvedRegistry;
  /** Changes with everything that an answer may follow from. */
  dataVersion: string;
  /** JSON of the schema `Seed`. */
  seed(): Promise<string>;
}

export interface PageDrawer {
  /** The page as the chosen versions draw it; null where the browser is to draw it. Never rejects. */
  draw(page: PageToDraw): Promise<Drawn | null>;
  close(): void;
}

export interface DrawerOptions {
  registryDir: string;
  renderers: Renderers;
  call: DrawJob['call'];
  log: Log;
  /** Called when a version could not draw a page of it. */
  onFailed?(app: string, version: string, route: string): void;
  /** The longest that a visitor waits, ms; the page is drawn to its end and kept. */
  patienceMs?: number;
}

const KEPT_BYTES = 64 * 1024 * 1024;
/** Some answers change without a new version of the catalogue: files for download, words of a search. */
const KEPT_MS = 5 * 60_000;
const PATIENCE_MS = 2500;
/** Bundles in memory: those of a few deployments. */
const MOST_BUNDLES = 24;
/** Addresses remembered that came once. */
const SEEN_ONCE = 10_000;

/**
 * Draws pages on the server and keeps them: what two visitors with the same versions ask for is drawn once. An address
 * with several parameters is kept from its second visit on, because most combinations of filters come once.
 */
export function createPageDrawer(options: DrawerOptions): PageDrawer {
  const { registryDir, renderers, call, log, onFailed, patienceMs = PATIENCE_MS } = options;
  const breaker = createBreaker();
  const bundles = new LRUCache<string, Bundle>({ max: MOST_BUNDLES });
  const kept = new LRUCache<string, Drawn>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    // Two bytes for a character.
    sizeCalculation: ({ html, data }) => Math.max(1, 2 * (html.length + data.length)),
  });
  const seenOnce = new LRUCache<string, true>({ max: SEEN_ONCE });
  const underWay = new Map<string, Promise<Drawn | null>>();

  /** @throws Error when the file is missing or is not the one of the manifest */
  async function bundleOf(app: AppPath, manifest: Manifest, file: string): Promise<Bundle> {
    const hash = manifest.integrity[file];
    if (!hash) throw new Error(`${file} has no hash`);
    const known = bundles.get(hash);
    if (known) return known;
    const bytes = await readFile(join(versionFolder(registryDir, app, manifest.version), file));
    if (integrityOf(bytes) !== hash) throw new Error(`${file} of ${app} ${manifest.version} was altered`);
    const bundle = { hash, source: bytes.toString('utf8') };
    bundles.set(hash, bundle);
    return bundle;
  }

  async function drawNow(page: PageToDraw, files: { shell: string; remote: string }, key: string) {
    const { remote, shell } = page;
    const { name, version } = remote.manifest;
    const tried = `${shell.version} ${name}@${version} ${page.route}`;
    if (!breaker.allows(tried)) return null;
    try {
      const drawn = await renderers.draw({
        shell: await bundleOf('shell', shell, files.shell),
        remote: { name, bundle: await bundleOf(remotePath(name), remote.manifest, files.remote) },
        page: { url: page.url, narrow: page.narrow, registry: drawnFrom(page.registry) },
        seed: await page.seed(),
        call,
      });
      breaker.succeeded(tried);
      if (isPlain(page.url) || seenOnce.delete(key)) kept.set(key, drawn);
      else seenOnce.set(key, true);
      return drawn;
    } catch (error) {
      // That there is much to do is nobody's fault.
      if (error instanceof RenderersBusy) return null;
      breaker.failed(tried);
      log.error({ app: name, version, route: page.route, error: String(error) }, 'a page was not drawn on the server');
      onFailed?.(name, version, page.route);
      return null;
    }
  }

  return {
    async draw(page) {
      const { shell, remote, narrow, url, registry, dataVersion } = page;
      const files = shell.server && remote.manifest.server && { shell: shell.server, remote: remote.manifest.server };
      if (!files) return null;
      const versions = [shell.version, remote.manifest.name, remote.manifest.version, registry.revision, dataVersion];
      const key = [...versions, narrow ? 'narrow' : 'wide', url].join(' ');
      const known = kept.get(key);
      if (known) return known;
      const drawing = underWay.get(key) ?? drawNow(page, files, key).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return within(drawing, patienceMs);
    },
    close: () => renderers.close(),
  };
}

type Manifest = Pick<ShellManifest, 'version' | 'integrity'>;

/** At most one parameter: the address of a page, not of a combination of filters. */
const isPlain = (url: string) => !url.includes('&');

const drawings = new WeakMap<ResolvedRemote['manifest'], ResolvedRemote['manifest']>();

/** Without the names of files: a renderer loads none. */
function drawnFrom(registry: ResolvedRegistry): ResolvedRegistry {
  const remotes = registry.remotes.map(({ base, manifest }) => {
    const known = drawings.get(manifest) ?? { ...manifest, integrity: {}, preload: { initial: [], routes: {} } };
    drawings.set(manifest, known);
    return { base, manifest: known, federationManifest: null };
  });
  return { ...registry, remotes };
}

async function within(drawing: Promise<Drawn | null>, ms: number): Promise<Drawn | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>(resolve => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([drawing, patience]);
  } finally {
    clearTimeout(timer);
  }
}
