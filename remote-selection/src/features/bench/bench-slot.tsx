import { systemDrawing } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { useMemo } from 'react';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import { useSelection } from '../../state/selection-context';
import { Bench, type BenchProps, type BenchQuantity } from './bench';
import * as styles from './bench-slot.module.css';

export interface BenchSlotProps {
  need: Requirements;
  /** The system that is drawn: the row that is open, else the best one; null while there is none. */
  row: ResultRow | null;
  request: RankingRequest | null;
  /** No system will come that could be drawn. */
  nothing: boolean;
}

const limits = {
  workingDistance: { min: 10, max: 10_000 },
  fieldWidth: { min: 1, max: 5000 },
  fieldHeight: { min: 1, max: 5000 },
  heightVariation: { min: 0, max: 200 },
} satisfies BenchProps['limits'];

/** The optical bench of the system that is looked at, settled anew for the task as it is typed or dragged. */
export function BenchSlot({ need, row, request, nothing }: BenchSlotProps) {
  const { dispatch } = useSelection();
  const figures = useMemo(() => {
    const system = row && request && systemOf(row, request);
    if (!system) return null;
    return systemDrawing(need, { ...system, setting: nearestSetting(need, system.camera, system.lens) });
  }, [need, row, request]);
  if (!figures) {
    return (
      <section className={styles.slot} data-nothing={nothing} aria-label="光路图">
        <p className={styles.caption}>{nothing ? '没有可画的系统' : '正在计算…'}</p>
      </section>
    );
  }
  const change = (quantity: BenchQuantity, mm: number) =>
    dispatch({ type: 'chosen', task: changedTask(need.task, quantity, mm) });
  // Where the way to the sensor is given, the free distance follows from the lens.
  const { workingDistance: _, ...tied } = limits;
  return <Bench figures={figures} limits={need.tied ? tied : limits} onChange={change} />;
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
