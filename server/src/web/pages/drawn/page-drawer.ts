import { createHash } from 'node:crypto';
import type { ResolvedRegistry, ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import { LRUCache } from 'lru-cache';
import { type AppPath, remotePath } from '../../../domain/releases/registry/registry-paths';
import { type Breaker, createBreaker } from '../../../domain/rendering/breaker';
import { criticalCss } from '../../../domain/rendering/critical-css';
import type { DrawJob, Drawn } from '../../../domain/rendering/draw-job';
import { type Renderers, RenderersBusy } from '../../../domain/rendering/renderers';
import type { Log } from '../../../platform/log';
import { boundToSpan, inSpan } from '../../../platform/tracing/spans';
import type { ReadBundle } from './read-bundle';

/** What a page is drawn from. */
export interface PageToDraw {
  /** Path and search. */
  url: string;
  /** Whether the form of phones is drawn, where the page cannot be drawn in both. */
  narrow: boolean;
  shell: ShellManifest;
  /** Address of the shell's folder, with a slash at the end. */
  shellBase: string;
  /** Null on a page of the shell alone. */
  remote: ResolvedRemote | null;
  /** Empty on a page of the shell alone. */
  route: string;
  registry: ResolvedRegistry;
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
  readBundle: ReadBundle;
  renderers: Renderers;
  call: DrawJob['call'];
  log: Log;
  onFailed?: NotDrawn;
  /** In development a page is tried again after every edit, and a trial tries every page. */
  breaker?: Breaker;
}

/** Called when a version could not draw a page of it. */
export type NotDrawn = (app: string, version: string, route: string, reason: string) => void;

/** Versions that are remembered: those of a few deployments. */
const MOST_VERSIONS = 100;

/** Draws pages on the server, as the versions that a visitor was given draw them. */
export function createPageDrawer(options: DrawerOptions): PageDrawer {
  const { readBundle, renderers, call, log, onFailed, breaker = createBreaker() } = options;
  /** Versions whose last page was drawn. */
  const proven = new LRUCache<string, true>({ max: MOST_VERSIONS });
  /** Other versions of which a page is being drawn: one that hangs holds up one process, not all. */
  const onTrial = new Set<string>();
  let isClosed = false;

  /** @throws Error when a sheet is missing or altered, or would end the element that it stands in */
  async function stylesOf({ shell, shellBase, remote, route }: PageToDraw, html: string) {
    const sheet = async (of: AppPath, manifest: Manifest, base: string, file: string) => ({
      css: (await readBundle({ app: of, manifest, base, file })).source,
      base,
    });
    const sheetsOfRoute = ({ manifest, base }: ResolvedRemote, id: string) =>
      [...manifest.preload.initial, ...(manifest.preload.routes[id] ?? [])]
        .filter(file => file.endsWith('.css'))
        .map(file => sheet(remotePath(manifest.name), manifest, base, file));
    const sheets = await Promise.all([
      ...shell.styles.map(file => sheet('shell', shell, shellBase, file)),
      ...(remote ? sheetsOfRoute(remote, route) : []),
    ]);
    const css = criticalCss(sheets, html);
    if (css.includes('</')) throw new Error('a style sheet holds the end of an element');
    return { css, cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  }

  /** @throws Error when a bundle is missing or altered, or the page cannot be drawn */
  async function drawnFrom(page: PageToDraw, files: Files): Promise<DrawnPage> {
    const { remote, shell, shellBase } = page;
    const bundleOf = async ({ manifest, base }: ResolvedRemote) => ({
      name: manifest.name,
      bundle: await readBundle({ app: remotePath(manifest.name), manifest, base, file: files.remote }),
    });
    const content = await renderers.draw({
      shell: await readBundle({ app: 'shell', manifest: shell, base: shellBase, file: files.shell }),
      remote: remote && (await bundleOf(remote)),
      page: { url: page.url, narrow: page.narrow, registry: withoutFiles(page.registry) },
      seed: await page.seed(),
      // The process that draws asks by messages, which know of no page.
      call: boundToSpan(call),
    });
    return { ...content, ...(await stylesOf(page, content.html)) };
  }

  return {
    async draw(page) {
      const { remote, shell, route } = page;
      const files = filesOf(shell, remote);
      if (!files) return null;
      const { name, version } = remote?.manifest ?? { name: 'shell', version: shell.version };
      const pair = `${shell.version} ${name}@${version}`;
      const tried = `${pair} ${route}`;
      const isProven = proven.has(pair);
      if (!breaker.allows(tried) || onTrial.has(pair)) return null;
      if (!isProven) onTrial.add(pair);
      try {
        const attributes = {
          'shixuan.app': name,
          'shixuan.version': version,
          'shixuan.route': route,
          'shixuan.shell.version': shell.version,
        };
        const drawn = await inSpan({ name: 'draw page', attributes }, () => drawnFrom(page, files));
        breaker.succeeded(tried);
        proven.set(pair, true);
        return drawn;
      } catch (error) {
        // That there is much to do, or that the server is stopping, is nobody's fault.
        if (isClosed || error instanceof RenderersBusy) return null;
        breaker.failed(tried);
        proven.delete(pair);
        log.error({ app: name, version, route, error: String(error) }, 'a page was not drawn on the server');
        onFailed?.(name, version, route, error instanceof Error ? error.message : String(error));
        return null;
      } finally {
        if (!isProven) onTrial.delete(pair);
      }
    },
    close() {
      isClosed = true;
      renderers.close();
    },
  };
}

interface Files {
  shell: string;
  /** Empty on a page of the shell alone. */
  remote: string;
}

/** The bundles that a page is drawn with; null where a version has none. */
function filesOf(shell: ShellManifest, remote: ResolvedRemote | null): Files | null {
  if (!shell.server || (remote && !remote.manifest.server)) return null;
  return { shell: shell.server, remote: remote?.manifest.server ?? '' };
}

type Manifest = Pick<ShellManifest, 'version' | 'integrity'>;

const drawings = new WeakMap<ResolvedRemote['manifest'], ResolvedRemote['manifest']>();

/** Without the names of files: a renderer loads none. */
function withoutFiles(registry: ResolvedRegistry): ResolvedRegistry {
  const remotes = registry.remotes.map(remote => {
    if ('hashes' in remote) return remote;
    const { base, manifest, config } = remote;
    const known = drawings.get(manifest) ?? { ...manifest, integrity: {}, preload: { initial: [], routes: {} } };
    drawings.set(manifest, known);
    return { base, manifest: known, federationManifest: null, ...(config && { config }) };
  });
  return { ...registry, remotes };
}
