import type { System } from '../../checks/imaging/system';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { ImagingTask } from '../../model/task/imaging-task';
import { type Requirements, requirementsOf } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { lastPassing } from '../remedy/least-change';

/** An input that is moved by itself, from its value to a quarter and to four times it. */
export interface RoomInput {
  id: 'width' | 'accuracy' | 'distance' | 'height' | 'speed' | 'rate';
  label: string;
  unit: string;
  value: number;
  changed(value: number): ImagingTask;
}

/** How far an input may be moved in one direction. */
export interface RoomEnd {
  /** The last value that holds, rounded towards the present one; null: it holds up to `roomFactor`. */
  value: number | null;
  /** The first check that fails beyond it; null where nothing fails. */
  check: CheckId | null;
}

export interface Room {
  input: RoomInput;
  low: RoomEnd;
  high: RoomEnd;
}

/** Inputs are moved to this multiple and to this part of their value. */
export const roomFactor = 4;

/**
 * How far each input of the task can be moved, by itself, until this system misses a check that it does not miss now. The parts
 * stay and are set anew for every value; a height difference of 0 is not moved.
 */
export function roomOf(need: Requirements, system: Pick<System, 'camera' | 'lens' | 'setting'>): Room[] {
  const { camera, lens } = system;
  const now = new Set(misses(need.task, camera, lens) ?? []);
  const newMiss = (task: ImagingTask) => {
    const found = misses(task, camera, lens);
    // A task that the engine refuses is beyond any distance of the lens.
    return found ? found.find(check => !now.has(check)) : 'distance';
  };
  return inputsOf(need.task, system).map(input => {
    const end = (farthest: number): RoomEnd => {
      const holds = (value: number) => newMiss(input.changed(value)) === undefined;
      const last = lastPassing(input.value, farthest, holds);
      if (last === null) return { value: null, check: null };
      return { value: last.value, check: newMiss(input.changed(last.beyond)) ?? null };
    };
    return { input, low: end(input.value / roomFactor), high: end(input.value * roomFactor) };
  });
}

/** The input that reaches its end first, as a share of its value; null where none ends within `roomFactor`. */
export function decidingInput(rooms: readonly Room[]): Room | null {
  const room = ({ input, low, high }: Room) =>
    Math.min(
      ...[low, high].map(({ value }) =>
        value === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / input.value)),
      ),
    );
  const [first] = rooms.toSorted((a, b) => room(a) - room(b));
  return first && Number.isFinite(room(first)) ? first : null;
}

function misses(task: ImagingTask, camera: System['camera'], lens: System['lens']): CheckId[] | null {
  try {
    const need = requirementsOf(task);
    return allMisses(need, camera, lens, nearestSetting(need, camera, lens)).map(({ check }) => check);
  } catch (error) {
    if (error instanceof OpticsInputError) return null;
    throw error;
  }
}

function inputsOf(task: ImagingTask, { setting }: Pick<System, 'setting'>): RoomInput[] {
  const { object, accuracy, heightVariationMm, speedMmS, rateHz, mode } = task;
  const distance = setting.workingDistanceMm?.nominal ?? null;
  const demand = {
    feature: { label: '最小缺陷', key: 'featureMm' },
    tolerance: { label: '公差', key: 'toleranceMm' },
    'object-pixel': { label: '单像素精度', key: 'objectPixelMm' },
  }[accuracy.kind];
  const inputs: (Omit<RoomInput, 'value'> & { value: number | null })[] = [
    {
      id: 'width',
      label: mode === 'line' ? '幅宽' : '物体宽（高同比）',
      unit: 'mm',
      value: object.widthMm,
      changed: widthMm => ({
        ...task,
        object: { widthMm, heightMm: (object.heightMm * widthMm) / object.widthMm },
      }),
    },
    {
      id: 'accuracy',
      label: demand.label,
      unit: 'mm',
      value: accuracyOf(accuracy),
      changed: value => ({ ...task, accuracy: { ...accuracy, [demand.key]: value } }),
    },
    {
      id: 'distance',
      label: '工作距离',
      unit: 'mm',
      value: distance,
      changed: value => ({ ...task, workingDistance: { minMm: value, maxMm: value } }),
    },
    {
      id: 'height',
      label: '高度差',
      unit: 'mm',
      value: heightVariationMm,
      changed: value => ({ ...task, heightVariationMm: value }),
    },
    { id: 'speed', label: '速度', unit: 'mm/s', value: speedMmS, changed: value => ({ ...task, speedMmS: value }) },
    {
      id: 'rate',
      label: mode === 'line' ? '行频' : '帧率',
      unit: mode === 'line' ? 'Hz' : 'fps',
      value: rateHz,
      changed: value => ({ ...task, rateHz: value }),
    },
  ];
  return inputs.flatMap(({ value, ...input }) => (value !== null && value > 0 ? [{ ...input, value }] : []));
}

function accuracyOf(accuracy: ImagingTask['accuracy']): number {
  if (accuracy.kind === 'feature') return accuracy.featureMm;
  return accuracy.kind === 'tolerance' ? accuracy.toleranceMm : accuracy.objectPixelMm;
}
