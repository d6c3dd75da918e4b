import type { AppPath } from '../registry-paths';
import type { Registry, RegistryRow } from '../registry-schema';
import { hasVisitors, rowsOf, withRows } from './app-rows';

/**
 * Notes in the rows of an app since when each has visitors, and which were withdrawn: those that lost theirs to a rollback. A
 * version that was merely followed by the next one is not withdrawn.
 * @param before the registry before the operation
 */
export function noteTimes(
  before: Registry,
  next: Registry,
  { app, at, isRollback }: { app: AppPath; at: Date; isRollback: boolean },
): Registry {
  const former = rowsOf(before, app);
  const rows = rowsOf(next, app);
  if (rows === former) return next;
  return withRows(
    next,
    app,
    rows.map(row => {
      const before = former.find(({ metadata }) => metadata.version === row.metadata.version);
      return noted(row, before !== undefined && hasVisitors(before), at.toISOString(), isRollback);
    }),
  );
}

function noted(row: RegistryRow, had: boolean, at: string, isRollback: boolean): RegistryRow {
  const has = hasVisitors(row);
  if (has === had) return row;
  const { shownSince: _, withdrawnAt: __, ramp, ...extras } = row.extras;
  if (has) return { ...row, extras: { ...extras, ...(ramp && { ramp }), shownSince: at } };
  return isRollback ? { ...row, extras: { ...extras, withdrawnAt: at } } : { ...row, extras };
}
