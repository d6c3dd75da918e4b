import { costText } from '@shixuan/optics/describe';
import type { RankingColumn } from './ranking';

/** The cost class of a row: ¥ to ¥¥¥¥¥. A row without an estimate is 未标注. */
export const costColumn: RankingColumn<{ cost?: { costClass: number | null } | null | undefined }> = {
  id: 'cost',
  label: '成本',
  words: true,
  value: ({ cost }) => (cost?.costClass ? costText(cost.costClass) : null),
};
