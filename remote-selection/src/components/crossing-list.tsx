import { Link, useHost } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { indexParts, resultRow, rowName } from '../data/ranking/answer';
import { type RankingRequest, rankingQuery } from '../data/ranking/ranking-query';
import { threeDigits } from '../lib/format-figure';
import * as styles from './crossing-list.module.css';

export interface ShownCrossing {
  kind: string;
  title: string;
  text: string;
  /** Null: advice without another page. */
  to: string | null;
  /** The changed task, which is solved before it is offered; absent where there is none. */
  task?: SystemsBody['task'];
}

type SystemsBody = Extract<RankingRequest, { goal: 'systems' }>['body'];

/** Other kinds of systems for the task: what, why with figures, and a link that changes the task. */
export function CrossingList({ crossings }: { crossings: readonly ShownCrossing[] }) {
  return (
    <section className={styles.crossings} aria-label="可以考虑的另一种做法">
      {crossings.map(({ task, ...crossing }) =>
        task ? (
          <SolvedCrossing key={crossing.kind} crossing={crossing} task={task} />
        ) : (
          <Crossing key={crossing.kind} {...crossing} />
        ),
      )}
    </section>
  );
}

/** What only moves the problem is not offered: the changed task has a system that is known to meet it. */
function SolvedCrossing({ crossing, task }: { crossing: ShownCrossing; task: SystemsBody['task'] }) {
  const asked = rankingQuery(useHost(), { goal: 'systems', body: { task, limit: 1 } });
  // What was first for another task says nothing of this one.
  const { data } = useQuery({ ...asked, placeholderData: undefined });
  const first = data?.list[0];
  const row = first?.undecided.length === 0 ? first : undefined;
  if (!data || !row) return null;
  const name = rowName(resultRow(row, indexParts(data)), 'systems');
  const pixelMm = threeDigits(row.setting.objectPixelMm.nominal);
  return <Crossing {...crossing} text={`${crossing.text}。已求解：首选 ${name}，单像素精度 ${pixelMm}\u202fmm`} />;
}

const Crossing = ({ title, text, to }: ShownCrossing) => (
  <div className={styles.crossing}>
    <p>{text}</p>
    {to === null ? (
      <strong>{title}</strong>
    ) : (
      <Link className={controls.action} to={to}>
        {title}
      </Link>
    )}
  </div>
);
