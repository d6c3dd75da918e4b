import type { RouteDescriptor } from '@shixuan/host';
import { useMatches } from 'react-router-dom';

/** Data of a remote's route for the layout. */
export interface RouteHandle {
  /** `catalog/GoodsList` */
  id: string;
  /** Name of the remote: `catalog`. */
  remote: string;
  route: RouteDescriptor;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'route' in handle;

/** The remote routes that the current path goes through, outermost first; empty on the shell's own pages. */
export function useRouteHandles(): RouteHandle[] {
  return useMatches()
    .map(match => match.handle)
    .filter(isRouteHandle);
}
