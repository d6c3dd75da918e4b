import { useNarrow } from '@shixuan/ui';
import { useState } from 'react';
import type { RankedRow, Ranking } from './ranking';
import { RankingCards } from './ranking-cards';
import { RankingTable } from './ranking-table';
import { type SortBy, sortedRows } from './sorted-rows';

/** Recommendations to be compared, the best first: a table, and on a narrow screen cards. Either can be sorted. */
export function RankingList<Row extends RankedRow>(ranking: Ranking<Row>) {
  const narrow = useNarrow();
  const [sort, setSort] = useState<SortBy | null>(null);
  const sorted = { ...ranking, rows: sortedRows(ranking.rows, sort, ranking.columns), sort, onSort: setSort };
  return narrow ? <RankingCards {...sorted} /> : <RankingTable {...sorted} />;
}
