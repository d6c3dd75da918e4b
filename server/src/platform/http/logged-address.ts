/**
 * Parameters whose values are secrets: partners' keys stand in the address of the frame, those of first passwords and of
 * previews in their links.
 */
const SECRET_PARAMETERS = new Set(['partner', 'link', 'preview']);
/** What the site's own secrets begin with, wherever one was put. */
const OWN_SECRET = /sx[a-z]_/;
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const REDACTED = '[Redacted]';

/** Percent signs decoded byte by byte: enough for names and secrets, which are ASCII, and never an error. */
const decoded = (text: string) =>
  text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Secrets of grants stand in the addresses of granted files. */
function loggedPath(path: string): string {
  const plain = decoded(path);
  const redacted = plain.replace(/((?:^|\/)files\/).*$/is, `$1${REDACTED}`).replaceAll(/sx[a-z]_.*$/gs, REDACTED);
  return redacted === plain ? path : redacted;
}

function loggedParameter(part: string): string {
  const at = part.indexOf('=');
  if (at < 0) return OWN_SECRET.test(decoded(part)) ? REDACTED : part;
  const isSecret = SECRET_PARAMETERS.has(decoded(part.slice(0, at))) || OWN_SECRET.test(decoded(part));
  return isSecret ? `${part.slice(0, at + 1)}${REDACTED}` : part;
}

/**
 * The address of a request for the log: path and search without secrets, however they were encoded; origin and fragment,
 * which a request seldom names, are left out.
 */
export function loggedAddress(url: string): string {
  const [address = ''] = url.replace(ORIGIN, '').split('#');
  const at = address.indexOf('?');
  if (at < 0) return loggedPath(address);
  const search = address
    .slice(at + 1)
    .split('&')
    .map(loggedParameter);
  return `${loggedPath(address.slice(0, at))}?${search.join('&')}`;
}
