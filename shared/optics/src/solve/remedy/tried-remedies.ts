import { shown } from '../../checks/shown';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { Check } from '../../model/verdict/check';
import { type Knob, leastChange } from './least-change';
import type { Remedy } from './remedy';

/** More alternatives are not read. */
const most = 2;

/** How the tasks of one kind are changed and judged again. `T`: the task, `S`: what is judged against it. */
export interface Trial<T, S, Id extends string> {
  /** All checks of what is judged for a task; OpticsInputError where it cannot be computed with. */
  judge(task: T, judged: S): readonly Check<Id>[];
  /** Changes without a figure, tried first. */
  choices(task: T, judged: S, id: Id): readonly { words: string; changed: T }[];
  /** Figures that may be given up in part, the least costly in practice first. */
  knobs: Readonly<Record<Id, readonly Knob<T, S>[]>>;
  /** What becomes worse by a change. */
  costs(task: T, changed: T, judged: S): string[];
}

/**
 * The least changes of a task with which a failed or doubtful check passes, judged again with the figure as printed; no other
 * check becomes worse than a warning. Empty where no change of the task alone helps.
 */
export function triedRemedies<T, S, Id extends string>(
  { judge, choices, knobs, costs }: Trial<T, S, Id>,
  task: T,
  judged: S,
  { id, verdict }: Pick<Check<Id>, 'id' | 'verdict'>,
): Remedy<T>[] {
  if (verdict !== 'fail' && verdict !== 'warn') return [];
  const verdictsOf = (of: T): Verdicts | undefined =>
    orRefused(() => new Map(judge(of, judged).map(check => [check.id, check.verdict])));
  const before = verdictsOf(task);
  if (!before) return [];
  const helps = (changed: T): boolean => {
    const after = verdictsOf(changed);
    return after?.get(id) === 'pass' && !worsens(before, after);
  };
  const remedies: Remedy<T>[] = [];
  const add = (change: string, changed: T) =>
    remedies.push({ change, task: changed, costs: costs(task, changed, judged) });
  for (const { words, changed } of choices(task, judged, id)) if (helps(changed)) add(words, changed);
  for (const knob of knobs[id]) {
    if (remedies.length >= most) break;
    const from = knob.value(task, judged);
    if (from === null) continue;
    const value = leastChange(from, knob.farthest(from, judged), to => helps(knob.changed(task, to)));
    if (value === null) continue;
    const stepped = knob.step === undefined ? value : stepAway(from, value, knob.step);
    const given = helps(knob.changed(task, stepped)) ? stepped : value;
    add(knob.words(shown(given), task), knob.changed(task, given));
  }
  return remedies.slice(0, most);
}

/** The next step from a value, farther away from where it started. */
const stepAway = (from: number, value: number, step: number): number =>
  Number((step * (value < from ? Math.floor(value / step) : Math.ceil(value / step))).toPrecision(12));

type Verdicts = ReadonlyMap<string, Check<string>['verdict']>;

function orRefused<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

const worsens = (before: Verdicts, after: Verdicts) =>
  [...after].some(([id, verdict]) => {
    const earlier = before.get(id);
    return verdict !== earlier && (verdict === 'fail' || (verdict === 'unknown' && earlier !== 'fail'));
  });

interface DistanceEnds {
  minMm: number | null;
  maxMm: number | null;
}

/** Distances beyond this factor belong to another machine. */
const otherMachine = 4;

/** An end of an allowed range of distances; both ends where one distance is given. */
export const distanceEnd = <T, S>(
  label: string,
  end: 'minMm' | 'maxMm',
  of: (task: T) => DistanceEnds,
  changed: (task: T, ends: DistanceEnds) => T,
): Knob<T, S> => ({
  value: task => of(task)[end],
  farthest: value => (end === 'maxMm' ? value * otherMachine : value / otherMachine),
  changed: (task, value) => {
    const ends = of(task);
    const both = ends.minMm !== null && ends.minMm === ends.maxMm;
    return changed(task, both ? { minMm: value, maxMm: value } : { ...ends, [end]: value });
  },
  words: (figure, task) => {
    const { minMm, maxMm } = of(task);
    if (minMm !== null && minMm === maxMm) return `${label}改为 ${figure} mm`;
    return `${label}${end === 'maxMm' ? '上限' : '下限'}放宽到 ${figure} mm`;
  },
});

/** Less room around what is asked for; nothing where none is asked for. */
export const lessMargin = <T extends { marginPct: number }, S>(): Knob<T, S> => ({
  value: ({ marginPct }) => (marginPct > 0 ? marginPct : null),
  farthest: () => 0,
  changed: (task, marginPct) => ({ ...task, marginPct }),
  step: 0.1,
  words: shown => `留边减到 ${shown} %`,
});

export const tenth = (value: number): number => value / 10;
export const tenfold = (value: number): number => value * 10;
