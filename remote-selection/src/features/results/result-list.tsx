import { checkIds, checkLabel, isAsked } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import { useNarrow } from '@shixuan/ui';
import { useMemo } from 'react';
import { RankingList } from '../../components/ranking/ranking-list';
import type { SortedRanking } from '../../components/ranking/sorted-rows';
import { type ResultRow, rowName } from '../../data/ranking/answer';
import { differenceText } from '../../data/ranking/differences';
import { things } from '../../data/ranking/things';
import { useAskedSelection } from '../../state/selection-context';
import { aspectsOf } from './aspects';
import { ResultName } from './result-name';
import { RowDetail } from './row-detail';

const titles: Readonly<Record<Goal, string>> = { cameras: '相机', lenses: '镜头', systems: '相机 + 镜头' };

export interface ResultListProps extends Pick<SortedRanking<ResultRow>, 'rows' | 'columns' | 'sort' | 'onSort'> {
  onCompare(key: string): void;
}

/** Cameras, lenses or systems to be compared. */
export function ResultList({ onCompare, ...ranking }: ResultListProps) {
  const { state, requirements, opened, open, row: above, choose } = useAskedSelection();
  const { goal } = state;
  // The twelve columns of cameras leave no room for words.
  const reasoned = useNarrow() || goal !== 'cameras';
  const [aspects, checks] = useMemo(
    () => [
      aspectsOf(requirements),
      checkIds.map(id => ({ id, label: checkLabel(id, requirements), asked: isAsked(requirements, id) })),
    ],
    [requirements],
  );
  return (
    <RankingList
      {...ranking}
      opened={opened}
      onOpen={open}
      title={titles[goal]}
      asked={check => isAsked(requirements, check)}
      name={row => <ResultName row={row} goal={goal} />}
      nameText={row => rowName(row, goal)}
      choosing={{ what: things[goal].take, chosen: above?.key ?? null, choose }}
      reason={
        reasoned
          ? row => (above && row.key !== above.key ? differenceText(aspects, row, above, checks) : null)
          : undefined
      }
      detail={row => <RowDetail row={row} onCompare={() => onCompare(row.key)} />}
    />
  );
}
