/**
 * Address of a picture: a source that begins with `/Uploads` is prefixed with the host that serves the uploads, any
 * other source stays as it is.
 *
 * @param host e.g. `https://img.example.com`, without or with a slash at its end; empty: same origin
 */
export function imageSource(source: string, host: string): string {
  return source.startsWith('/Uploads') ? host.replace(/\/+$/, '') + source : source;
}
