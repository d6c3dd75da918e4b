import { Link, useHost } from '@shixuan/host';
import type { ImagingTask } from '@shixuan/optics/model';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { indexParts, resultRow, rowName } from '../data/ranking/answer';
import { type RankingRequest, rankingQuery } from '../data/ranking/ranking-query';
import { wholeWebLight } from '../data/ranking/whole-web-light';
import { lengthText } from '../lib/length-text';
import * as styles from './crossing-list.module.css';
import { LateTaskChanges } from './late-task-changes';

export interface ShownCrossing {
  kind: string;
  title: string;
  text: string;
  /** Null: advice without another page. */
  to: string | null;
  /** The changed task, which is solved before it is offered; absent where there is none. */
  task?: ImagingTask;
  /** The task that it would change. */
  before?: ImagingTask;
  /** The link is followed. */
  onTake?(): void;
  /** Of line cameras beside each other: the ranking that names their common light, and the same with that light. */
  common?: { asked: RankingRequest; withLight(lightId: number): Pick<ShownCrossing, 'to' | 'onTake'> };
}

/** Other kinds of systems for the task: what, why with figures, and a link that changes the task. */
export function CrossingList({ crossings }: { crossings: readonly ShownCrossing[] }) {
  return (
    <section className={styles.crossings} aria-label="可以考虑的另一种做法">
      {crossings.map(crossing =>
        crossing.task ? (
          <SolvedCrossing key={crossing.kind} crossing={crossing} task={crossing.task} />
        ) : (
          <Crossing key={crossing.kind} {...crossing} />
        ),
      )}
    </section>
  );
}

/** What only moves the problem is not offered: the changed task has a system that is known to meet it. */
function SolvedCrossing({ crossing, task }: { crossing: ShownCrossing; task: ImagingTask }) {
  const asked = rankingQuery(useHost(), { goal: 'systems', body: { task, limit: 1 } });
  // What was first for another task says nothing of this one.
  const { data } = useQuery({ ...asked, placeholderData: undefined });
  const common = useQuery({ ...rankingQuery(useHost(), crossing.common?.asked ?? null), placeholderData: undefined });
  const light = common.data ? wholeWebLight(common.data) : null;
  const first = data?.list[0];
  const row = first?.undecided.length === 0 ? first : undefined;
  // With its light, if it takes one: a link that changes under the hand leads elsewhere than it says.
  if (!data || !row || (crossing.common && common.isPending)) return null;
  const name = rowName(resultRow(row, indexParts(data)), 'systems');
  const pixel = lengthText(row.setting.objectPixelMm.nominal, 4);
  const solved = `${crossing.text}。已求解：首选 ${name}，单像素精度 ${pixel}`;
  if (!light) return <Crossing {...crossing} text={solved} />;
  return (
    <Crossing
      {...crossing}
      {...crossing.common?.withLight(light.id)}
      text={`${solved}，光源 ${light.model} 一条照全幅`}
    />
  );
}

const Crossing = ({ title, text, to, task, before, onTake }: ShownCrossing) => (
  <div className={styles.crossing}>
    <div>
      <p>{text}</p>
      {task && before && (
        <p className={styles.changes}>
          <LateTaskChanges lead="会改" before={before} after={task} />
        </p>
      )}
    </div>
    {to === null ? (
      <strong>{title}</strong>
    ) : (
      // The changed task is answered where the offer stood: the page does not begin at its top again.
      <Link className={controls.action} to={to} preventScrollReset={task !== undefined} onClick={onTake}>
        {title}
      </Link>
    )}
  </div>
);
