/** Does `If-None-Match` name this entity tag? Compared weakly, as the header wants. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag);
}
