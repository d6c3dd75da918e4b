import { atLeast, shortfall } from '../../formula/numbers';
import { OpticsInputError } from '../../formula/optics-input-error';
import type { Verdict } from '../../formula/verdict';
import type { FocalLens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { objectNumericalAperture } from '../../physics/aperture/numerical-aperture';
import { fixedMagnificationDepth, waveDepth } from '../../physics/depth-of-field/close-up-depth';
import { depthOfField } from '../../physics/depth-of-field/depth-of-field';
import { impliedBlur } from '../../physics/depth-of-field/telecentric-depth';
import { largestEffectiveFNumber } from '../../setting/aperture-bounds';
import { focalBand, isWide } from '../../setting/focal-band';
import { depthBoundMm } from '../../setting/misses';
import { type Ends, pictureBand } from '../../setting/picture-band';
import { found, missing, traced } from '../finding';
import { overBand, shown } from '../shown';
import type { System } from './system';

/**
 * Whether all heights are sharp, at the pixel of the camera. Where that pixel is finer than the task needs, the pixel of the
 * task decides between warning and failure.
 */
export function checkDepthOfField(need: Requirements, system: System): Check {
  const { setting } = system;
  const { depthOfFieldMm: depth, depthForTaskMm: forTask } = setting;
  const limit = need.depthMm;
  if (depth === null || forTask === null) {
    const most = limit === 0 ? null : depthBoundMm(need, system.lens, setting);
    if (most !== null && shortfall(most, limit) > 0) return outOfReach(need, system, most);
    return limit === 0
      ? found('depth-of-field', { verdict: 'pass', reason: '没有高度差，不要求景深；光圈未标注，景深未知' })
      : missing('depth-of-field', ['光圈'], { limit, sense: 'at-least', unit: 'mm' });
  }
  const verdict: Verdict = atLeast(depth, limit) ? 'pass' : atLeast(forTask, limit) ? 'warn' : 'fail';
  return found('depth-of-field', {
    verdict,
    band: () => {
      const band = bandOf(need, system);
      return band && verdict !== 'fail' && Number.isFinite(band.high)
        ? { ...band, holds: holdsOver(band, verdict, limit) }
        : undefined;
    },
    figure: verdict === 'fail' ? forTask : depth,
    limit,
    sense: 'at-least',
    unit: 'mm',
    reason: () => {
      const circle = criterion(need, system, depth);
      const task = forTask > depth * 1.001 ? `，按所需精度 ${depthText(forTask)}` : '';
      const band = bandOf(need, system);
      const because = band ? `；${focalBand(need, system.lens, setting)?.because}：${depthRange(band)}` : '';
      const over = band && limit > 0 ? overBand(holdsOver(band, verdict, limit)) : '';
      return `景深 ${depthText(depth)}（${circle}${because}）${task}${limit > 0 ? `，要求 ${shown(limit)} mm` : ''}${over}${limits(system)}${makers(system)}`;
    },
    traces: () => derivation(need, system),
  });
}

/** What the depth is computed by: the circle of confusion, or the diffraction that leaves more sharp than it. */
function criterion(need: Requirements, { lens, setting }: System, depthMm: number): string {
  const circle = `弥散圆 ${need.circleOfConfusion.label.replace(/（.*）/u, '')}`;
  const { effectiveFNumber, circleOfConfusionMm, magnification } = setting;
  if (lens.kind === 'focal' || effectiveFNumber === null || circleOfConfusionMm === null) return circle;
  const geometricMm = fixedMagnificationDepth.compute({
    circleOfConfusionMm,
    effectiveFNumber,
    magnification: magnification.nominal,
  });
  return atLeast(geometricMm, depthMm) ? circle : `按衍射 λ ÷ NA²；只按${circle}为 ${depthText(geometricMm)}`;
}

/** Ends of the depth where they differ. */
function bandOf(need: Requirements, { camera, lens, setting }: System): Ends | null {
  const ends = pictureBand(need, camera, lens, setting)?.depthOfFieldMm;
  return ends && isWide(ends.low, ends.high) ? ends : null;
}

const holdsOver = ({ low }: Ends, verdict: Verdict, limitMm: number) =>
  verdict !== 'pass' ? 'none' : atLeast(low, limitMm) ? 'whole' : 'nominal';

/** No aperture that the lens could have gives the depth. */
function outOfReach(need: Requirements, { setting }: System, mostMm: number): Check {
  const fNumber = largestEffectiveFNumber(need, setting.askedPixelUm);
  return found('depth-of-field', {
    verdict: 'fail',
    figure: mostMm,
    limit: need.depthMm,
    sense: 'at-least',
    unit: 'mm',
    reason: `光圈未标注；即使收到衍射允许的有效光圈 F${shown(fNumber, 2)}，景深也至多 ${depthText(mostMm)}，要求 ${shown(need.depthMm)} mm`,
  });
}

const depthRange = ({ low, high }: { low: number; high: number }) =>
  Number.isFinite(high) ? `${shown(low)}～${shown(high)} mm` : `${depthText(low)} ${depthText(high)}`;
const depthText = (mm: number) => (mm === Number.POSITIVE_INFINITY ? '至无穷远' : `${shown(mm)} mm`);

/** Near and far limit as distances from the lens front, where they are known. */
function limits({ lens, setting }: System): string {
  const depth = lens.kind === 'focal' ? nearAndFar(lens, setting) : undefined;
  if (!depth || !setting.workingDistanceMm || setting.objectDistanceMm === null) return '';
  const toFront = setting.workingDistanceMm.nominal - setting.objectDistanceMm;
  const near = shown(depth.nearMm + toFront);
  const range = depth.farMm === null ? `${near} mm 至无穷远` : `${near}～${shown(depth.farMm + toFront)} mm`;
  return `；清晰范围距镜头 ${range}`;
}

function nearAndFar(lens: FocalLens, setting: System['setting']) {
  const { objectDistanceMm, fNumber, circleOfConfusionMm } = setting;
  if (objectDistanceMm === null || fNumber === null || circleOfConfusionMm === null) return undefined;
  if (objectDistanceMm <= lens.focalLengthMm) return undefined;
  try {
    return depthOfField({ focalLengthMm: lens.focalLengthMm, objectDistanceMm, fNumber, circleOfConfusionMm });
  } catch (error) {
    if (error instanceof OpticsInputError) return undefined;
    throw error;
  }
}

/** The maker's figure with the blur that it allows, for comparison with the computed one. */
function makers({ camera, lens, setting }: System): string {
  if (lens.kind !== 'fixed' || lens.depthOfFieldMm === null) return '';
  const { effectiveFNumber, magnification } = setting;
  const blurUm =
    effectiveFNumber === null
      ? null
      : impliedBlur.compute({
          depthOfFieldMm: lens.depthOfFieldMm,
          magnification: magnification.nominal,
          effectiveFNumber,
        });
  const blur = blurUm === null ? '' : `，隐含弥散圆 ${shown(blurUm / camera.pixelSizeUm, 2)} 个像元`;
  return `；厂家标称 ${shown(lens.depthOfFieldMm)} mm${blur}`;
}

function derivation(need: Requirements, { lens, setting }: System) {
  if (lens.kind === 'focal') return nearAndFar(lens, setting)?.traces ?? [];
  return ofFixed(need, setting);
}

function ofFixed(need: Requirements, setting: System['setting']) {
  const { effectiveFNumber, circleOfConfusionMm, magnification } = setting;
  if (effectiveFNumber === null || circleOfConfusionMm === null) return [];
  const m = magnification.nominal;
  return traced(
    () => fixedMagnificationDepth.trace({ circleOfConfusionMm, effectiveFNumber, magnification: m }),
    () =>
      waveDepth.trace({
        wavelengthNm: need.task.wavelengthNm,
        numericalAperture: objectNumericalAperture.compute({ magnification: m, effectiveFNumber }),
      }),
  );
}
