import { systemDrawing } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { searchedSetting } from '@shixuan/optics/solve';
import { useMemo, useState } from 'react';
import { useSelection } from '../../state/selection-context';
import { useLastFresh } from '../../state/use-last-fresh';
import { Drawing, type DrawingProps, type DrawnQuantity } from './drawing';
import * as styles from './drawing-slot.module.css';

const limits = {
  workingDistance: { min: 10, max: 10_000 },
  fieldWidth: { min: 1, max: 5000 },
  fieldHeight: { min: 1, max: 5000 },
  heightVariation: { min: 0, max: 200 },
} satisfies DrawingProps['limits'];

/**
 * The drawing of the shown system in the task that it answers. While a part of the drawing itself is moved it is set up anew at
 * once; another task is drawn with its own answer.
 */
export function DrawingSlot() {
  const now = useSelection();
  const [moved, setMoved] = useState(false);
  if (moved && now.isFresh) setMoved(false);
  const shown = useLastFresh(now, now.isFresh || !now.answer || moved);
  const { dispatch, requirements, system } = shown;
  const figures = useMemo(() => {
    if (!requirements || !system) return null;
    return systemDrawing(requirements, {
      ...system,
      setting: searchedSetting(requirements, system.camera, system.lens),
    });
  }, [requirements, system]);
  if (!requirements || !figures) {
    return (
      <section className={styles.slot} aria-label="光路图">
        <p className={styles.caption}>正在计算…</p>
      </section>
    );
  }
  const change = (quantity: DrawnQuantity, mm: number) => {
    setMoved(true);
    dispatch({ type: 'chosen', task: changedTask(now.state.task, quantity, mm) });
  };
  // Where the way to the sensor is given, the free distance follows from the lens.
  const { workingDistance: _, ...tied } = limits;
  return (
    <Drawing
      figures={figures}
      limits={requirements.tied ? tied : limits}
      onChange={change}
      stale={!now.isFresh && !moved}
    />
  );
}

/** What a dragged figure asks for: the field is the object with its margin, a distance that is set is fixed. */
export function changedTask(
  { object, marginPct }: Requirements['task'],
  quantity: DrawnQuantity,
  mm: number,
): Partial<Requirements['task']> {
  const objectMm = Number((mm / (1 + marginPct / 100)).toPrecision(4));
  const changes: Readonly<Record<DrawnQuantity, Partial<Requirements['task']>>> = {
    workingDistance: { workingDistance: { minMm: mm, maxMm: mm } },
    fieldWidth: { object: { ...object, widthMm: objectMm } },
    fieldHeight: { object: { ...object, heightMm: objectMm } },
    heightVariation: { heightVariationMm: mm },
  };
  return changes[quantity];
}
