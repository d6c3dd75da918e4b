import type { ProfileNeeds } from '@shixuan/optics/model';
import { RankingList } from '../ranking/ranking-list';
import { laserColumns } from './laser-columns';
import { LaserDetail } from './laser-detail';
import { LaserName } from './laser-name';
import type { LaserRow } from './laser-rows';

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
