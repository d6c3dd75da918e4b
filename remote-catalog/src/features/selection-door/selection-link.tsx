import { Link, useHost } from '@shixuan/host';
import type { ReactNode } from 'react';
import { type SelectionPart, selectionPath } from './selection-path';

/** The way into a selection helper with these products; nothing where no live remote provides the helper. */
export function SelectionLink({ parts, children }: { parts: readonly SelectionPart[]; children: ReactNode }) {
  const host = useHost();
  const path = selectionPath(parts);
  if (!path || !host.has('routes') || !host.isProvided?.(path)) return null;
  return <Link to={path}>{children}</Link>;
}
