/**
 * Which module each route and each piece imports, read from the source of `remote.ts`:
 * `Line: () => import('./pages/family/line.page')`, `'catalog:product-help': () => import('./pieces/help')`.
 * The build needs it to find their chunks; one that is written another way is named in the error.
 *
 * @param ids ids of the routes, and the places of the pieces
 * @throws Error naming those without an import
 */
export function partRequests(source: string, ids: readonly string[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const match of source.matchAll(
    /(\w+|'[\w:-]+'|"[\w:-]+"):\s*\(\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]\s*,?\s*\)/g,
  )) {
    const [, id, request] = match;
    if (id && request) found.set(id.replaceAll(/['"]/g, ''), request);
  }
  const missing = ids.filter(id => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `src/remote.ts: write each route and each piece as  Id: () => import('./page')  – not found for: ${missing.join(', ')}`,
    );
  }
  return Object.fromEntries(ids.map(id => [id, found.get(id) ?? '']));
}
