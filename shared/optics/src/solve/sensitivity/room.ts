import { worst } from '../../checks/finding';
import { checkSystem, findCheck } from '../../checks/imaging/check-system';
import type { System } from '../../checks/imaging/system';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { Verdict } from '../../formula/verdict';
import type { ImagingTask } from '../../model/task/imaging-task';
import { type Requirements, requirementsOf } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { lastPassing } from '../remedy/least-change';
import { searchedSetting } from '../score/searched-setting';

/** An input that is moved by itself, down and up from its value. */
export interface RoomInput {
  id: 'width' | 'accuracy' | 'distance' | 'height' | 'speed' | 'rate';
  label: string;
  unit: string;
  value: number;
  changed(value: number): ImagingTask;
}

/** How far an input may be moved in one direction. */
export interface RoomEnd {
  /** The last value that holds, rounded towards the present one; null: it holds up to `searchFactor`, or as far as can be computed. */
  value: number | null;
  /** The first check that is worse beyond it; null where none is. */
  check: CheckId | null;
}

export interface Room {
  input: RoomInput;
  low: RoomEnd;
  high: RoomEnd;
}

/** Inputs are moved finely to this multiple and to this part of their value: the range that a chart of them shows. */
export const roomFactor = 4;

/** Where they hold that far, they are moved on in larger steps to this multiple and to this part. */
const searchFactor = 64;

/**
 * How far each input of the task can be moved, by itself, until a check of this system is worse than now: one that passes warns, one that
 * warns fails. All parts stay, the light too, and camera and lens are set anew for every value; a height difference of 0 is not moved.
 */
export function roomOf(need: Requirements, system: System): Room[] {
  const now = new Map(checkSystem(need, system).map(({ id, verdict }) => [id, verdict]));
  const isWorseNow = ({ id, verdict }: Check) => isWorse(verdict, now.get(id) ?? 'pass');
  const worseIn = (task: ImagingTask, suspected?: CheckId): CheckId | 'refused' | undefined => {
    const set = setFor(task, system);
    if (!set) return 'refused';
    const ids = suspected ? [suspected, ...checkIds] : checkIds;
    return findCheck(set.need, set.system, isWorseNow, ids)?.id;
  };
  return inputsOf(need.task, system).map(input => {
    const worseAt = (value: number, suspected?: CheckId) => worseIn(input.changed(value), suspected);
    const end = (factor: (times: number) => number): RoomEnd => {
      let suspected: CheckId | undefined;
      // What failed at one value is the first to fail at the next, as a rule, and one is enough.
      const holds = (value: number) => {
        const worse = worseAt(value, suspected);
        if (worse !== undefined && worse !== 'refused') suspected = worse;
        return worse === undefined;
      };
      const [near, far] = [input.value * factor(roomFactor), input.value * factor(searchFactor)];
      const last = lastPassing(input.value, near, holds) ?? lastPassing(near, far, holds);
      if (last === null) return { value: null, check: null };
      const check = worseAt(last.beyond) ?? null;
      if (check !== 'refused') return { value: last.value, check };
      // Near the present value, a task that the engine refuses is beyond any distance of the lens; farther away, it is no task at all.
      return isWithin(last.value / input.value)
        ? { value: last.value, check: 'distance' }
        : { value: null, check: null };
    };
    return { input, low: end(times => 1 / times), high: end(times => times) };
  });
}

const isWithin = (ratio: number): boolean => Math.max(ratio, 1 / ratio) < roomFactor;

const isWorse = (verdict: Verdict, than: Verdict): boolean => verdict !== than && worst(verdict, than) === verdict;

/** The input that reaches its end first, as a share of its value; null where none has an end. */
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

/** The parts as they are set for a task; null: the engine refuses the task. */
function setFor(task: ImagingTask, system: System): { need: Requirements; system: System } | null {
  try {
    const need = requirementsOf(task);
    return { need, system: { ...system, setting: searchedSetting(need, system.camera, system.lens) } };
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
