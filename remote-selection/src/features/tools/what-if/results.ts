import type { System } from '@shixuan/optics/checks';
import { fieldBeyondObjectPct } from '@shixuan/optics/describe';
import { type Requirements, requirementsOf } from '@shixuan/optics/model';
import { motionBlurUm } from '@shixuan/optics/physics';
import { type Band, nearestSetting, type Setting } from '@shixuan/optics/setting';
import { pinned } from './variation';

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
  /** How far a figure is from the limit, as a share of what is asked for; Infinity where nothing is asked or it is unknown. */
  room(figure: number | null, need: Requirements): number;
  /** Only where the task asks about it; left out: always. */
  asked?(need: Requirements): boolean;
}

const share = (figure: number | null, of: (figure: number) => number) =>
  figure === null ? Number.POSITIVE_INFINITY : of(figure);

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
    room: (figure, need) => share(figure, um => 1 - um / (need.objectPixelMm * 1000)),
  },
  {
    id: 'field',
    label: '视野比物体大',
    unit: '%',
    worse: 'lower',
    of: (setting, need) => fieldBeyondObjectPct(need, { setting }),
    limit: () => 0,
    room: figure => share(figure, pct => pct / 100),
  },
  {
    id: 'depth',
    label: '景深超出所需',
    unit: 'mm',
    worse: 'lower',
    of: (setting, need) => {
      // At the pixel of the camera, as the check and the card tell it.
      const depth = finite(setting.depthOfFieldMm);
      return depth === null ? null : depth - need.depthMm;
    },
    limit: () => 0,
    room: (figure, need) =>
      need.depthMm === 0 ? Number.POSITIVE_INFINITY : share(figure, spareMm => spareMm / need.depthMm),
  },
  {
    id: 'blur',
    label: '拖影',
    unit: 'px',
    worse: 'higher',
    of: setting => setting.blurPx,
    limit: need => need.task.blurPx,
    room: (figure, need) =>
      need.task.speedMmS === 0 ? Number.POSITIVE_INFINITY : share(figure, px => 1 - px / need.task.blurPx),
  },
  {
    id: 'airy',
    label: '艾里斑',
    unit: 'µm',
    worse: 'higher',
    of: setting => setting.airyUm,
    limit: () => null,
    room: () => Number.POSITIVE_INFINITY,
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
    room: (figure, need) => (asksRate(need) ? share(figure, pct => pct / 100) : Number.POSITIVE_INFINITY),
    asked: asksRate,
  },
];

export type Figures = Readonly<Record<ResultId, number | null>>;

export interface Outcome {
  need: Requirements;
  setting: Setting;
  figures: Figures;
}

/**
 * Everything again for a changed task, the parts as they are. What is not known of the lens was settled when the machine was set up, so
 * that figures are as certain as in the setting of the system. An exposure that the engine chose stays as long as in the setting of
 * the system, so that a faster part blurs more; it is no demand of the task, so that the rate is that of the checks.
 */
export function outcomeOf(
  task: Requirements['task'],
  { camera, lens, setting: planned }: Pick<System, 'camera' | 'lens' | 'setting'>,
): Outcome {
  const need = requirementsOf(task);
  const setting = exposedAsPlanned(certainAsPlanned(nearestSetting(need, camera, lens), planned), planned, need);
  const figures = Object.fromEntries(results.map(result => [result.id, result.of(setting, need)])) as Record<
    ResultId,
    number | null
  >;
  return { need, setting, figures };
}

/** The outcome where nothing deviates. */
export const planOf = (task: Requirements['task'], system: Pick<System, 'camera' | 'lens' | 'setting'>): Outcome =>
  outcomeOf(pinned(task, system.setting), system);

/**
 * At a distance that is given, a lens whose principal plane is not stated shows a band of fields. Where the task leaves the distance
 * free, the distance is set up for the field instead, and no band is left.
 */
function certainAsPlanned(setting: Setting, planned: Setting): Setting {
  const certain = (figure: 'magnification' | 'objectPixelMm' | 'fieldWidthMm' | 'fieldHeightMm'): Band => {
    const { nominal } = setting[figure];
    const plan = planned[figure];
    return { low: (nominal * plan.low) / plan.nominal, nominal, high: (nominal * plan.high) / plan.nominal };
  };
  return {
    ...setting,
    magnification: certain('magnification'),
    objectPixelMm: certain('objectPixelMm'),
    fieldWidthMm: certain('fieldWidthMm'),
    fieldHeightMm: certain('fieldHeightMm'),
  };
}

function exposedAsPlanned(setting: Setting, { exposureUs }: Setting, { task, lineScan }: Requirements): Setting {
  // Of lines the encoder ends the exposure.
  if (lineScan || exposureUs === null || task.exposureUs !== null) return setting;
  const blurUm = motionBlurUm.compute({ speedMmS: task.speedMmS, exposureUs });
  return { ...setting, exposureUs, blurPx: blurUm / (setting.objectPixelMm.nominal * 1000) };
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
