import type * as checks from '@shixuan/optics/checks';
import type * as model from '@shixuan/optics/model';
import { z } from 'zod';
import { defineCall } from '../call';
import { ProductRow } from '../product';
import { VolumeTask } from './depth-camera';
import { ProfileTask } from './profiler-task';
import { explain, explained } from './selection-explained';
import { CostClass, Crossing, PartCost, ScorePart, Verdict } from './selection-results';

const figure = z.number().nullable();
const word = z.string().nullable();
const count = z.number().int().nonnegative();

/** The data of a line profiler that the engine computes with. A figure that is not stated is null. */
export const Profiler = z.object({
  id: z.number().int().positive(),
  brand: z.string(),
  series: word,
  model: z.string(),
  principle: word,
  measuringRangeMm: figure,
  clearanceMm: figure,
  clearanceFrom: z.enum(['clearance', 'working-distance', 'reference']).nullable(),
  nearWidthMm: figure,
  midWidthMm: figure,
  farWidthMm: figure,
  profilePoints: figure,
  pointSpacingUm: figure,
  farPointSpacingUm: figure,
  resolutionUm: figure,
  farResolutionUm: figure,
  repeatabilityUm: figure,
  linearityPct: figure,
  profileRateHz: figure,
  maxProfileRateHz: figure,
  laserClasses: z.array(z.enum(['1', '1m', '2', '2m', '3r', '3b', '4'])).readonly(),
  wavelengthNm: figure,
  link: word,
  protection: word,
  weightG: figure,
}) satisfies z.ZodType<model.Profiler>;

/** Where over the part it is mounted, and what it then sees. Null: cannot be told. */
const Mounting = z.object({
  topMm: figure,
  baseMm: figure,
  standOffMm: figure,
  widthMm: figure,
  pointSpacingMm: figure,
  resolutionUm: figure,
}) satisfies z.ZodType<checks.ProfilerMounting>;

export const ProfileCheckId = z.enum([
  'range',
  'stand-off',
  'width',
  'point-spacing',
  'profile-rate',
  'z-resolution',
  'z-repeatability',
  'z-linearity',
  'laser-class',
  'protection',
  'laser-colour',
]) satisfies z.ZodType<checks.ProfileCheckId>;

/** A limit that is missed: by which share of it (0.1 = 10 %), why, and, where `explain` is asked for, what would help. */
const Miss = z.object({ check: ProfileCheckId, missedBy: z.number(), reason: z.string(), remedy: word });

/** Verdicts only: reasons, figures and derivations are the engine's in the browser, from task and part. */
export const ProfilerRow = z.object({
  profilerId: count,
  /** 资料不全: nothing that is stated refuses it, but not all is stated. */
  fit: z.enum(['fits', 'data-missing']),
  score: z.number(),
  scoreParts: z.array(ScorePart),
  /** Others of the same series that rank behind it and are not in the list. */
  twins: count,
  mounting: Mounting,
  cost: PartCost,
  verdicts: z.partialRecord(ProfileCheckId, Verdict),
  explained: explained(ProfileCheckId),
});
export type ProfilerRow = z.infer<typeof ProfilerRow>;

const ProfilerLedgerEntry = z.object({
  check: ProfileCheckId,
  label: z.string(),
  removed: count,
  /** Null when every candidate that misses this check misses others too. */
  nearest: Miss.omit({ check: true }).extend({ profilerId: count }).nullable(),
});
export type ProfilerLedgerEntry = z.infer<typeof ProfilerLedgerEntry>;

const NearProfiler = z.object({ profilerId: count, mounting: Mounting, misses: z.array(Miss) });
export type NearProfiler = z.infer<typeof NearProfiler>;

const SelectedProfiler = z.object({ product: ProductRow.omit({ attrs: true }), part: Profiler });
export type SelectedProfiler = z.infer<typeof SelectedProfiler>;

export const profiler = defineCall({
  path: '/Product/Profiler',
  summary: '3D 线激光选型：为任务给轮廓仪排序，分符合与资料不全，其余列明未入选的原因',
  request: z.strictObject({
    task: ProfileTask,
    /** 成本档上限: dearer profilers, and those that cannot be estimated, are not listed. Counts stay those of the task. */
    maxCostClass: CostClass.optional(),
    limit: z.number().int().min(1).max(100).default(30),
    ...explain,
  }),
  content: z.object({
    /** Fitting profilers first, then those with missing data; one of each series. */
    list: z.array(ProfilerRow),
    fitting: count,
    dataMissing: count,
    ledger: z.array(ProfilerLedgerEntry),
    /** Only when no profiler certainly fits. */
    nearMisses: z.array(NearProfiler),
    /** Profilers that rows name by id, each once. */
    parts: z.array(SelectedProfiler),
    /** Other ways for the task; left out where none is named. One by a 3D area camera carries the task to ask it with. */
    crossings: z.array(Crossing.extend({ volumeTask: VolumeTask.optional() })).optional(),
    catalogueVersion: z.string(),
  }),
});
