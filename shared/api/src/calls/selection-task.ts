import type * as model from '@shixuan/optics/model';
import type * as physics from '@shixuan/optics/physics';
import { z } from 'zod';
import { above0, between } from './selection-figures';

const distanceMm = between(0.01, 1_000_000, 'mm').nullable();

/** What the visitor means by 精度. */
export const AccuracyDemand = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('tolerance'),
      /** Full width of the band: ±0.05 → 0.1. */
      toleranceMm: between(0.00001, 10_000, 'mm'),
      subPixelFactor: between(0.01, 2, ''),
      /** How much finer than the tolerance the measurement is; 10 when left out. */
      gaugeRatio: between(1, 100, '').optional(),
      /** Fewest pixels across the band; 2 when left out, 1 up to a sub-pixel factor of 0.1. */
      bandPixels: between(0.1, 100, 'px').optional(),
    }),
    z.strictObject({
      kind: z.literal('feature'),
      featureMm: between(0.00001, 10_000, 'mm'),
      pixelsPerFeature: between(0.1, 1000, 'px'),
    }),
    z.strictObject({ kind: z.literal('object-pixel'), objectPixelMm: between(0.000001, 1000, 'mm') }),
  ],
  { error: '精度的含义 task.accuracy.kind：应为 tolerance（公差）、feature（最小缺陷）或 object-pixel（单像素精度）' },
) satisfies z.ZodType<physics.AccuracyDemand>;

const Direction = z.literal([0, 1, 2], {
  error: '应为 0（默认）、1（宁大勿小）或 2（宁小勿大）',
}) satisfies z.ZodType<model.Direction>;

/** Codes and ids whose lists the engine keeps: it refuses those it does not know. */
const code = z.string().min(1).max(40);

/**
 * What is to be seen: the engine's task with every figure in the unit of its name. Null leaves a figure to the engine;
 * so does leaving the field out. Ranges: what is meant for a machine, not what a lens can do.
 */
export const ImagingTask = z.strictObject({
  mode: z.enum(['area', 'line', 'telecentric']).default('area'),
  object: z.strictObject({ widthMm: between(0.001, 50_000, 'mm'), heightMm: between(0.001, 50_000, 'mm') }),
  marginPct: between(0, 300, '%').default(10),
  accuracy: AccuracyDemand,
  workingDistance: z
    .strictObject({ minMm: distanceMm.default(null), maxMm: distanceMm.default(null) })
    .refine(
      ({ minMm, maxMm }) => minMm === null || maxMm === null || minMm <= maxMm,
      '工作距离 task.workingDistance：下限 minMm 不能大于上限 maxMm',
    )
    .default({ minMm: null, maxMm: null }),
  /** From object to sensor. */
  objectImageDistance: z
    .strictObject({ minMm: distanceMm.default(null), maxMm: distanceMm.default(null) })
    .refine(
      ({ minMm, maxMm }) => minMm === null || maxMm === null || minMm <= maxMm,
      '物像距 task.objectImageDistance：下限 minMm 不能大于上限 maxMm',
    )
    .default({ minMm: null, maxMm: null }),
  workingDistanceToleranceMm: between(0, 10_000, 'mm').default(0),
  heightVariationMm: between(0, 10_000, 'mm').default(0),
  speedMmS: between(0, 100_000, 'mm/s').default(0),
  blurPx: between(0.01, 100, 'px').default(1),
  exposureUs: between(0.1, 10_000_000, 'µs').nullable().default(null),
  rateHz: between(0.001, 1_000_000, 'Hz').nullable().default(null),
  fNumber: between(0.5, 128, '').nullable().default(null),
  wavelengthNm: between(200, 2000, 'nm').default(550),
  /** Of the light, where the part is fluorescent: `wavelengthNm` is then what the camera sees. */
  excitationNm: between(200, 2000, 'nm').nullable().default(null),
  colour: z.enum(['mono', 'color']).nullable().default(null),
  shutter: z.enum(['global', 'rolling']).nullable().default(null),
  links: z.array(code).max(40).default([]).readonly(),
  cableM: above0(10_000, 'm').nullable().default(null),
  pixelFormat: code.default('mono8'),
  surface: z.enum(['matt', 'glossy', 'mirror', 'transparent']).nullable().default(null),
  feature: z.enum(['outline', 'print', 'relief', 'flat-defect', 'inside']).nullable().default(null),
  form: z.enum(['flat', 'curved', 'crumpled']).nullable().default(null),
  technique: code.nullable().default(null),
  backAccessible: z.boolean().nullable().default(null),
  directions: z
    .strictObject({
      resolution: Direction.default(0),
      focalLength: Direction.default(0),
      magnification: Direction.default(0),
      fieldOfView: Direction.default(0),
      workingDistance: Direction.default(0),
    })
    .default({ resolution: 0, focalLength: 0, magnification: 0, fieldOfView: 0, workingDistance: 0 }),
  circleOfConfusion: code.default('one-pixel'),
}) satisfies z.ZodType<model.ImagingTask>;

/** A sensor without a camera around it, for those who only want a lens. Width × height in pixels. */
export const BareSensor = z.strictObject({
  kind: z.enum(['area', 'line']).default('area'),
  pixelsH: between(1, 1_000_000, 'px').int('应为整数'),
  pixelsV: between(1, 1_000_000, 'px').int('应为整数'),
  pixelSizeUm: between(0.5, 100, 'µm'),
  /** Codes of the mounts that the lens must go onto; none: any. */
  mounts: z.array(code).max(20).default([]).readonly(),
});
export type BareSensor = z.infer<typeof BareSensor>;
