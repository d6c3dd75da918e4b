import { useMemo } from 'react';
import { RejectionList } from '../../components/rejection-list';
import { partsOf } from '../../data/ranking/answer';
import { pairJudged } from '../../data/ranking/pair-judged';
import { missedText } from '../../data/report/rejection-text';
import { formatCount } from '../../lib/format-count';
import { useSelection } from '../../state/selection-context';

/** What each check rejected of all pairs of camera and lens. */
export function Ledger() {
  const { answer, parts, requirements, request } = useSelection();
  const rejections = useMemo(
    () =>
      (answer?.ledger ?? [])
        .filter(({ pairs }) => pairs > 0)
        .map(({ check, label, pairs, nearest }) => ({
          check,
          label,
          count: `淘汰 ${formatCount(pairs)} 个`,
          nearest: nearest && {
            parts: partsOf(parts, nearest),
            text: `差 ${missedText(nearest.missedBy)}。${nearest.reason}`,
            judged: requirements && request && pairJudged(requirements, request, parts, nearest),
          },
        })),
    [answer, parts, requirements, request],
  );
  return <RejectionList rejections={rejections} />;
}
