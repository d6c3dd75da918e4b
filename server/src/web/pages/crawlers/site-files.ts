import type { FastifyInstance } from 'fastify';
import { allLandingKeys } from '../../../domain/landings/landing-file';
import { commonHeaders } from '../policy/security-headers';
import type { IndexedPages } from './indexed-pages';

/** A lens in section: two glass surfaces, the optical axis and the rays that meet behind it. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>
.ink{stroke:#1d2129}@media (prefers-color-scheme:dark){.ink{stroke:#f7f8fa}}
</style><g fill="none" stroke-width="2.2" stroke-linecap="round"><path d="M3 9H13L28 16L13 23H3" stroke="#165dff"/><path class="ink" d="M13 4Q20 16 13 28Q8 16 13 4Z"/></g></svg>
`;

const LIST = '/goods/list?';

/** Attributes whose filter is a page of its own in some category. */
const landingKeys = ['brand', ...allLandingKeys()];

/**
 * Which lists Baidu may read: those that are pages of their own and their further pages, as far as an address shows it. A rule that
 * counts the signs `&` stands behind those for what has as many of them and may be read.
 */
const listRules = [
  // Several values of a filter, what is not stated, and forms of the same list.
  ...[',', '%2C', '%2c', '!m', '%21m', '&sort=', '&size=', '&cols=', '&pins='].map(sign => `Disallow: ${LIST}*${sign}`),
  `Disallow: ${LIST}*&*&*&*&`,
  `Allow: ${LIST}categoryId=*&brand=*&series=*&page=`,
  `Disallow: ${LIST}*&*&*&`,
  `Allow: ${LIST}categoryId=*&brand=*&series=`,
  ...landingKeys.map(key => `Allow: ${LIST}categoryId=*&${key}=*&page=`),
  `Disallow: ${LIST}*&*&`,
  `Allow: ${LIST}*&page=`,
  ...landingKeys.map(key => `Allow: ${LIST}*&${key}=`),
  `Disallow: ${LIST}*&`,
].join('\n');

/**
 * Pages that are not to be listed say so themselves (`noindex`). Baidu does not read that: it gets rules by address, of
 * which it follows the first that fits, others the longest. Scripts, styles, pictures and the calls that draw a page are
 * free, because crawlers that run scripts need them; only what belongs to a visitor's account is not.
 */
const robots = (origin: string, unlisted: readonly string[]) => `User-agent: *
Disallow: /web/Account/
Disallow: /web/Home/Log
Disallow: /files/
Disallow: /ops
Disallow: /deploy/

User-agent: Baiduspider
Disallow: /web/Account/
Disallow: /web/Home/Log
Disallow: /files/
Disallow: /ops
Disallow: /deploy/
${unlisted.map(path => `Disallow: ${path}$\nDisallow: ${path}?`).join('\n')}
${listRules}
${
  origin &&
  `
Sitemap: ${origin}/sitemap.xml
`
}`;

const day = { ...commonHeaders, 'cache-control': 'public, max-age=86400' };

/** How long `security.txt` may be relied on, ms: its standard asks for less than a year. */
const CONTACT_HOLDS_MS = 180 * 24 * 3600_000;

/** Whom to tell of a weakness (RFC 9116). The date changes once a day. */
function securityText(contact: string, siteOrigin: string): string {
  const expires = new Date(Date.now() + CONTACT_HOLDS_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: zh, en'];
  if (siteOrigin) lines.push(`Canonical: ${siteOrigin}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}

export interface SiteFilesOptions {
  /** `https://host` under which the public knows the site, or empty. */
  siteOrigin: string;
  /** Shown at `/<key>.txt`, which proves to IndexNow that the site is ours. */
  indexNowKey?: string | undefined;
  /** `mailto:` or `https:` address for reports of weaknesses; without it there is no `security.txt`. */
  securityContact?: string | undefined;
  pages(): IndexedPages;
}

export function registerSiteFiles(
  app: FastifyInstance,
  { siteOrigin, indexNowKey, securityContact, pages }: SiteFilesOptions,
): void {
  if (securityContact)
    app.get('/.well-known/security.txt', async (_, reply) =>
      reply.headers(day).type('text/plain; charset=utf-8').send(securityText(securityContact, siteOrigin)),
    );
  if (indexNowKey)
    app.get(`/${indexNowKey}.txt`, async (_, reply) =>
      reply.headers(day).type('text/plain; charset=utf-8').send(indexNowKey),
    );
  app.get('/favicon.svg', async (_, reply) => reply.headers(day).type('image/svg+xml; charset=utf-8').send(favicon));
  // Some browsers ask for this address without reading the page's link.
  app.get('/favicon.ico', async (_, reply) => reply.headers(day).redirect('/favicon.svg', 302));
  app.get('/robots.txt', async (_, reply) =>
    reply.headers(day).type('text/plain; charset=utf-8').send(robots(siteOrigin, pages().unlisted)),
  );
}
