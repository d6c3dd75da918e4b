import { describeProfileTask, describeTask, describeVolumeTask, type TaskLine } from '@shixuan/optics/describe';
import { blankProfileState, blankVolumeState, neutralTask } from '@shixuan/task-url';
import { keepUnits } from '@shixuan/units';

/** The task of a scheme, of the page that it belongs to. */
export type SharedTaskOf =
  | { page: 'imaging'; task: Parameters<typeof describeTask>[0] }
  | { page: 'profile'; task: Parameters<typeof describeProfileTask>[0] }
  | { page: 'volume'; task: Parameters<typeof describeVolumeTask>[0] };

export interface SharedTaskProps {
  /** Something of the address could not be read, and was left at what is usual. */
  damaged: boolean;
  /** Null while an input is missing or cannot be computed with. */
  of: SharedTaskOf | null;
}

/** What a scheme that was passed on is for: its page has no form to read it from. */
export function SharedTask({ damaged, of }: SharedTaskProps) {
  return (
    <>
      {damaged && (
        <p role="alert">
          <strong>链接不完整，下面不一定是对方要给您看的方案，请向对方再要一次链接。</strong>
        </p>
      )}
      {of && <p>{keepUnits(`任务：${told(of)}`)}</p>}
    </>
  );
}

/** What a task is recognised by is said whether it is usual or not. */
const always = ['视野', '幅宽', '最小缺陷', '公差带', '单像素精度', '工件宽', '料区'];

/** The inputs of a task, without those that were left at what is usual. */
function told(of: SharedTaskOf): string {
  const [lines, usual] = linesOf(of);
  const isUsual = ({ label, text }: TaskLine) => usual.some(each => each.label === label && each.text === text);
  const said = lines.filter(line => always.includes(line.label) || !isUsual(line));
  return said.map(({ label, text }) => `${label} ${text}`).join('，');
}

/** The lines of a task, and those of a blank one. */
function linesOf(of: SharedTaskOf): [TaskLine[], TaskLine[]] {
  switch (of.page) {
    case 'imaging':
      return [describeTask(of.task), describeTask(neutralTask)];
    case 'profile':
      return [describeProfileTask(of.task), describeProfileTask(blankProfileState.task)];
    case 'volume':
      return [describeVolumeTask(of.task), describeVolumeTask(blankVolumeState.task)];
  }
}
