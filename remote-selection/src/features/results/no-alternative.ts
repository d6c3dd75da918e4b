import type { SelectionState } from '@shixuan/task-url';
import type { RankingAnswer, ResultRow } from '../../data/ranking/answer';

/** Why there is no alternative with the other kind of lens; null where there is one, or none is expected. */
export function noAlternative(
  answer: RankingAnswer,
  first: ResultRow | null,
  { lensId }: SelectionState,
): string | null {
  if (!('alternative' in answer) || answer.alternative || !first || lensId !== null) return null;
  if (isTelecentric(first)) return '没有普通镜头可换：每支至少有一项检查不满足。';
  return '没有远心镜头可换：倍率与工作距离都是定死的，每支至少有一项检查不满足。';
}

const isTelecentric = ({ lens }: ResultRow): boolean => lens?.part.kind === 'fixed' && lens.part.telecentric !== null;
