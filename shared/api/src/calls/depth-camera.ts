import type * as checks from '@shixuan/optics/checks';
import type * as model from '@shixuan/optics/model';
import { z } from 'zod';
import { defineCall } from '../call';
import { ProductRow } from '../product';
import { above0, between } from './selection-figures';
import { CostClass, PartCost, ScorePart, Verdict } from './selection-results';

const figure = z.number().nullable();
const word = z.string().nullable();
const count = z.number().int().nonnegative();
const asked = (max: number, unit: string) => above0(max, unit).nullable().default(null);
const distance = between(0.01, 100_000, 'mm').nullable().default(null);

/** The task of a 3D area camera, as the engine has it, with every figure in the unit of its name. Null or absent: no requirement. */
export const VolumeTask = z.strictObject({
  widthMm: between(1, 50_000, 'mm'),
  heightMm: between(1, 50_000, 'mm'),
  marginPct: between(0, 300, '%').default(10),
  depthMm: between(0, 50_000, 'mm').default(0),
  distance: z
    .strictObject({ minMm: distance, maxMm: distance })
    .refine(
      ({ minMm, maxMm }) => minMm === null || maxMm === null || minMm <= maxMm,
      '安装距离 task.distance：下限 minMm 不能大于上限 maxMm',
    )
    .default({ minMm: null, maxMm: null }),
  pointSpacingMm: asked(1000, 'mm'),
  accuracyMm: asked(1000, 'mm'),
  cycleS: asked(3600, 's'),
  ambient: z.enum(['hall', 'daylight']).nullable().default(null),
}) satisfies z.ZodType<model.VolumeTask>;

export const VolumeCheckId = z.enum([
  'distance',
  'view',
  'point-spacing',
  'z-error',
  'cycle',
  'ambient',
]) satisfies z.ZodType<checks.VolumeCheckId>;

/** Where over the volume it is mounted, and what it then sees. Null: cannot be told. */
const Mounting = z.object({
  topMm: figure,
  baseMm: figure,
  widthMm: figure,
  heightMm: figure,
  baseWidthMm: figure,
  baseHeightMm: figure,
  pointSpacingMm: figure,
  errorMm: figure,
  turned: z.boolean(),
}) satisfies z.ZodType<checks.VolumeMounting>;

/** One check with its reason; figures that the maker does not state are named in `missing`. */
const VolumeCheck = z.object({
  id: VolumeCheckId,
  label: z.string(),
  verdict: Verdict,
  reason: z.string(),
  missing: z.array(z.string()),
  /** What in the task would make it pass, judged again; null: nothing. */
  remedy: word,
});

/** Of a product: all that a list of results shows. */
const product = ProductRow.omit({ attrs: true });

export const DepthCameraRow = z.object({
  product,
  /** Catalogue code of the principle. */
  principle: z.string().nullable(),
  /** 资料不全: nothing that is stated refuses it, but not all is stated. */
  fit: z.enum(['fits', 'data-missing']),
  score: z.number(),
  scoreParts: z.array(ScorePart),
  mounting: Mounting,
  cost: PartCost,
  checks: z.array(VolumeCheck),
});
export type DepthCameraRow = z.infer<typeof DepthCameraRow>;

export const depthCameras = defineCall({
  path: '/Product/DepthCamera',
  summary: '3D 面阵选型：为一次拍下的体积（料箱、垛）给 3D 面阵相机排序，分符合与资料不全，其余列明未入选的原因',
  request: z.strictObject({
    task: VolumeTask,
    /** 成本档上限: dearer cameras, and those that cannot be estimated, are not listed. Counts stay those of the task. */
    maxCostClass: CostClass.optional(),
    limit: z.number().int().min(1).max(100).default(30),
  }),
  content: z.object({
    /** Fitting cameras first, then those with missing data, fewest open checks first. */
    list: z.array(DepthCameraRow),
    fitting: count,
    dataMissing: count,
    ledger: z.array(z.object({ check: VolumeCheckId, label: z.string(), removed: count })),
    /** Only when no camera certainly fits: those that stated figures refuse by least. */
    nearMisses: z.array(
      z.object({
        product,
        misses: z.array(z.object({ check: VolumeCheckId, missedBy: z.number(), reason: z.string(), remedy: word })),
      }),
    ),
    catalogueVersion: z.string(),
  }),
});
