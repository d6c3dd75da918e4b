/**
 * The address of a page with every `%` of a path that cannot be decoded taken as the sign itself: whoever mistypes an
 * address is shown the site's own page for it. Calls keep theirs and are refused.
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
