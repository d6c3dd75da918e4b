import { RemoteManifest, type RemoteOverride } from '@shixuan/host/manifest';
import { siteCookie } from '../../../platform/http/cookies';

/** Who may run a build from their own machine in the site's pages, and from which hosts. */
export interface OverrideSettings {
  /** Allowed for everyone; otherwise for the staff alone. */
  allowed: boolean;
  /** Host names of developers' servers. */
  hosts: readonly string[];
}

const NAME = RemoteManifest.shape.name;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Kept until the browser is closed. */
export const overridesCookie = siteCookie('mf', 'lax');
/** Limit of overridden remotes. */
const MOST = 8;

/**
 * Reads OVERRIDES (`on`) and OVERRIDE_HOSTS (`dev1.example,dev2.example`, beside this machine). Development servers of
 * the site's own are such builds anyway, so they allow it.
 */
export function readOverrideSettings(environment: NodeJS.ProcessEnv): OverrideSettings {
  const hosts = (environment.OVERRIDE_HOSTS ?? '').split(',').map(host => host.trim().toLowerCase());
  return {
    allowed: environment.OVERRIDES === 'on' || Boolean(environment.SHIXUAN_DEV),
    hosts: [...LOCAL_HOSTS, ...hosts.filter(host => host !== '')],
  };
}

/** `selection@http://localhost:3001/`; null for anything else: another host, a user name, a search, a path that ends in a file. */
export function parseOverride(text: string, hosts: readonly string[]): RemoteOverride | null {
  const at = text.indexOf('@');
  const name = NAME.safeParse(text.slice(0, at));
  const address = text.slice(at + 1);
  if (at < 0 || !name.success || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || !isPlain || !hosts.includes(url.hostname) || !url.pathname.endsWith('/')) return null;
  return { name: name.data, url: url.href };
}

/** The overrides in the value of the cookie. Entries that are no longer valid are left out. */
export function keptOverrides(value: string | undefined, hosts: readonly string[]): RemoteOverride[] {
  return (value ?? '').split('|').flatMap(part => {
    try {
      const override = parseOverride(decodeURIComponent(part), hosts);
      return override ? [override] : [];
    } catch {
      return [];
    }
  });
}

/** The value of the cookie, which `keptOverrides` reads. */
export const printOverrides = (overrides: readonly RemoteOverride[]): string =>
  overrides.map(({ name, url }) => encodeURIComponent(`${name}@${url}`)).join('|');

/** One server per remote; a new override replaces a kept one. */
export function mergeOverrides(kept: readonly RemoteOverride[], asked: readonly RemoteOverride[]): RemoteOverride[] {
  return [...new Map([...kept, ...asked].map(override => [override.name, override])).values()].slice(-MOST);
}
