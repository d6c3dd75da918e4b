import type { KilledRemote } from '@shixuan/host/manifest';
import { routeAt } from './find-route';

/** Seconds after which a crawler may ask again for a page that was switched off. */
export const KILLED_RETRY_SECONDS = 600;

/**
 * What is said of a page whose remote is switched off: it exists and is away for a while, so that search engines keep
 * it. Null when the path is of no such remote.
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
