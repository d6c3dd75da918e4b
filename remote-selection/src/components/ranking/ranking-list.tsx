import { useNarrow } from '@shixuan/ui';
import type { RankedRow } from './ranking';
import { RankingCards } from './ranking-cards';
import { RankingTable } from './ranking-table';
import { type SortedRanking, sortedRows } from './sorted-rows';

/** Recommendations to be compared, the best first: a table, and on a narrow screen cards. Either can be sorted. */
export function RankingList<Row extends RankedRow>(ranking: SortedRanking<Row>) {
  const narrow = useNarrow();
  const sorted = { ...ranking, rows: sortedRows(ranking.rows, ranking.sort, ranking.columns) };
  return narrow ? <RankingCards {...sorted} /> : <RankingTable {...sorted} />;
}
