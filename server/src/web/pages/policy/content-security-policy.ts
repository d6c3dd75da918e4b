import type { RemoteOverride } from '@shixuan/host/manifest';
import { type DevServers, devOrigins } from '../versions/dev-servers';
import { POLICY_REPORTS } from './security-headers';

export interface PolicyOptions {
  /** None on a page that is the same for everybody; scripts are then let in by their origin alone. */
  nonce: string | null;
  /** Prefix of picture addresses; empty for the site itself. */
  imageHost: string;
  dev?: DevServers | undefined;
  /** Where the files of remotes lie; empty for the site itself. */
  remotesOrigin?: string;
  /** Builds of a developer's machine that this page runs. */
  overrides?: readonly RemoteOverride[];
  /** Hash of the styles that stand in the page itself: `sha256-…`. */
  styles?: string | undefined;
  /** Names of the Trusted Types policies of the page's versions; null where its shell does not work under them. */
  trustedTypes?: readonly string[] | null;
}

/**
 * The page's content security policy. Scripts come from the site's own files, each with its hash; nothing inline runs
 * and nothing is evaluated; texts become elements or addresses of scripts only through the policies named. Only style
 * attributes are let in: components and drawings write them.
 */
export function contentSecurityPolicy({
  nonce,
  imageHost,
  dev,
  remotesOrigin = '',
  overrides = [],
  styles,
  trustedTypes = null,
}: PolicyOptions): string {
  const local = overrides.map(({ url }) => new URL(url).origin);
  const developers = [...new Set([...(dev ? devOrigins(dev) : []), ...local])];
  const origins = [...(remotesOrigin ? [remotesOrigin] : []), ...developers];
  const sockets = developers.map(origin => origin.replace(/^http/, 'ws'));
  const pictures = imageHost ? [new URL(imageHost).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Source maps and fast refresh of the development servers evaluate code and write style elements.
    'script-src': [
      "'self'",
      ...(nonce === null ? [] : [`'nonce-${nonce}'`]),
      ...(dev ? ["'unsafe-eval'"] : []),
      ...origins,
    ],
    'style-src': ["'self'", ...(dev ? ["'unsafe-inline'"] : styles ? [`'${styles}'`] : []), ...origins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures, ...origins],
    'connect-src': ["'self'", ...origins, ...sockets],
    ...(origins.length > 0 && { 'font-src': ["'self'", ...origins] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // Development servers evaluate code. A developer's build may create policies that the site does not know.
    ...(trustedTypes && !dev && { 'require-trusted-types-for': ["'script'"] }),
    // A fallback version in the same page, and the carousel, create policies of a name that there is already.
    ...(trustedTypes && !dev && local.length === 0 && { 'trusted-types': [...trustedTypes, "'allow-duplicates'"] }),
    'report-uri': [POLICY_REPORTS],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
