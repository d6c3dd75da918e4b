/**
 * Which module each route imports, read from the source of `remote.ts`: `Line: () => import('./pages/family/line.page')`.
 * The build needs it to find a route's chunks; a route written another way is named in the error.
 *
 * @throws Error naming the routes without an import
 */
export function routeRequests(source: string, routeIds: string[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const match of source.matchAll(
    /(\w+):\s*\(\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]\s*,?\s*\)/g,
  )) {
    const [, id, request] = match;
    if (id && request) found.set(id, request);
  }
  const missing = routeIds.filter(id => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `src/remote.ts: write each route as  Id: () => import('./page')  – not found for: ${missing.join(', ')}`,
    );
  }
  return Object.fromEntries(routeIds.map(id => [id, found.get(id) ?? '']));
}
