import type { System } from '@shixuan/optics/checks';
import { fieldBeyondObjectPct } from '@shixuan/optics/describe';
import { type Requirements, requirementsOf } from '@shixuan/optics/model';
import { nearestSetting, type Setting } from '@shixuan/optics/setting';

export type ResultId = 'object-pixel' | 'field' | 'depth' | 'blur' | 'airy' | 'rate';

export interface Result {
  id: ResultId;
  label: string;
  unit: string;
  /** Direction in which the result gets worse. */
  worse: 'higher' | 'lower';
  of(setting: Setting, need: Requirements): number | null;
  /** What the task asks for, in the same unit; null: nothing. */
  limit(need: Requirements): number | null;
  /** Only where the task asks about it; left out: always. */
  asked?(need: Requirements): boolean;
}

const finite = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

function asksRate({ lineScan, task }: Requirements): boolean {
  return task.rateHz !== null || (lineScan && task.speedMmS > 0);
}

/** What a visitor asks "what if" about, worst first seen by its distance from the limit. */
export const results: readonly Result[] = [
  {
    id: 'object-pixel',
    label: '单像素精度',
    unit: 'µm',
    worse: 'higher',
    of: setting => setting.objectPixelMm.nominal * 1000,
    limit: need => need.objectPixelMm * 1000,
  },
  {
    id: 'field',
    label: '视野比物体大',
    unit: '%',
    worse: 'lower',
    of: (setting, need) => fieldBeyondObjectPct(need, { setting }),
    limit: () => 0,
  },
  {
    id: 'depth',
    label: '景深超出所需',
    unit: 'mm',
    worse: 'lower',
    of: (setting, need) => {
      // As the task asks: a camera finer than that need not keep its own pixel sharp.
      const depth = finite(setting.depthForTaskMm ?? setting.depthOfFieldMm);
      return depth === null ? null : depth - need.depthMm;
    },
    limit: () => 0,
  },
  {
    id: 'blur',
    label: '拖影',
    unit: 'px',
    worse: 'higher',
    of: setting => setting.blurPx,
    limit: need => need.task.blurPx,
  },
  {
    id: 'airy',
    label: '艾里斑',
    unit: 'µm',
    worse: 'higher',
    of: setting => setting.airyUm,
    limit: () => null,
  },
  {
    id: 'rate',
    label: '速率余量',
    unit: '%',
    worse: 'lower',
    of: setting =>
      setting.rateHz === null || setting.demandHz === null || setting.demandHz === 0
        ? null
        : 100 * (setting.rateHz / setting.demandHz - 1),
    limit: need => (asksRate(need) ? 0 : null),
    asked: asksRate,
  },
];

export type Figures = Readonly<Record<ResultId, number | null>>;

export interface Outcome {
  need: Requirements;
  setting: Setting;
  figures: Figures;
}

/** Everything again for a changed task, the parts as they are. */
export function outcomeOf(task: Requirements['task'], { camera, lens }: Pick<System, 'camera' | 'lens'>): Outcome {
  const need = requirementsOf(task);
  const setting = nearestSetting(need, camera, lens);
  const figures = Object.fromEntries(results.map(result => [result.id, result.of(setting, need)])) as Record<
    ResultId,
    number | null
  >;
  return { need, setting, figures };
}

/** Of several outcomes the worst figure of each result; unknown as soon as one is. */
export function worstFigures(outcomes: readonly Outcome[]): Figures {
  return Object.fromEntries(
    results.map(({ id, worse }) => {
      const values = outcomes.map(({ figures }) => figures[id]);
      const known = values.filter(value => value !== null);
      if (known.length < values.length || known.length === 0) return [id, null];
      return [id, worse === 'higher' ? Math.max(...known) : Math.min(...known)];
    }),
  ) as Record<ResultId, number | null>;
}

/** Whether a figure keeps what the task asks for; null where nothing is asked or it is unknown. */
export function keeps({ worse, limit }: Result, value: number | null, need: Requirements): boolean | null {
  const asked = limit(need);
  if (asked === null || value === null) return null;
  const slack = 1e-6 * Math.max(1, Math.abs(asked));
  return worse === 'higher' ? value <= asked + slack : value >= asked - slack;
}
