/** RFC 8187: what `encodeURIComponent` leaves as it is although the header does not allow it. */
const rest = /['()*]/g;
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** No path, no control characters, and a length that every file system takes with Chinese in it. */
const safeName = (name: string) => [...name.replaceAll(/[\p{C}\\/:*?"<>|]/gu, '-')].slice(0, 80).join('');

/**
 * A `Content-Disposition` that names the file in Chinese, with a plain name for readers that do not know `filename*`.
 * @param plainName ASCII, without the extension
 */
export function contentDisposition(
  kind: 'inline' | 'attachment',
  name: string,
  plainName: string,
  extension: string,
): string {
  const encoded = encodeURIComponent(`${safeName(name)}.${extension}`).replaceAll(rest, percent);
  return `${kind}; filename="${plainName.replaceAll(/[^\w.-]/g, '-')}.${extension}"; filename*=UTF-8''${encoded}`;
}
