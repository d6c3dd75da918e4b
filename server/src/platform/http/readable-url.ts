/**
 * The address of a page; when its path cannot be decoded, every `%` stands for the sign itself, so that a mistyped address
 * gets the site's own page. Addresses of calls stay as they are and are refused.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#;]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (/^\/(web|api)(\/|$)/.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
