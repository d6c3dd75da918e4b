import type { ListedRemote } from '@shixuan/host/manifest';
import { useLayoutEffect } from 'react';
import { useShell } from '../components/shell-context';

/**
 * Stands before the component of a page or a piece and is therefore drawn just before it: names the version whose code runs next, and
 * as long as the component stands in the document. A component that never returns is known by that.
 */
export function AtWork({ remote, route }: { remote: ListedRemote; route: string }) {
  const { work } = useShell();
  const { name: app, version } = remote.manifest;
  work?.draw({ app, version, route });
  useLayoutEffect(() => work?.stay({ app, version, route }), [work, app, version, route]);
  return null;
}
