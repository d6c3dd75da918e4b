import { calls } from '@shixuan/api';
import { depthCameraFromProduct, type VolumeTask, volumeNeedsOf } from '@shixuan/optics/model';
import { remedyText, volumeRemedies } from '@shixuan/optics/remedy';
import { rankDepthCameras } from '@shixuan/optics/solve';
import type { VolumeAnswer } from '../data/volume/volume-query';

const sees = { fovHDeg: 58, fovVDeg: 47, depthResolutionH: 1280, depthResolutionV: 960, frameRateFps: 10 };
const models: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'FM-A': { principle: 'active-stereo', workingDistanceMm: [500, 5000], ...sees },
  'FM-B': { principle: 'active-stereo', workingDistanceMm: [500, 5000], ...sees, accuracyZ: '3.86 mm @ 1000 mm' },
};
const cameras = Object.entries(models).flatMap(([model, attrs], i) => {
  const product = { id: 41 + i, category: 'face-3d', brand: 'Percipio', series: null, model, attrs };
  return depthCameraFromProduct(product) ?? [];
});

const productOf = ({ id, model }: { id: number; model: string }) => ({
  id,
  categoryId: 9,
  brand: { id: 9, name: 'Percipio', nameZh: '图漾' },
  series: null,
  model,
  name: `${model} 深度相机`,
  summary: '两三个决定性的参数',
  drawing: { src: `/Uploads/products/${id}.svg`, widthMm: null, heightMm: null, toScale: false },
});

/** What the server would answer with two cameras, of which one states its accuracy: the engine's own words. */
export function volumeAnswer(task: VolumeTask): VolumeAnswer {
  const need = volumeNeedsOf(task);
  const { ranked, nearMisses, ...found } = rankDepthCameras(need, cameras);
  return calls.depthCameras.content.parse({
    ...found,
    list: ranked.map(({ camera, score, checks, ...row }) => ({
      ...row,
      product: productOf(camera),
      principle: camera.principle,
      score: score.total,
      scoreParts: score.parts,
      checks: checks.map(({ id, label, verdict, reason, missing = [] }) => ({
        ...{ id, label, verdict, reason, missing },
        remedy: remedyText(volumeRemedies(need, camera, { id, verdict })),
      })),
    })),
    nearMisses: nearMisses.map(({ camera, misses }) => ({
      product: productOf(camera),
      misses: misses.map(({ check, missedBy, verdict }) => ({
        ...{ check, missedBy, reason: verdict.reason },
        remedy: remedyText(volumeRemedies(need, camera, verdict)),
      })),
    })),
    catalogueVersion: 'v1',
  });
}
