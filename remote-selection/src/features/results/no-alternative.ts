import type { SelectionState } from '@shixuan/task-url';
import type { RankingAnswer, ResultRow } from '../../data/ranking/answer';
import { isTelecentric } from './is-telecentric';

/** Why no other kind of lens stands beside the first; null where one does, or none was to be expected. */
export function noAlternative(
  answer: RankingAnswer,
  first: ResultRow | null,
  { lensId }: SelectionState,
): string | null {
  if (!('alternative' in answer) || answer.alternative || !first || lensId !== null) return null;
  if (isTelecentric(first)) return '没有普通镜头可换：每支至少有一项检查不满足。';
  return '没有远心镜头可换：倍率与工作距离都是定死的，每支至少有一项检查不满足。';
}
