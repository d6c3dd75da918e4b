import { OpticsInputError } from '@shixuan/optics/formula';
import { type DepthCamera, type VolumeTask, volumeNeedsOf } from '@shixuan/optics/model';
import { remedyText, volumeRemedies } from '@shixuan/optics/remedy';
import { rankDepthCameras } from '@shixuan/optics/solve';
import { listedProduct } from '../../domain/selection/listed-product';
import { partCost } from '../../domain/selection/part-cost';
import { refusedInput } from '../../domain/selection/refused-input';
import { depthCamerasOf } from '../../domain/selection/single-parts';
import type { CatalogueHandler } from './handler';

/** Some tens of cameras, each judged on its own: less than a millisecond for all. */
export const depthCameras: CatalogueHandler<'depthCameras'> = async (
  { task, limit, maxCostClass },
  { catalogue: { index } },
) => {
  const need = needsOf(task);
  const { all, byId } = depthCamerasOf(index);
  const { fitting, dataMissing, ranked, ledger, nearMisses } = rankDepthCameras(need, all, { limit, maxCostClass });
  const productOf = ({ id }: DepthCamera) => {
    const found = byId.get(id);
    if (!found) throw new Error(`no product ${id} in this catalogue`);
    return listedProduct(found.product);
  };
  return {
    list: ranked.map(({ camera, fit, score, mounting, checks, cost }) => ({
      product: productOf(camera),
      principle: camera.principle,
      fit,
      score: rounded(score.total),
      scoreParts: score.parts.map(({ id, points, most }) => ({ id, points: rounded(points), most })),
      mounting,
      cost: partCost(cost),
      checks: checks.map(check => ({
        id: check.id,
        label: check.label,
        verdict: check.verdict,
        reason: check.reason,
        missing: [...(check.missing ?? [])],
        remedy: remedyText(volumeRemedies(need, camera, check)),
      })),
    })),
    fitting,
    dataMissing,
    ledger: [...ledger],
    nearMisses: nearMisses.map(({ camera, misses }) => ({
      product: productOf(camera),
      misses: misses.map(({ check, missedBy, verdict }) => ({
        check,
        missedBy,
        reason: verdict.reason,
        remedy: remedyText(volumeRemedies(need, camera, verdict)),
      })),
    })),
    catalogueVersion: index.version,
  };
};

function needsOf(task: VolumeTask) {
  try {
    return volumeNeedsOf(task);
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}

/** Three decimals: scores are ranked by tenths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
