import type { RemoteManifest } from '@shixuan/host/manifest';
import { PageRecordSchema } from '@shixuan/host/page-record';
import { asSeenBy } from '../../../domain/releases/registry/audience';
import type { VersionReader } from '../../../domain/releases/registry/read-version';
import type { Registry } from '../../../domain/releases/registry/registry-schema';
import { chooseRemote } from '../versions/choose-remote';
import { setRules } from '../versions/choose-versions';

type Route = RemoteManifest['routes'][number];

/** Paths of pages, as the routes of the live remotes declare them. */
export interface IndexedPages {
  /** Pages of one address that search engines should know: nothing in the address makes another page of them. */
  listed: readonly string[];
  /** Pages that search engines are not to list. */
  unlisted: readonly string[];
}

/** A path that is written into lists of addresses as it is; others could add lines to robots.txt. */
const PLAIN_PATH = /^\/[\w\-./~]*$/;

/** Whether a page is to be listed under its path; undefined for pages that are listed by what their addresses say. */
function isListed({ page }: Route): boolean | undefined {
  // Without a record, and with one of an unknown form, a page is known under its path.
  const { indexed, address, canonical, data = [] } = PageRecordSchema.safeParse(page).data ?? {};
  if (indexed === false) return false;
  const isOfOneAddress = address === undefined && canonical === undefined && !data.some(({ required }) => required);
  return isOfOneAddress ? true : undefined;
}

export function indexedPages(routes: readonly Route[]): IndexedPages {
  const plain = routes.filter(({ path }) => PLAIN_PATH.test(path));
  const paths = (wanted: boolean) => plain.filter(route => isListed(route) === wanted).map(({ path }) => path);
  return { listed: paths(true), unlisted: paths(false) };
}

const routesOf = (registry: Registry, versions: VersionReader): Route[] =>
  Object.entries(registry.microFrontends).flatMap(([name, rows]) => {
    const choice = chooseRemote(name, rows, versions, null, setRules(registry, name, versions));
    return choice?.version.manifest.routes ?? [];
  });

/**
 * Reads the pages of all remotes, in the versions that crawlers get. Pages of a remote that is switched off for a while stay
 * known: search engines would forget them for months.
 */
export function createIndexedPages(registry: () => Registry, versions: VersionReader): () => IndexedPages {
  const known = new WeakMap<Registry, IndexedPages>();
  return () => {
    const current = registry();
    const pages = known.get(current) ?? indexedPages(routesOf(asSeenBy(current, []), versions));
    known.set(current, pages);
    return pages;
  };
}
