import type { KilledRemote } from '@shixuan/host/manifest';
import { routeAt } from './find-route';

/** Seconds after which a crawler may ask again for a page that was switched off. */
export const KILLED_RETRY_SECONDS = 600;

/**
 * Status and title of a page whose remote is switched off. Status 503 makes search engines keep the page. Null when the
 * path belongs to no such remote.
 */
export function killedFacts(
  killed: readonly KilledRemote[],
  path: string,
): { status: 503; title: string; description: string } | null {
  for (const { routes, reason } of killed) {
    const route = routeAt(routes, path);
    if (!route) continue;
    const { title } = route;
    const description = reason || '该栏目暂停服务，请稍后再来。';
    return { status: 503, title, description };
  }
  return null;
}
