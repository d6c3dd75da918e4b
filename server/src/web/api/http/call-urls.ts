/** Where a call is served. The specification names both base paths, and `/api/Share/…` for shared calls. */
export function callUrls(path: string): string[] {
  const shared = path.startsWith('/Share/');
  return [...(shared ? [`/api${path}`] : []), `/api/web${path}`, `/web${path}`];
}
