import type { ProductSource } from '@shixuan/api';
import type { BrandEntry } from './brand-file';

/** Kinds of public repositories that the catalogue was collected from, by owner and name on github.com. */
const repositories: Readonly<Record<string, string>> = {
  // Brochures and manuals of makers, collected unchanged.
  'liuwake/MachineVision': 'manual-mirror',
  // Source of a dealer's product site.
  'ctkarabiyik/vision-commerce-hub-85': 'secondary',
};

/** Dealers that publish tables of several makers. */
const dealers = new Set(['edmundoptics.com', 'thorlabs.com']);

/** Sites of makers that differ from the website of the brand. */
const makerSites: Readonly<Record<string, string>> = {
  'keyence.eu': 'Keyence',
  'kowavision.com': 'Kowa',
  'kowa-lenses.com': 'Kowa',
  'azurephotonicsus.com': 'Azure Photonics',
  'falenses.com': 'FALenses',
  'edmundoptics.com': 'Edmund Optics',
  'thorlabs.com': 'Thorlabs',
};

const hostOf = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;

/** Names below which countries register sites, as in `misumi.co.jp` and `opt.com.cn`. */
const REGISTRIES = /\.(?:com|co|net|org|gov|edu|ac|or|ne|go)\.[a-z]{2}$/;

/** The registered part of a host, so that `docs.baslerweb.com` belongs to `baslerweb.com`, and `a.co.jp` not to `b.co.jp`. */
const siteOf = (host: string | undefined) =>
  host
    ?.split('.')
    .slice(REGISTRIES.test(host) ? -3 : -2)
    .join('.');

/**
 * The kind of a source by its address, for a record that does not state one: without an address unattributed; a public repository
 * third-party unless it is listed; a page that was read through a repository third-party; the brand's own site the maker's;
 * any other site secondary.
 */
export function tierOfAddress({ url, viaUrl }: Pick<ProductSource, 'url' | 'viaUrl'>, brand: BrandEntry): string {
  const host = hostOf(url);
  if (url === null || host === undefined) return 'third-party-unattributed';
  if (host === 'github.com') {
    const [, owner, name] = new URL(url).pathname.split('/');
    return repositories[`${owner}/${name}`] ?? 'third-party';
  }
  if (hostOf(viaUrl) === 'github.com') return 'third-party';
  const site = siteOf(host) ?? host;
  if (makerSites[site] === brand.name) return 'manufacturer';
  if (dealers.has(site)) return 'secondary';
  return site === siteOf(hostOf(brand.website)) ? 'manufacturer' : 'secondary';
}

/** A source with its kind: as stated, otherwise by its address. */
export const withTier = (source: ProductSource, brand: BrandEntry): ProductSource =>
  source.tier === null ? { ...source, tier: tierOfAddress(source, brand) } : source;
