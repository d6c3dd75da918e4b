import { titleWith, uncheckedOf } from '../../../components/answer/unchecked';
import { useFault } from '../../../components/form/notices-context';
import { type ResultRow, rowName } from '../../../data/ranking/answer';
import { missingText } from '../../../data/task/missing-inputs';
import { type Notice, todoOf } from '../../../data/task/notices';
import { type Selection, useSelection } from '../../../state/selection-context';
import { useLastFresh } from '../../../state/use-last-fresh';
import { costHides, firstOf } from '../no-first';

export interface ShownAnswer {
  /** The task and its ranking, as they were when the last answer came. */
  shown: Selection;
  /** What is recommended or was chosen; null where nothing is. */
  best: ResultRow | null;
  /** It was chosen from the list. */
  picked: boolean;
  /** 首选, 已选, 还不能定, 换一种做法 where another kind of system is named, or 无解. */
  title: string;
  /** A value that cannot be, with which nothing that is listed can be recommended. */
  fault: Notice | null;
}

/** The answer of the page, never made of two tasks. */
export function useShownAnswer(): ShownAnswer {
  const now = useSelection();
  const shown = useLastFresh(now, now.isFresh || !now.answer);
  const { requirements, request, answer, rows, chosen, row } = shown;
  const found = useFault();
  // With a value that cannot be computed with, the last answer stands as it was.
  const fault = now.requirements && rows.length > 0 ? found : null;
  const picked = !fault && row !== null && row.key === chosen;
  const best = picked ? row : answer && requirements && !fault ? firstOf(rows, requirements) : null;
  const title = picked
    ? '已选'
    : best || !answer
      ? '首选'
      : rows.length > 0
        ? '还不能定'
        : costHides(answer, request) !== null
          ? '没有列出'
          : 'crossings' in answer && answer.crossings?.length
            ? '换一种做法'
            : '无解';
  return { shown, best, picked, title, fault };
}

/** The answer in a line, for where its card is out of sight. */
export function AnswerLine() {
  const now = useSelection().state;
  const { shown, best, title, fault } = useShownAnswer();
  const { answer, state, missing, requirements, query } = shown;
  const without = Object.keys(now.drafts).length > 0 ? '（标红的没有计入）' : '';
  const { sideBySide } = state;
  const count = sideBySide ? ` × ${sideBySide.cameras}` : '';
  if (best) return `${titleWith(title, uncheckedOf(state.said))} ${rowName(best, state.goal)}${count}${without}`;
  if (fault) return `${title}，${todoOf(fault, now)}`;
  if (answer) return title;
  if (missing.length > 0) return missingText(missing);
  return !requirements ? '等一项输入改对' : query.isError ? '结果没有取到' : '正在计算…';
}
