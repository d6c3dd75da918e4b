import type { ResolvedRemote } from '@shixuan/host/manifest';
import { StartError } from '../../../platform/process/start-error';

/**
 * Reads REMOTES_ORIGIN: another origin that serves the files of remotes, as a content delivery network does; empty for
 * the site itself.
 * @throws StartError for anything but `https://host` or `http://host:port`
 */
export function readRemotesOrigin({ REMOTES_ORIGIN = '' }: NodeJS.ProcessEnv): string {
  if (REMOTES_ORIGIN === '') return '';
  const url = URL.canParse(REMOTES_ORIGIN) ? new URL(REMOTES_ORIGIN) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && [url.origin, `${url.origin}/`].includes(REMOTES_ORIGIN)) return url.origin;
  throw new StartError(
    `环境变量 REMOTES_ORIGIN 的值「${REMOTES_ORIGIN}」不对：应形如 https://cdn.example.com，不含路径。`,
  );
}

/** The remote with the addresses of its files, and of its previous version's, at that origin. Hashes stay. */
export function atOrigin(remote: ResolvedRemote, origin: string): ResolvedRemote {
  if (origin === '') return remote;
  const { base, fallback } = remote;
  return {
    ...remote,
    base: origin + base,
    ...(fallback && { fallback: { ...fallback, base: origin + fallback.base } }),
  };
}
