import type { SpecGroup } from '@shixuan/ui';

/** Height of a group's title, counted in rows. */
const TITLE = 2;
const height = (groups: readonly SpecGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length + TITLE, 0);

/** Splits the groups into two columns of about the same height, in their order. */
export function splitGroups(groups: readonly SpecGroup[]): [SpecGroup[], SpecGroup[]] {
  const cuts = groups.map((_, i) => i + 1);
  const longer = (cut: number) => Math.max(height(groups.slice(0, cut)), height(groups.slice(cut)));
  const best = cuts.reduce((a, b) => (longer(b) < longer(a) ? b : a), cuts[0] ?? 0);
  return [groups.slice(0, best), groups.slice(best)];
}
