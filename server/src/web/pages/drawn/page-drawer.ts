import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedRegistry, ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import { type AppPath, remotePath, versionFolder } from '../../../domain/releases/registry/registry-paths';
import { createBreaker } from '../../../domain/rendering/breaker';
import { criticalCss } from '../../../domain/rendering/critical-css';
import type { Bundle, DrawJob, Drawn } from '../../../domain/rendering/draw-job';
import { type Renderers, RenderersBusy } from '../../../domain/rendering/renderers';
import type { Log } from '../../../platform/log';

/** What a page is drawn from. */
export interface PageToDraw {
  /** Path and search. */
  url: string;
  /** The form of phones. */
  narrow: boolean;
  shell: ShellManifest;
  /** Address of the shell's folder, with a slash at the end. */
  shellBase: string;
  remote: ResolvedRemote;
  route: string;
  registry: ResolvedRegistry;
  /** Changes with everything that an answer may follow from. */
  dataVersion: string;
  /** JSON of the schema `Seed`. */
  seed(): Promise<string>;
}

/** A page as the chosen versions draw it. */
export interface DrawnPage extends Drawn {
  /** The styles that its content needs; the sheets themselves follow. */
  css: string;
  /** Hash of the styles for the page's policy: `sha256-…`. */
  cssHash: string;
}

export interface PageDrawer {
  /** Null where the browser is to draw it. Never rejects. */
  draw(page: PageToDraw): Promise<DrawnPage | null>;
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
/** Bundles and style sheets in memory: those of a few deployments. */
const MOST_BUNDLES = 100;
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
  const kept = new LRUCache<string, DrawnPage>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    // Two bytes for a character.
    sizeCalculation: ({ html, data, css }) => Math.max(1, 2 * (html.length + data.length + css.length)),
  });
  const seenOnce = new LRUCache<string, true>({ max: SEEN_ONCE });
  const underWay = new Map<string, Promise<DrawnPage | null>>();
  /** Versions whose last page was drawn. */
  const proven = new LRUCache<string, true>({ max: MOST_BUNDLES });
  /** Other versions of which a page is being drawn: one that hangs holds up one process, not all. */
  const onTrial = new Set<string>();

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

  /** @throws Error when a sheet is missing or altered, or would end the element that it stands in */
  async function stylesOf({ shell, shellBase, remote, route }: PageToDraw, html: string) {
    const { initial, routes } = remote.manifest.preload;
    const app = remotePath(remote.manifest.name);
    const sheet = async (of: AppPath, manifest: Manifest, base: string, file: string) => ({
      css: (await bundleOf(of, manifest, file)).source,
      base,
    });
    const sheets = await Promise.all([
      ...shell.styles.map(file => sheet('shell', shell, shellBase, file)),
      ...[...initial, ...(routes[route] ?? [])]
        .filter(file => file.endsWith('.css'))
        .map(file => sheet(app, remote.manifest, remote.base, file)),
    ]);
    const css = criticalCss(sheets, html);
    if (css.includes('</')) throw new Error('a style sheet holds the end of an element');
    return { css, cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  }

  async function drawNow(page: PageToDraw, files: { shell: string; remote: string }, key: string) {
    const { remote, shell } = page;
    const { name, version } = remote.manifest;
    const tried = `${shell.version} ${name}@${version} ${page.route}`;
    const pair = `${shell.version} ${name}@${version}`;
    const isProven = proven.has(pair);
    if (!breaker.allows(tried) || onTrial.has(pair)) return null;
    if (!isProven) onTrial.add(pair);
    try {
      const content = await renderers.draw({
        shell: await bundleOf('shell', shell, files.shell),
        remote: { name, bundle: await bundleOf(remotePath(name), remote.manifest, files.remote) },
        page: { url: page.url, narrow: page.narrow, registry: drawnFrom(page.registry) },
        seed: await page.seed(),
        call,
      });
      const drawn = { ...content, ...(await stylesOf(page, content.html)) };
      breaker.succeeded(tried);
      proven.set(pair, true);
      if (isPlain(page.url) || seenOnce.delete(key)) kept.set(key, drawn);
      else seenOnce.set(key, true);
      return drawn;
    } catch (error) {
      // That there is much to do is nobody's fault.
      if (error instanceof RenderersBusy) return null;
      breaker.failed(tried);
      proven.delete(pair);
      log.error({ app: name, version, route: page.route, error: String(error) }, 'a page was not drawn on the server');
      onFailed?.(name, version, page.route);
      return null;
    } finally {
      if (!isProven) onTrial.delete(pair);
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

async function within<T>(drawing: Promise<T | null>, ms: number): Promise<T | null> {
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
