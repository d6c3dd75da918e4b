import type { Goal } from '@shixuan/task-url';
import { ProductNames } from '../../components/ranking/product-names';
import type { ResultRow } from '../../data/ranking/answer';

/** What a ranking is of: a camera, a lens, or both. */
export function ResultName({ row, goal }: { row: ResultRow; goal: Goal }) {
  const parts = [goal === 'lenses' ? null : row.camera, goal === 'cameras' ? null : row.lens];
  return (
    <ProductNames
      products={parts.filter(part => part !== null)}
      marks={[...(row.undecided.length > 0 ? ['缺数据待确认'] : []), ...(row.relaxed ? ['方向放宽'] : [])]}
    />
  );
}
