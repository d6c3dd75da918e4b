import { type Check, figure, rounded } from './check';
import type { CameraSide, LensSide } from './optical-side';

/** Does the lens resolve the camera's pixels? Line pairs stand in for a pixel: a pair covers two of them. */
export function checkPixel({ pixelUm }: CameraSide, { minPixelUm, resolutionLpMm }: LensSide): Check {
  const resolved = minPixelUm ?? (resolutionLpMm ? 500 / resolutionLpMm : undefined);
  if (pixelUm === undefined) return { text: '相机像元未标注', state: 'unknown' };
  if (resolved === undefined) return { text: '镜头适配像元未标注', state: 'unknown' };
  if (resolved > pixelUm) return null;
  return {
    get text() {
      const from = minPixelUm === undefined ? `像方 ${figure(resolutionLpMm ?? 0)} lp/mm，即像元` : '适配像元';
      return `${from} ${figure(resolved)} µm ≤ 相机像元 ${figure(pixelUm)} µm`;
    },
    state: 'pass',
    limit: pixelUm,
    value: rounded(resolved),
    margin: rounded(pixelUm - resolved),
  };
}
