import { checkLabel } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { RejectionList } from '../../components/rejection-list';
import { partsOf } from '../../data/ranking/answer';
import { pairJudged } from '../../data/ranking/pair-judged';
import { things } from '../../data/ranking/things';
import { missWords } from '../../data/report/rejection-text';
import { formatCount } from '../../lib/format-count';
import { useSelection } from '../../state/selection-context';

/** What each check rejected of all pairs of camera and lens. */
export function Ledger() {
  const { state, answer, parts, requirements, request } = useSelection();
  const { unit } = things[state.goal];
  const rejections = useMemo(() => {
    if (!answer || !requirements) return [];
    return answer.ledger
      .filter(({ pairs }) => pairs > 0)
      .map(({ check, pairs, nearest }) => ({
        check,
        label: checkLabel(check, requirements),
        count: `${formatCount(pairs)} ${unit}不满足`,
        nearest: nearest && {
          parts: partsOf(parts, nearest),
          text: `${nearest.missedBy < 1 ? '仅' : ''}${missWords(nearest.missedBy)}。${nearest.reason}`.replace(
            /^。/,
            '',
          ),
          judged: request && pairJudged(requirements, request, parts, nearest),
        },
      }));
  }, [answer, parts, requirements, request, unit]);
  return <RejectionList rejections={rejections} unit={unit} />;
}
