import type * as model from '@shixuan/optics/model';
import { z } from 'zod';
import { above0, between } from './selection-figures';

const asked = (max: number, unit: string) => above0(max, unit).nullable().default(null);

/**
 * The task of a line profiler, as the engine has it, with every figure in the unit of its name. Null or absent: no
 * requirement.
 */
export const ProfileTask = z.strictObject({
  widthMm: between(0.001, 50_000, 'mm'),
  marginPct: between(0, 300, '%').default(10),
  heightVariationMm: between(0, 10_000, 'mm').default(0),
  heightToleranceMm: between(0, 10_000, 'mm').default(0),
  pointSpacingMm: asked(1000, 'mm'),
  travelSpacingMm: between(0.000001, 1000, 'mm').nullable().default(null),
  speedMmS: between(0, 100_000, 'mm/s').default(0),
  minProfileRateHz: asked(1_000_000, 'Hz'),
  resolutionUm: asked(1_000_000, 'µm'),
  repeatabilityUm: asked(1_000_000, 'µm'),
  heightErrorUm: asked(1_000_000, 'µm'),
  standOff: z
    .strictObject({
      minMm: between(0.01, 100_000, 'mm').nullable().default(null),
      maxMm: between(0.01, 100_000, 'mm').nullable().default(null),
    })
    .refine(
      ({ minMm, maxMm }) => minMm === null || maxMm === null || minMm <= maxMm,
      '安装净空 task.standOff：下限 minMm 不能大于上限 maxMm',
    )
    .default({ minMm: null, maxMm: null }),
  maxLaserClass: z.enum(['1', '1m', '2', '2m', '3r', '3b', '4']).nullable().default(null),
  minProtection: z.enum(['ip40', 'ip50', 'ip54', 'ip55', 'ip65', 'ip67']).nullable().default(null),
  surface: z.enum(['matt', 'glowing', 'translucent', 'mirror', 'transparent']).nullable().default(null),
}) satisfies z.ZodType<model.ProfileTask>;
