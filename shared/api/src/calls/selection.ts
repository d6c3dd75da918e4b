import { z } from 'zod';
import { defineCall } from '../call';
import { Id } from '../product';
import { explain } from './selection-explained';
import { PartsById } from './selection-parts';
import { CostClass, Crossing, FrontRow, LedgerEntry, NearMiss, PairRow, SystemRow } from './selection-results';
import { AccuracyDemand, BareSensor, ImagingTask } from './selection-task';

// Rows are small: they name parts by id (each part stands once in `parts`, with the facts that the engine needs) and
// carry setting, score and verdicts. Reasons, figures and derivations of a row that is opened are worked out where it
// is shown, by the same engine from the same facts.

const limit = z.number().int().min(1).max(100).default(30);

const ranking = {
  /** How many do the task; the list is shorter: of parts one of each series, of systems one of each sensor with each series of lenses; up to `limit`. */
  feasible: z.number().int().nonnegative(),
  /** How many of them have data for every check that decides whether they can; 0: the list is no recommendation. */
  decided: z.number().int().nonnegative(),
  /** 方向放宽: nothing that is known to do the task lies on the side that was chosen, the list is of the other one. */
  relaxed: z.boolean(),
  ledger: z.array(LedgerEntry),
  /** Only when nothing is known to do the task. */
  nearMisses: z.array(NearMiss),
  parts: PartsById,
  catalogueVersion: z.string(),
};

const end = z.number().nullable();

/** Fields of a task that a crossing changes. */
const Changes = z.object({
  mode: z.enum(['area', 'line', 'telecentric']).optional(),
  object: z.object({ widthMm: z.number(), heightMm: z.number() }).optional(),
  accuracy: AccuracyDemand.optional(),
  objectImageDistance: z.object({ minMm: end, maxMm: end }).optional(),
  speedMmS: z.number().optional(),
  rateHz: end.optional(),
  shutter: z.enum(['global', 'rolling']).nullable().optional(),
  technique: z.string().nullable().optional(),
});

/** The whole task of a crossing that was solved, and its first system. */
const solvedCrossing = {
  task: ImagingTask.optional(),
  cameraId: Id.optional(),
  lensId: Id.optional(),
  objectPixelMm: z.number().optional(),
};

export const rankCameras = defineCall({
  operationId: 'camera',
  path: '/Product/Camera',
  summary: '相机选型：为任务给相机排序，可指定已有镜头',
  request: z.strictObject({
    task: ImagingTask,
    /** The lens that is there already; without one, cameras are judged with a lens that shows just the field. */
    lensId: Id.optional(),
    limit,
    ...explain,
  }),
  /** `lensId` of a row is 0 where no lens was given. */
  content: z.object({ list: z.array(PairRow), ...ranking }),
});

export const rankLenses = defineCall({
  operationId: 'shot',
  path: '/Product/Shot',
  summary: '镜头选型：为任务与相机（或只知靶面与像元的传感器）给镜头排序',
  request: z
    .strictObject({ task: ImagingTask, cameraId: Id.optional(), sensor: BareSensor.optional(), limit, ...explain })
    .refine(
      ({ cameraId, sensor }) => (cameraId === undefined) !== (sensor === undefined),
      '相机编号 cameraId：请给出相机编号 cameraId 或传感器 sensor 之一',
    )
    // What JSON Schema can say of it.
    .meta({ oneOf: [{ required: ['cameraId'] }, { required: ['sensor'] }] }),
  content: z.object({
    list: z.array(PairRow),
    /** The best of the other kind: telecentric beside normal, and the reverse. */
    alternative: PairRow.nullable(),
    ...ranking,
  }),
});

export const rankSystems = defineCall({
  operationId: 'cameraShot',
  path: '/Product/CameraShot',
  summary: '整套系统选型：相机、镜头、接圈、光源与链路一次解出，附取舍前沿与未入选的原因；相机、镜头、光源可指定',
  request: z.strictObject({
    task: ImagingTask,
    cameraId: Id.optional(),
    lensId: Id.optional(),
    /** The light that is there already: every system is judged with it; it takes none away. */
    lightId: Id.optional(),
    /** 成本档上限: rows of a dearer class, or of one that cannot be estimated, are not listed. Counts stay those of the task. */
    maxCostClass: CostClass.optional(),
    /** Opens a row: the list is then of all systems of its sensor and its series of lenses, its twins, and of nothing else. */
    twinsOf: z.strictObject({ cameraId: Id, lensId: Id }).optional(),
    limit,
    ...explain,
  }),
  content: z.object({
    list: z.array(SystemRow),
    /** Systems that no other beats on one axis without being worse on another, the best ranked first. */
    front: z.array(FrontRow),
    frontSize: z.number().int().nonnegative(),
    /** The best with the other kind of lens: telecentric beside normal, and the reverse. */
    alternative: SystemRow.nullable(),
    /**
     * Other kinds of systems for the task; `changes` are the fields of the task that differ. Left out where none is named. With
     * `explain` each is solved: it carries its whole task and the system that is then first, and one without such a system is left out.
     */
    crossings: z.array(Crossing.extend({ changes: Changes, ...solvedCrossing })).optional(),
    ...ranking,
  }),
});
