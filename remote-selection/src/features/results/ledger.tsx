import { RejectionList } from '../../components/rejection-list';
import { partsOf } from '../../data/ranking/answer';
import { missedText, reasonText } from '../../data/report/rejection-text';
import { useSelection } from '../../state/selection-context';

/** What each check rejected of all pairs of camera and lens. */
export function Ledger() {
  const { answer, parts } = useSelection();
  const rejections = (answer?.ledger ?? [])
    .filter(({ pairs }) => pairs > 0)
    .map(({ check, label, pairs, nearest }) => ({
      check,
      label,
      count: `淘汰 ${pairs.toLocaleString('en').replaceAll(',', '\u2009')} 个`,
      nearest: nearest && {
        parts: partsOf(parts, nearest),
        text: `差 ${missedText(nearest.missedBy)}。${reasonText(nearest)}`,
      },
    }));
  return <RejectionList rejections={rejections} />;
}
