import { checkDepthCamera, type VolumeFit, volumeFit } from '../../checks/volume/check-depth-camera';
import type { VolumeCheck, VolumeCheckId } from '../../checks/volume/volume-check';
import { mountDepthCamera, type VolumeMounting } from '../../checks/volume/volume-mounting';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import { inOrder } from '../catalogue/prepared-catalogue';
import type { ClassedCost } from '../cost/cost-class';
import { depthCameraCost } from '../cost/depth-camera-cost';
import { type SingleLimits, withinLimit } from '../cost/single-limit';
import { scoreSteps } from '../score/ranking';
import { missSteps } from '../sweep/near-list';
import { type VolumeScore, volumeScoreOf } from './volume-score';

export interface RankedDepthCamera {
  camera: DepthCamera;
  mounting: VolumeMounting;
  /** Cameras that lack data rank after all that certainly fit. */
  fit: Exclude<VolumeFit, 'does-not-fit'>;
  score: VolumeScore;
  checks: readonly VolumeCheck[];
  cost: ClassedCost;
}

export interface NearDepthCamera {
  camera: DepthCamera;
  misses: readonly { check: VolumeCheckId; missedBy: number; verdict: VolumeCheck }[];
  total: number;
}

export interface RankedDepthCameras {
  fitting: number;
  /** Cameras that no stated figure refuses, but of which some figures are not stated. */
  dataMissing: number;
  ranked: readonly RankedDepthCamera[];
  /** Cameras by their first missed check. */
  ledger: readonly { check: VolumeCheckId; label: string; removed: number }[];
  /** Empty unless no camera certainly fits. */
  nearMisses: readonly NearDepthCamera[];
}

/**
 * Ranks 3D area cameras for a volume: those that fit, then those that lack data, fewest open checks first. Within these come those with
 * room for a robot, then score to a tenth, brand and model. The result does not depend on the order of the catalogue.
 */
export function rankDepthCameras(
  need: VolumeNeeds,
  cameras: readonly DepthCamera[],
  { limit = 30, nearLimit = 5, maxCostClass }: SingleLimits = {},
): RankedDepthCameras {
  const all = inOrder(cameras).map((camera, place) => {
    const mounting = mountDepthCamera(need, camera);
    const checks = checkDepthCamera(need, camera, mounting);
    const open = checks.filter(({ verdict }) => verdict === 'unknown').length;
    const tight = checks.some(({ id, verdict }) => id === 'distance' && verdict === 'warn');
    return {
      camera,
      place,
      mounting,
      checks,
      open,
      tight: Number(tight),
      fit: volumeFit(checks),
      cost: depthCameraCost(camera),
      score: volumeScoreOf(need, camera, mounting, checks),
    };
  });
  const refused = all.flatMap(({ camera, place, checks }) => {
    const misses = checks.flatMap(check =>
      check.verdict === 'fail' ? [{ check: check.id, missedBy: missedBy(check), verdict: check }] : [],
    );
    return misses.length === 0
      ? []
      : [{ camera, place, misses, total: misses.reduce((sum, each) => sum + each.missedBy, 0) }];
  });
  const fitting = all.filter(({ fit }) => fit === 'fits').length;
  return {
    fitting,
    dataMissing: all.filter(({ fit }) => fit === 'data-missing').length,
    ranked: all
      .flatMap(({ fit, ...each }) =>
        fit === 'does-not-fit' || !withinLimit(maxCostClass, each.cost) ? [] : [{ ...each, fit }],
      )
      .sort(
        (a, b) =>
          a.open - b.open ||
          a.tight - b.tight ||
          scoreSteps(b.score.total) - scoreSteps(a.score.total) ||
          a.place - b.place,
      )
      .slice(0, limit)
      .map(({ camera, mounting, fit, score, checks, cost }) => ({ camera, mounting, fit, score, checks, cost })),
    ledger: ledgerOf(refused),
    nearMisses:
      fitting > 0
        ? []
        : refused
            .sort((a, b) => missSteps(a.total) - missSteps(b.total) || a.place - b.place)
            .slice(0, nearLimit)
            .map(({ camera, misses, total }) => ({ camera, misses, total })),
  };
}

/** A demand without a figure counts as missed by the whole limit. */
function missedBy({ figure, limit }: VolumeCheck): number {
  return figure === null || limit === null || limit === 0 ? 1 : Math.abs(figure / limit - 1);
}

function ledgerOf(refused: readonly Pick<NearDepthCamera, 'misses'>[]): RankedDepthCameras['ledger'] {
  const lines = new Map<VolumeCheckId, { check: VolumeCheckId; label: string; removed: number }>();
  for (const { misses } of refused) {
    const [first] = misses;
    if (!first) continue;
    const line = lines.get(first.check) ?? { check: first.check, label: first.verdict.label, removed: 0 };
    line.removed++;
    lines.set(first.check, line);
  }
  return [...lines.values()].sort((a, b) => b.removed - a.removed);
}
