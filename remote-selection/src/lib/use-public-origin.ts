import { useSiteOrigin } from '@shixuan/host';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The site's origin for what is wanted elsewhere: what the host says it is, and on the site itself, where it says nothing,
 * that of the page. Empty where there is no page yet.
 */
export function usePublicOrigin(): string {
  const site = useSiteOrigin();
  return useSyncExternalStore(
    never,
    () => site || window.location.origin,
    () => site,
  );
}
