import type { TestSite } from './test-site';

/** Headers of a browser that is on the site's own page. */
export const ownPage = { host: 'site.test', origin: 'http://site.test' };

/** Sends a form of `/ops` as the browser does. */
export const postForm = (
  site: TestSite,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** The first cookie of an answer, as the next request brings it; empty without one. */
export const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
