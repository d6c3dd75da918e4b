import { Link, useHost } from '@shixuan/host';
import type { ReactNode } from 'react';
import { type SelectionPart, selectionPath } from './selection-path';

interface Door {
  /** Null: no selection helper fits these products. */
  path: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Link to a selection helper; nothing where no live remote provides it. */
export function HelperLink({ path, className, children }: Door) {
  const host = useHost();
  if (!path || !host.has('routes') || !host.isProvided?.(path)) return null;
  return (
    <Link className={className} to={path}>
      {children}
    </Link>
  );
}

/** The same with these products taken along. */
export function SelectionLink({ parts, children }: { parts: readonly SelectionPart[]; children: ReactNode }) {
  return <HelperLink path={selectionPath(parts)}>{children}</HelperLink>;
}
