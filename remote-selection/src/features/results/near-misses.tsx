import { checkLabels } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { NearMissList } from '../../components/near-miss-list';
import { partsOf } from '../../data/ranking/answer';
import { pairJudged } from '../../data/ranking/pair-judged';
import { missedText } from '../../data/report/rejection-text';
import { useSelection } from '../../state/selection-context';

/** The pairs that miss least. `others`: rows below that may do the task, though data to decide it is missing. */
export function NearMisses({ others = 0 }: { others?: number }) {
  const { answer, parts, requirements, request } = useSelection();
  const nearMisses = useMemo(
    () =>
      (answer?.nearMisses ?? []).map(pair => ({
        key: `${pair.cameraId}-${pair.lensId}`,
        parts: partsOf(parts, pair),
        judged: requirements && request && pairJudged(requirements, request, parts, pair),
        misses: pair.misses.map(({ check, missedBy, reason }) => ({
          check,
          label: `${checkLabels[check]} 差 ${missedText(missedBy)}`,
          reason,
        })),
      })),
    [answer, parts, requirements, request],
  );
  return (
    <NearMissList
      title={others > 0 ? '数据齐全的产品都差一点' : '没有产品满足全部要求'}
      lead={
        others > 0
          ? '下面各项都有数据，列出差得最少的，供判断该放宽哪一项，不是推荐；表中各行缺关键数据，能否成立须向厂家确认。'
          : nearMisses.length > 0
            ? '下面是差得最少的组合，只供判断该放宽哪一项，不是推荐。'
            : '目录里没有能用于这种任务的产品，请换一种成像方式，或放开已定的部件。'
      }
      nearMisses={nearMisses}
    />
  );
}
