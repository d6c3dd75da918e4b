import { type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';
import { lensKinds } from './lens-kinds';
import { partWithId } from './part-with-id';
import type { SystemsJob } from './solve-job';

interface Asked {
  used: PreparedCatalogue;
  /** Catalogue of the alternative; null when it was found with the others. */
  beside: PreparedCatalogue | null;
}

/** 远心测量 uses telecentric lenses. Other lenses are only the alternative, unless the visitor has given one. */
export function lensesAsked(
  catalogue: PreparedCatalogue,
  { task, lensId, variantsOf }: Pick<SystemsJob, 'task' | 'lensId' | 'variantsOf'>,
): Asked {
  if (task.mode !== 'telecentric' || lensId !== undefined) return { used: catalogue, beside: null };
  const { telecentric, normal } = lensKinds(catalogue);
  // The alternative's variants are listed with its own lenses.
  if (variantsOf && normal.lenses.some(({ id }) => id === variantsOf.lensId)) return { used: normal, beside: null };
  return { used: telecentric, beside: normal };
}

/** A given camera or lens becomes the only one of its kind. */
export function narrowed(catalogue: PreparedCatalogue, job: SystemsJob): PreparedCatalogue {
  const { cameraId, lensId } = job;
  if (cameraId === undefined && lensId === undefined) return catalogue;
  const key = `${cameraId} ${lensId}`;
  const kept = narrowedOnes.get(catalogue) ?? new Map<string, PreparedCatalogue>();
  narrowedOnes.set(catalogue, kept);
  const { cameras, lenses, lights, grabbers } = catalogue;
  const found =
    kept.get(key) ??
    prepareCatalogue({
      cameras: cameraId === undefined ? cameras : [partWithId(cameras, cameraId)],
      lenses: lensId === undefined ? lenses : [partWithId(lenses, lensId)],
      lights,
      grabbers,
    });
  // The given part stays while a visitor changes the task, so it is prepared once; the oldest entry is dropped.
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) if (kept.size > NARROWED_KEPT) kept.delete(oldest);
  return found;
}

const NARROWED_KEPT = 8;
const narrowedOnes = new WeakMap<PreparedCatalogue, Map<string, PreparedCatalogue>>();
