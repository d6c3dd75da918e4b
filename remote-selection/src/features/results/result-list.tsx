import { isAsked } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import { RankingList } from '../../components/ranking/ranking-list';
import type { SortedRanking } from '../../components/ranking/sorted-rows';
import { type ResultRow, rowName } from '../../data/ranking/answer';
import { useAskedSelection } from '../../state/selection-context';
import { ResultName } from './result-name';
import { RowDetail } from './row-detail';

const titles: Readonly<Record<Goal, string>> = { cameras: '相机', lenses: '镜头', systems: '相机 + 镜头' };

export interface ResultListProps extends Pick<SortedRanking<ResultRow>, 'rows' | 'columns' | 'sort' | 'onSort'> {
  onCompare(key: string): void;
}

/** Cameras, lenses or systems to be compared. */
export function ResultList({ onCompare, ...ranking }: ResultListProps) {
  const { state, requirements, opened, open } = useAskedSelection();
  const { goal } = state;
  return (
    <RankingList
      {...ranking}
      opened={opened}
      onOpen={open}
      title={titles[goal]}
      asked={check => isAsked(requirements, check)}
      name={row => <ResultName row={row} goal={goal} />}
      nameText={row => rowName(row, goal)}
      detail={row => <RowDetail row={row} onCompare={() => onCompare(row.key)} />}
    />
  );
}
