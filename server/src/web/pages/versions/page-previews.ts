import { DeployName } from '@shixuan/host/deploy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewSecret, type Preview, type PreviewRefusal } from '../../../domain/releases/previews';
import { AppVersion } from '../../../domain/releases/registry/registry-schema';
import { siteCookie } from '../../../platform/http/cookies';
import { siteNow } from '../../../platform/site-time';

/** Looks the secret of a preview link up. */
export type PreviewReader = (secret: string) => Promise<Preview | PreviewRefusal>;

/** What a page says of previews: the version that it shows, or why it is the live one. */
export type PagePreview =
  | { kind: 'shown'; preview: Preview }
  | { kind: 'refused'; reason: PreviewRefusal | 'missing' | 'unavailable' };

export interface AskedPreview {
  /** Null where nobody asked for one. */
  preview: PagePreview | null;
  /** The search without what was about previews. */
  search: string;
  /** The address to go to instead: the secret leaves the address bar, or the preview is left. */
  redirect: string | null;
}

export const previewCookie = siteCookie('preview', 'lax');
const LEAVE = 'leave';

/** `selection@1.2.3-0123abcd`: a published version, as opposed to the address of a developer's own build. */
function isPublished(text: string): boolean {
  const at = text.indexOf('@');
  return DeployName.safeParse(text.slice(0, at)).success && AppVersion.safeParse(text.slice(at + 1)).success;
}

function isOfPreview(name: string, value: string): boolean {
  if (name === 'preview') return value === LEAVE || value.startsWith('sxv_');
  return name === 'mf' && isPublished(value);
}

function keepCookie(request: FastifyRequest, reply: FastifyReply, secret: string, { expiresAt }: Preview): void {
  const maxAge = Math.max(1, Math.ceil((expiresAt.getTime() - siteNow()) / 1000));
  previewCookie.set(request, reply, secret, maxAge);
}

const withoutPreview = (search: string): string =>
  search
    .split('&')
    .filter(part => ![...new URLSearchParams(part)].some(([name, value]) => isOfPreview(name, value)))
    .join('&');

/** The search of the page that the visitor comes from, when it is this one; else empty. */
function searchBefore({ headers: { referer = '' }, host }: FastifyRequest, path: string): string {
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.host === host && from.pathname === path ? withoutPreview(from.search.slice(1)) : '';
}

/**
 * The preview that a request asks for: by a link (`?mf=selection@1.2.3-0123abcd&preview=…`), whose secret moves into a
 * cookie that no script can read, or by that cookie. `?preview=leave` ends it. A link or cookie that does not work gives
 * the live site and the reason.
 */
export async function previewOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, search }: { path: string; search: string },
  read: PreviewReader | undefined,
): Promise<AskedPreview> {
  const asked = [...new URLSearchParams(search)].filter(([name, value]) => isOfPreview(name, value));
  const kept = previewCookie.read(request);
  if (!read || (asked.length === 0 && kept === undefined)) return { preview: null, search, redirect: null };
  const rest = asked.length === 0 ? search : withoutPreview(search);
  // More than one slash at the beginning would name another host.
  const here = path.replace(/^[/\\]+/, '/');
  const addressOf = (part: string) => here + (part && `?${part}`);
  const secret = asked.find(([name]) => name === 'preview')?.[1];
  const named = asked.find(([name]) => name === 'mf')?.[1];
  const refused = (reason: PreviewRefusal): AskedPreview => {
    if (kept !== undefined) previewCookie.clear(request, reply);
    return { preview: { kind: 'refused', reason }, search: rest, redirect: null };
  };
  if (secret === LEAVE) {
    previewCookie.clear(request, reply);
    // The bar's link is that of every page, so it leaves out what the address asked for.
    return { preview: null, search: rest, redirect: addressOf(rest || searchBefore(request, path)) };
  }
  const key = secret ?? kept ?? '';
  const found = isPreviewSecret(key) ? await read(key).catch(() => null) : 'unknown';
  // Without the database nobody can tell; the link may hold again in a moment.
  if (found === null) return { preview: { kind: 'refused', reason: 'unavailable' }, search: rest, redirect: null };
  if (typeof found === 'string') return refused(found);
  if (named !== undefined && named !== `${found.remote}@${found.version}`) return refused('unknown');
  if (secret === undefined) return { preview: { kind: 'shown', preview: found }, search: rest, redirect: null };
  keepCookie(request, reply, secret, found);
  return { preview: null, search: rest, redirect: addressOf(rest) };
}
