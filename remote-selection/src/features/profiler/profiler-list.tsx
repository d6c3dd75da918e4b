import type { ProfileNeeds } from '@shixuan/optics/model';
import { RankingList } from '../../components/ranking/ranking-list';
import type { LaserRow } from '../../data/profiler/profiler-rows';
import { laserColumns } from './profiler-columns';
import { LaserDetail } from './profiler-detail';
import { LaserName } from './profiler-name';

export interface LaserListProps {
  rows: readonly LaserRow[];
  need: ProfileNeeds;
  /** Key of the row that is open. */
  opened: string | null;
  onOpen(key: string | null): void;
}

/** What fits first, then what lacks data. */
export function LaserList({ need, ...shown }: LaserListProps) {
  return (
    <RankingList
      {...shown}
      title="3D 线激光"
      columns={laserColumns}
      name={row => <LaserName row={row} />}
      nameText={row => row.selected.product.model}
      detail={row => <LaserDetail row={row} need={need} />}
    />
  );
}
