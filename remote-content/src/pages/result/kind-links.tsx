import type { SearchGroup } from '@shixuan/api/client';
import { CountLinks } from '../../features/count-links/count-links';
import { kindNames } from './kind-names';
import { type ResultQuery, resultPath } from './result-url';

/** The kinds with their counts; those without anything cannot be chosen. */
export function KindLinks({ groups, query }: { groups: readonly SearchGroup[]; query: ResultQuery }) {
  const link = (kind: ResultQuery['kind'], name: string, count: number) => ({
    key: kind ?? '',
    name,
    count,
    to: resultPath({ ...query, kind, categoryId: null, page: 1 }),
    isCurrent: query.kind === kind,
  });
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  const found = groups.filter(({ kind, total }) => total > 0 || kind === query.kind);
  return (
    <CountLinks
      label="结果种类"
      links={[link(null, '全部', all), ...found.map(({ kind, total }) => link(kind, kindNames[kind].name, total))]}
    />
  );
}
