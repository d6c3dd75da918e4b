import type * as formula from '@shixuan/optics/formula';
import type * as model from '@shixuan/optics/model';
import type * as setting from '@shixuan/optics/setting';
import { z } from 'zod';
import { explained } from './selection-explained';
import { Endless } from './selection-figures';

const figure = z.number().nullable();
const count = z.number().int().nonnegative();

export const CheckId = z.enum([
  'distance',
  'field-of-view',
  'accuracy',
  'magnification',
  'image-circle',
  'mount',
  'focus',
  'sharpness',
  'depth-of-field',
  'height-error',
  'distortion',
  'exposure',
  'shutter',
  'rate',
  'link',
  'host',
  'spectrum',
  'light-function',
  'light-geometry',
  'mechanics',
]) satisfies z.ZodType<model.CheckId>;

export const Verdict = z.enum(['pass', 'warn', 'fail', 'unknown']) satisfies z.ZodType<formula.Verdict>;

/** Verdict of every check. Figures, reasons, remedies and derivations: the engine in the browser, from task and parts. */
const Verdicts = z.partialRecord(CheckId, Verdict);

/** All three alike where the principal plane of the lens is known. */
const Band = z.object({ low: z.number(), nominal: z.number(), high: z.number() });

/** Settings as JSON can carry them: a depth of field may have no far limit. */
type WireSetting = Omit<setting.Setting, 'depthOfFieldMm' | 'depthForTaskMm'> & {
  depthOfFieldMm: Endless | null;
  depthForTaskMm: Endless | null;
};

/** The setting in which camera and lens do the task: the engine's own, figure by figure. Null: not determinable. */
export const Setting = z.object({
  orientation: z.literal([0, 90]),
  magnification: Band,
  objectPixelMm: Band,
  fieldWidthMm: Band,
  fieldHeightMm: Band,
  /** What the working distance is set for, before its limits. */
  aimedMagnification: z.number(),
  workingDistanceMm: Band.nullable(),
  objectDistanceMm: figure,
  focus: z.enum(['reached', 'out-of-reach', 'unknown']),
  ringMm: z.number(),
  ringPieces: z.number(),
  fNumber: figure,
  effectiveFNumber: figure,
  airyUm: figure,
  circleOfConfusionMm: figure,
  depthOfFieldMm: Endless.nullable(),
  depthForTaskMm: Endless.nullable(),
  exposureUs: figure,
  blurPx: z.number(),
  demandHz: figure,
  rateHz: figure,
  rateLimit: z.enum(['sensor', 'exposure', 'link']).nullable(),
  linkMBs: figure,
  linkUsagePct: figure,
  imageCircleMm: figure,
  sensorDiagonalMm: z.number(),
  objectImageMm: z.number(),
  askedPixelUm: z.number(),
}) satisfies z.ZodType<WireSetting>;
export type Setting = z.infer<typeof Setting>;

/** The parts of the score, 100 points in all. The ids are those of the engine's weights. */
export const ScorePart = z.object({ id: z.string(), points: z.number(), most: z.number() });

export const CostClass = z.number().int().min(1).max(5);

/** 成本档 of one part, 1 (¥) to 5 (¥¥¥¥¥), with the figures it rests on. Null: no figure allows an estimate. */
export const PartCost = z.object({
  costClass: CostClass.nullable(),
  why: z.string(),
  /** By a price of an import, not estimated. */
  priced: z.boolean(),
});

/** 成本档 of a whole system and of its parts. */
const Cost = z.object({
  costClass: CostClass.nullable(),
  parts: z.array(PartCost.extend({ role: z.enum(['camera', 'lens', 'light', 'grabber']) })),
});

/** Another kind of system that one would consider, with its figures: 改用线阵, 几台并排, 反射镜… */
export const Crossing = z.object({
  kind: z.enum(['line-scan', 'side-by-side', 'telecentric', 'mirror', 'tilt', 'area-3d']),
  title: z.string(),
  text: z.string(),
});
export type Crossing = z.infer<typeof Crossing>;

const Pair = {
  /** 0: the sensor that was typed. */
  cameraId: count,
  lensId: count,
  setting: Setting,
};

/** A camera and a lens that do the task, with all that the leading columns of a table show. */
export const PairRow = z.object({
  ...Pair,
  /** 0 to 100. */
  score: z.number(),
  scoreParts: z.array(ScorePart),
  /** 方向放宽: it lies on the other side of the direction that was chosen. */
  relaxed: z.boolean(),
  /**
   * Deciding checks without a verdict, because the maker does not state the data. Rows with such checks come after all
   * others and are never a first recommendation.
   */
  undecided: z.array(CheckId),
  /** Others of the same series (of a system: of the same sensor and series of lenses) behind it that are not in the list. */
  twins: count,
  verdicts: Verdicts,
  /** Of the parts that are chosen; of a system with its first light and the grabber that its link needs. */
  cost: Cost.optional(),
  explained: explained(CheckId),
});
export type PairRow = z.infer<typeof PairRow>;

/** A limit that is missed: by which share of it (0.1 = 10 %), why, and, where `explain` is asked for, what would help. */
const Miss = z.object({ check: CheckId, missedBy: z.number(), reason: z.string(), remedy: z.string().nullable() });

/** The nearest candidates where nothing does the task, with every limit that they miss. Never a recommendation. */
export const NearMiss = z.object({ ...Pair, misses: z.array(Miss) });
export type NearMiss = z.infer<typeof NearMiss>;

/** 未入选的原因: the candidates rejected by one check, and the nearest one that fails this check alone. */
export const LedgerEntry = z.object({
  check: CheckId,
  label: z.string(),
  /** Pairs of camera and lens whose first missed check it is; where one of the two is given, as many as the other's. */
  pairs: count,
  /** Parts of which no pair passed, and whose pairs got as far as this check. */
  cameras: count,
  lenses: count,
  /** Null when every candidate that misses this check misses others too. */
  nearest: Miss.omit({ check: true }).extend(Pair).nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

const Light = z.object({
  lightId: count,
  /** Id of the technique; empty for a light that was given and whose shape tells none. */
  technique: z.string(),
  function: Verdict,
  geometry: Verdict,
  /** Null: its colours are not stated. */
  colourFits: z.boolean().nullable(),
  /** Why its technique comes at this place of the order; absent for a light that was given. */
  why: z.string().optional(),
});

const Link = z.object({
  host: z.enum(['nic', 'usb-port', 'grabber', 'deserialiser', 'board', 'firewire-port', 'serial-port']).nullable(),
  /** 千兆网口，线缆至 100 m */
  text: z.string(),
  /** For the length of the task; null when it asks for none. */
  cable: z.object({ verdict: Verdict, text: z.string() }).nullable(),
  /** Only for links that need one, the best first. */
  grabbers: z.array(z.object({ grabberId: count, verdict: Verdict })),
});

/** A whole system: camera, lens, ring (in the setting), light and link; the verdicts are with the first light and grabber. */
export const SystemRow = PairRow.extend({ lights: z.array(Light), link: Link });
export type SystemRow = z.infer<typeof SystemRow>;

/** On every axis of the trade-off the larger number is the better one; steps of about 10 %, 0: unknown. */
export const FrontRow = z.object({
  system: SystemRow,
  point: z.object({ accuracy: count, depth: count, light: count, rate: count, size: count }),
});
export type FrontRow = z.infer<typeof FrontRow>;
