import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { searchedSetting } from '@shixuan/optics/solve';
import { useMemo, useRef, useState } from 'react';
import { shownDrawing } from '../../data/ranking/shown-drawing';
import { keepingLast } from '../../lib/once-per';
import { useSelection } from '../../state/selection-context';
import { useLastFresh } from '../../state/use-last-fresh';
import { Drawing } from './drawing';
import * as styles from './drawing-slot.module.css';
import type { DrawnLimits, DrawnQuantity } from './handles';

const limits = {
  workingDistance: { min: 10, max: 10_000 },
  fieldWidth: { min: 1, max: 5000 },
  fieldHeight: { min: 1, max: 5000 },
  heightVariation: { min: 0, max: 200 },
} satisfies DrawnLimits;

/** The system in the setting that the search gives it. */
const drawingOf = keepingLast((requirements: Requirements, system: System) =>
  shownDrawing(requirements, { ...system, setting: searchedSetting(requirements, system.camera, system.lens) }),
);

/**
 * The drawing of the shown system in the task that it answers. While a part of the drawing itself is moved it is set up anew at
 * once; another task is drawn with its own answer. A scheme that was passed on has nothing to be moved.
 */
export function DrawingSlot() {
  const now = useSelection();
  const [moved, setMoved] = useState(false);
  if (moved && now.isFresh) setMoved(false);
  /** The task, and the distance that was drawn for it, when a handle was taken. */
  const grabbed = useRef<Grabbed | null>(null);
  const shown = useLastFresh(now, now.isFresh || !now.answer || moved);
  const { dispatch, requirements, system } = shown;
  const figures = useMemo(() => requirements && system && drawingOf(requirements, system), [requirements, system]);
  if (!requirements || !figures) {
    return (
      <section className={styles.slot} aria-label="光路图">
        <p className={styles.caption}>正在计算…</p>
      </section>
    );
  }
  const change = (quantity: DrawnQuantity, mm: number) => {
    setMoved(true);
    const from = grabbed.current ?? { task: now.state.task, distanceMm: figures.workingDistanceMm.mm };
    dispatch({ type: 'chosen', task: changedTask(from, quantity, mm) });
  };
  // Where the way to the sensor is given, the free distance follows from the lens.
  const { workingDistance: _, ...tied } = limits;
  return (
    <Drawing
      figures={figures}
      limits={requirements.tied ? tied : limits}
      onChange={now.readOnly ? undefined : change}
      onDrag={dragging => {
        grabbed.current = dragging ? { task: now.state.task, distanceMm: figures.workingDistanceMm.mm } : null;
      }}
      stale={!now.isFresh && !moved}
    />
  );
}

interface Grabbed {
  task: Requirements['task'];
  distanceMm: number;
}

/** What a dragged figure asks for: the field is the object with its margin, and a range of distances stays one. */
export function changedTask(
  { task, distanceMm }: Grabbed,
  quantity: DrawnQuantity,
  mm: number,
): Partial<Requirements['task']> {
  const { object, marginPct, workingDistance } = task;
  const objectMm = Number((mm / (1 + marginPct / 100)).toPrecision(4));
  const changes: Readonly<Record<DrawnQuantity, Partial<Requirements['task']>>> = {
    workingDistance: { workingDistance: movedRange(workingDistance, distanceMm, mm) },
    fieldWidth: { object: { ...object, widthMm: objectMm } },
    fieldHeight: { object: { ...object, heightMm: objectMm } },
    heightVariation: { heightVariationMm: mm },
  };
  return changes[quantity];
}

type Range = Requirements['task']['workingDistance'];

/**
 * The distances allowed once the drawn one was moved: moved away, the near end goes along, moved closer, the far end; the other stays. Where
 * the end that goes along passes the other, they change places. Without both ends, the one there is moves; one distance stays one.
 */
function movedRange({ minMm, maxMm }: Range, fromMm: number, mm: number): Range {
  if (minMm === null && maxMm === null) return { minMm: mm, maxMm: mm };
  if (minMm === null) return { minMm, maxMm: mm };
  if (maxMm === null) return { minMm: mm, maxMm };
  if (minMm === maxMm) return { minMm: mm, maxMm: mm };
  const stays = mm > fromMm ? maxMm : minMm;
  // A range of no width would be one distance.
  if (mm === stays) return { minMm, maxMm };
  return { minMm: Math.min(mm, stays), maxMm: Math.max(mm, stays) };
}
