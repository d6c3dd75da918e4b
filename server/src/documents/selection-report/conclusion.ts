import type { Verdict } from '@shixuan/optics/formula';
import { uncheckedCount, uncheckedText } from '@shixuan/task-url';
import { lightLabel, openNotes } from './open-notes';
import type { SelectionReport } from './report-content';
import { verdictWords } from './verdict-words';

export interface Conclusion {
  verdict: Verdict;
  head: string;
  /** How many checks came out how, and whether others are still to come. */
  counts: string;
}

type Judged = Pick<
  SelectionReport,
  | 'misses'
  | 'lacking'
  | 'undecided'
  | 'premises'
  | 'settled'
  | 'pending'
  | 'checks'
  | 'notAsked'
  | 'unchecked'
  | 'bearing'
>;

/**
 * What a customer reads first. It may not say more than the checks: it is green only for a whole system of which every check that
 * judges the task passes, and otherwise names what it rests on. With a demand that was left unread nothing is said of the whole task.
 */
export function conclusionOf(report: Judged): Conclusion {
  const { unchecked, bearing } = report;
  const { verdict, head } = judgedOf(report);
  const counts = countsOf(report);
  if (unchecked.length === 0) return { verdict, head, counts };
  const named = uncheckedText(unchecked);
  if (verdict === 'fail' || verdict === 'unknown') return { verdict, head: `${head}；另有${named}没有核对`, counts };
  // Before what holds, which readers take for the end.
  const toSettle =
    bearing === '' ? '能否达到须向厂家确认' : `须先定下指哪一项，资料没有的向厂家确认（厂家资料：${bearing}）`;
  return { verdict: 'unknown', head: `${named}没有核对，${toSettle}；${head}`, counts };
}

/** What follows from the checks that were made. */
function judgedOf(report: Judged): Omit<Conclusion, 'counts'> {
  const { misses, lacking, undecided, premises, settled, pending, checks, unchecked } = report;
  if (misses.length > 0) return { verdict: 'fail', head: `不能完成任务：${misses.join('，')}` };
  const missing = new Set(checks.flatMap(({ missing }) => missing ?? []));
  // Told as parts that are still to be chosen, or first of all.
  for (const label of [lightLabel, ...lacking]) missing.delete(label);
  const asked = openNotes([...missing]);
  if (lacking.length > 0) {
    const also = asked.length > 0 ? `；另${asked.join('；')}` : '';
    return { verdict: 'unknown', head: `还不能定：先填${lacking.join('、')}${also}` };
  }
  if (undecided.length > 0) {
    const head = `能否完成任务尚不能判定：缺${[...new Set(undecided)].join('、')}数据，须向厂家确认`;
    return { verdict: 'unknown', head };
  }
  const whole = unchecked.length > 0 ? '其余要求都满足' : '能完成任务';
  const does = pending.length > 0 ? `${settled.join('与')}合用` : whole;
  const resting = premises.length > 0 ? `，前提是${premises.join('，')}` : '';
  const open = pending.length > 0 ? `；${pending.join('、')}待定` : '';
  const before = asked.length > 0 ? `；订货前${asked.join('；')}` : '';
  const verdict = premises.length > 0 || pending.length > 0 ? 'warn' : 'pass';
  return { verdict, head: `${does}${resting}${open}${before}` };
}

function countsOf({ checks, notAsked, pending, unchecked }: Judged): string {
  const asked = checks.filter(({ id }) => !notAsked.includes(id));
  const counted = (['pass', 'warn', 'unknown', 'fail'] as const).flatMap(verdict => {
    const count = asked.filter(check => check.verdict === verdict).length;
    return count === 0 ? [] : [`${count} 项${verdictWords[verdict]}`];
  });
  // The checks of the light are listed in any case.
  const awaited = pending.filter(kind => kind !== lightLabel);
  const later = awaited.length > 0 ? `；其余检查待${awaited.join('、')}选定后再做` : '';
  const free = notAsked.length > 0 ? `；另 ${notAsked.length} 项任务没有要求，不计` : '';
  const unread = unchecked.length > 0 ? `；${uncheckedCount(unchecked)} 项要求没有核对` : '';
  return `${asked.length} 项检查：${counted.join('，')}${free}${unread}${later}`;
}
