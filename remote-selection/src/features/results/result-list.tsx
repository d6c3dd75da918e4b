import type { Requirements } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import { useMemo } from 'react';
import { RankingList } from '../../components/ranking/ranking-list';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { tableColumns } from './columns';
import { ResultName, rowName } from './result-name';
import { RowDetail } from './row-detail';

export interface ResultsProps {
  rows: readonly ResultRow[];
  goal: Goal;
  need: Requirements;
  request: RankingRequest;
  /** Key of the row that is open. */
  opened: string | null;
  onOpen(key: string | null): void;
}

const titles: Readonly<Record<Goal, string>> = { camera: '相机', lens: '镜头', vision: '相机 + 镜头' };

/** Cameras, lenses or systems to be compared. */
export function ResultList({ rows, goal, need, request, ...shown }: ResultsProps) {
  const columns = useMemo(
    () =>
      tableColumns(goal, need, rows).map(({ value, ...column }) => ({
        ...column,
        value: (row: ResultRow) => value(row, need),
      })),
    [goal, need, rows],
  );
  return (
    <RankingList
      {...shown}
      rows={rows}
      title={titles[goal]}
      columns={columns}
      name={row => <ResultName row={row} goal={goal} />}
      nameText={row => rowName(row, goal)}
      detail={row => <RowDetail row={row} need={need} request={request} />}
    />
  );
}
