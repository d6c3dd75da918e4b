import { useSiteOrigin } from '@shixuan/host';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The site's origin for addresses that are used elsewhere: the host's, or the page's own on the site itself. Empty during
 * server rendering.
 */
export function usePublicOrigin(): string {
  const site = useSiteOrigin();
  return useSyncExternalStore(
    never,
    () => site || window.location.origin,
    () => site,
  );
}
