import { systemDrawing } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { useMemo } from 'react';
import { useSelection } from '../../state/selection-context';
import { Bench, type BenchProps, type BenchQuantity } from './bench';
import * as styles from './bench-slot.module.css';

const limits = {
  workingDistance: { min: 10, max: 10_000 },
  fieldWidth: { min: 1, max: 5000 },
  fieldHeight: { min: 1, max: 5000 },
  heightVariation: { min: 0, max: 200 },
} satisfies BenchProps['limits'];

/** The optical bench of the system that is looked at, settled anew for the task as it is typed or dragged. */
export function BenchSlot() {
  const { dispatch, requirements, query, answer, rows, system } = useSelection();
  const nothing = answer ? rows.length === 0 : query.isError;
  const figures = useMemo(() => {
    if (!requirements || !system) return null;
    return systemDrawing(requirements, {
      ...system,
      setting: nearestSetting(requirements, system.camera, system.lens),
    });
  }, [requirements, system]);
  if (!requirements || !figures) {
    return (
      <section className={styles.slot} data-nothing={nothing} aria-label="光路图">
        <p className={styles.caption}>{nothing ? '没有可画的系统' : '正在计算…'}</p>
      </section>
    );
  }
  const change = (quantity: BenchQuantity, mm: number) =>
    dispatch({ type: 'chosen', task: changedTask(requirements.task, quantity, mm) });
  // Where the way to the sensor is given, the free distance follows from the lens.
  const { workingDistance: _, ...tied } = limits;
  return <Bench figures={figures} limits={requirements.tied ? tied : limits} onChange={change} />;
}

/** What a dragged figure asks for: the field is the object with its margin, a distance that is set is fixed. */
export function changedTask(
  { object, marginPct }: Requirements['task'],
  quantity: BenchQuantity,
  mm: number,
): Partial<Requirements['task']> {
  const objectMm = Number((mm / (1 + marginPct / 100)).toPrecision(4));
  const changes: Readonly<Record<BenchQuantity, Partial<Requirements['task']>>> = {
    workingDistance: { workingDistance: { minMm: mm, maxMm: mm } },
    fieldWidth: { object: { ...object, widthMm: objectMm } },
    fieldHeight: { object: { ...object, heightMm: objectMm } },
    heightVariation: { heightVariationMm: mm },
  };
  return changes[quantity];
}
