import { useHost } from '@shixuan/host';
import type { ProfileState, SelectionState, VolumeState } from '@shixuan/task-url';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profilerFieldOf } from '../../../data/profiler/profiler-fields';
import { profilerQuery } from '../../../data/profiler/profiler-query';
import { profilerRows } from '../../../data/profiler/profiler-rows';
import { profileNeedsOr } from '../../../data/profiler/profiler-state';
import { indexParts, resultRow, rowName } from '../../../data/ranking/answer';
import { rankingQuery, rankingRequest } from '../../../data/ranking/ranking-query';
import { things } from '../../../data/ranking/things';
import { deriveFigures, neededPixels } from '../../../data/task/derive-figures';
import { missingFigures, missingInputs } from '../../../data/task/missing-inputs';
import { requirementsOr } from '../../../data/task/notices';
import { referenceSensor } from '../../../data/task/reference-sensor';
import { volumeFieldOf } from '../../../data/volume/volume-fields';
import { volumeQuery } from '../../../data/volume/volume-query';
import { volumeNeedsOr } from '../../../data/volume/volume-state';
import { formatCount } from '../../../lib/format-count';
import { formatFigure } from '../../../lib/format-figure';
import { useSettled } from '../../../lib/use-settled';
import * as styles from './guide-so-far.module.css';

/** Time without a change after which the running answer is asked for. */
const ASK_AFTER_MS = 300;
/** Figures that need no part to be told, those that decide first. */
const SHOWN = ['object-pixel', 'pixels', 'rate', 'exposure'];

interface Figure {
  id: string;
  label: string;
  values: readonly number[];
  unit: string;
}

/** Cameras with lenses: what follows from the task, and how many do it. */
export function ImagingSoFar({ state }: { state: SelectionState }) {
  const isStill = state.task.mode === 'line' && state.task.speedMmS === 0;
  const missing = [...missingInputs(state), ...(isStill ? ['速度'] : [])];
  const need = useMemo(() => {
    const judged = requirementsOr(state.task);
    return missing.length === 0 && 'requirements' in judged ? judged.requirements : null;
  }, [state.task, missing.length]);
  const figures = useMemo(
    () =>
      need
        ? deriveFigures(need, needed =>
            referenceSensor({ camera: null, sensor: null, leading: null, needed, line: need.lineScan }),
          ).filter(({ id }) => SHOWN.includes(id))
        : [],
    [need],
  );
  const request = useMemo(() => need && rankingRequest(state, neededPixels(need).needed), [need, state]);
  const asked = useSettled(request, ASK_AFTER_MS);
  // What was first for another task says nothing of this one.
  const { data, isError } = useQuery({ ...rankingQuery(useHost(), asked), placeholderData: undefined });
  const [first] = data?.list ?? [];
  return (
    <>
      <Figures figures={figures} />
      <Running
        {...{ missing, unit: things[state.goal].unit }}
        failed={isError || !request}
        answer={
          data && asked === request
            ? { count: data.decided, first: first && rowName(resultRow(first, indexParts(data)), state.goal) }
            : null
        }
      />
    </>
  );
}

/** Line profilers: the rate that motion asks for, and how many do it. */
export function ProfileSoFar({ state }: { state: ProfileState }) {
  const missing = missingFigures(state, profilerFieldOf);
  const judged = useMemo(() => profileNeedsOr(state), [state]);
  const need = missing.length === 0 && 'need' in judged ? judged.need : null;
  const task = need?.task ?? null;
  const asked = useSettled(task, ASK_AFTER_MS);
  const { data, isError } = useQuery({ ...profilerQuery(useHost(), asked), placeholderData: undefined });
  return (
    <>
      <Figures
        figures={
          need && need.rateHz !== null ? [{ id: 'rate', label: '所需轮廓频率', values: [need.rateHz], unit: 'Hz' }] : []
        }
      />
      <Running
        {...{ missing, unit: '款' }}
        failed={isError || !task}
        refused={'message' in judged ? judged.message : undefined}
        answer={
          data && asked === task ? { count: data.fitting, first: profilerRows(data)[0]?.selected.product.model } : null
        }
      />
    </>
  );
}

/** 3D area cameras: how many do it. */
export function VolumeSoFar({ state }: { state: VolumeState }) {
  const missing = missingFigures(state, volumeFieldOf);
  const judged = useMemo(() => volumeNeedsOr(state), [state]);
  const need = missing.length === 0 && 'need' in judged ? judged.need : null;
  const task = need?.task ?? null;
  const asked = useSettled(task, ASK_AFTER_MS);
  const { data, isError } = useQuery({ ...volumeQuery(useHost(), asked), placeholderData: undefined });
  return (
    <Running
      {...{ missing, unit: '款' }}
      failed={isError || !task}
      refused={'message' in judged ? judged.message : undefined}
      answer={data && asked === task ? { count: data.fitting, first: data.list[0]?.product.model } : null}
    />
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, values, unit }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{`${values.map(formatFigure).join('\u202f×\u202f')}\u202f${unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RunningProps {
  /** What has to be told before anything is answered. */
  missing: readonly string[];
  /** Measure word of what is ranked. */
  unit: string;
  failed: boolean;
  /** Why the task cannot be computed with. */
  refused?: string | undefined;
  /** How many certainly do the task, and the first of them; null while it is made. */
  answer: { count: number; first: string | undefined } | null;
}

/** How many results do the task as far as it was told, and the first of them. */
function Running({ missing, unit, failed, refused, answer }: RunningProps) {
  if (missing.length > 0) {
    return <p className={styles.open}>{`再填${missing.join('、')}，就有结果；其余空着就是不限。`}</p>;
  }
  if (refused !== undefined) return <p className={styles.open}>{refused}</p>;
  if (failed) return null;
  if (!answer) return <p className={styles.open}>正在计算…</p>;
  if (answer.first === undefined || answer.count === 0) {
    return <p>照这样没有确定满足的，结果里有放宽哪一项的建议。</p>;
  }
  return (
    <p>
      {`已有 ${formatCount(answer.count)} ${unit}满足，现在排第一的是 `}
      <strong className={styles.first}>{answer.first}</strong>
    </p>
  );
}
