import type { Goal } from '@shixuan/task-url';
import { useMemo } from 'react';
import { RankingList } from '../../components/ranking/ranking-list';
import { type ResultRow, rowName } from '../../data/ranking/answer';
import { useAskedSelection } from '../../state/selection-context';
import { columnsOf } from './columns';
import { ResultName } from './result-name';
import { RowDetail } from './row-detail';

const titles: Readonly<Record<Goal, string>> = { cameras: '相机', lenses: '镜头', systems: '相机 + 镜头' };

/** Cameras, lenses or systems to be compared. */
export function ResultList({ rows, onCompare }: { rows: readonly ResultRow[]; onCompare(key: string): void }) {
  const { state, requirements, opened, open } = useAskedSelection();
  const { goal } = state;
  return (
    <RankingList
      rows={rows}
      opened={opened}
      onOpen={open}
      title={titles[goal]}
      columns={useMemo(() => columnsOf(goal, requirements), [goal, requirements])}
      name={row => <ResultName row={row} goal={goal} />}
      nameText={row => rowName(row, goal)}
      detail={row => <RowDetail row={row} onCompare={() => onCompare(row.key)} />}
    />
  );
}
