import { atLeast, atMost, excess } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { effectiveFNumber } from '../../physics/aperture/effective-f-number';
import { airyDiameter } from '../../physics/sharpness/diffraction';
import { diffractionMtf, pixelMtf } from '../../physics/sharpness/mtf';
import { nyquistFrequency } from '../../physics/sharpness/nyquist';
import { resolvingLimits } from '../../physics/sharpness/resolving-verdict';
import { leastAiryUm } from '../../setting/aperture-bounds';
import { diffractionLimits } from '../../setting/choose-f-number';
import { focalBand } from '../../setting/focal-band';
import { lensFacts } from '../../setting/lens-facts';
import { lensNumbers } from '../../setting/lens-numbers';
import { pictureBand } from '../../setting/picture-band';
import { found, traced, worst } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

/** What a check of sharpness lacks where the aperture is not stated. */
export const apertureLabel = '光圈';

/** One cause of blur, judged at the pixel that the task asks for (failure) and at the pixel of the camera (warning). */
interface Blur {
  verdict: Verdict;
  text: () => string;
  missing?: string;
  figures?: { figure: number; limit: number; sense: 'at-least' | 'at-most'; unit: string };
}

/** Whether lens and diffraction keep the detail that the pixels resolve. Every verdict names the working f-number. */
export function checkSharpness(need: Requirements, system: System): Check {
  const [diffraction, lens] = [ofDiffraction(need, system), ofLens(system)];
  const verdict = worst(diffraction.verdict, lens.verdict);
  const decisive = lens.verdict === verdict && diffraction.verdict !== verdict ? lens : diffraction;
  const missing = [diffraction.missing, lens.missing].filter(label => label !== undefined);
  return found('sharpness', {
    verdict,
    ...decisive.figures,
    reason: () => `${diffraction.text()}；${lens.text()}`,
    missing: missing.length > 0 ? missing : undefined,
    traces: () => derivation(need, system),
  });
}

function ofDiffraction(need: Requirements, { camera, lens, setting }: System): Blur {
  const { airyUm, effectiveFNumber: effective, askedPixelUm } = setting;
  const { finePx, worstPx } = diffractionLimits;
  if (airyUm === null || effective === null) {
    const numbers = lensNumbers(lens);
    const least = leastAiryUm(need, numbers, { magnification: setting.magnification.nominal, airyUm: Number.NaN });
    const px = least / askedPixelUm;
    if (excess(px, worstPx) === 0)
      return { verdict: 'unknown', text: () => '光圈未标注，衍射无法判定', missing: apertureLabel };
    return {
      verdict: 'fail',
      text: () =>
        `光圈未标注；按外径至多开到 F${shown(numbers.brightestFNumber, 2)}，艾里斑至少 ${shown(px, 2)} 个所需像元`,
      figures: { figure: px, limit: worstPx, sense: 'at-most', unit: 'px' },
    };
  }
  const own = airyUm / camera.pixelSizeUm;
  const asked = airyUm / askedPixelUm;
  const verdict: Verdict = !atMost(asked, worstPx) ? 'fail' : atMost(own, finePx) ? 'pass' : 'warn';
  const text = () => {
    const set = setting.fNumber === null ? '' : `F${shown(setting.fNumber, 2)}，`;
    const ends = pictureBand(need, camera, lens, setting)?.effectiveFNumber;
    const told = (fNumber: number) => `F${shown(fNumber, 3)}`;
    const band =
      ends && told(ends.low) !== told(ends.high)
        ? `（${focalBand(need, lens, setting)?.because}：${told(ends.low)}～${told(ends.high)}）`
        : '';
    const finer = askedPixelUm > camera.pixelSizeUm * 1.001 ? `（按所需精度 ${shown(asked, 2)} 个）` : '';
    return `${set}有效光圈 ${told(effective)}${band}，艾里斑 ${shown(airyUm, 3)} µm，占 ${shown(own, 2)} 个像元${finer}`;
  };
  return {
    verdict,
    text,
    figures: {
      figure: verdict === 'fail' ? asked : own,
      limit: verdict === 'fail' ? worstPx : finePx,
      sense: 'at-most',
      unit: 'px',
    },
  };
}

function ofLens({ camera, lens, setting }: System): Blur {
  const { ratedLpMm, ratedBasis } = lensFacts(lens);
  if (ratedLpMm === null) return { verdict: 'unknown', text: () => '镜头解析力未标注', missing: '镜头解析力' };
  const nyquist = nyquistFrequency.compute({ pixelSizeUm: camera.pixelSizeUm });
  const asked = nyquistFrequency.compute({ pixelSizeUm: setting.askedPixelUm });
  const verdict: Verdict = !atLeast(ratedLpMm, resolvingLimits.usable * asked)
    ? 'fail'
    : atLeast(ratedLpMm, resolvingLimits.ample * nyquist)
      ? 'pass'
      : 'warn';
  const basis = { 'line-pairs': '', pixel: '（由最小像元折算）', megapixels: '（由标称像素折算）' }[
    ratedBasis ?? 'line-pairs'
  ];
  const limit = verdict === 'fail' ? resolvingLimits.usable * asked : nyquist;
  return {
    verdict,
    text: () =>
      `镜头 ${shown(ratedLpMm, 3)} lp/mm${basis}，像元要求 ${shown(nyquist, 3)} lp/mm，所需精度要求 ${shown(asked, 3)} lp/mm`,
    figures: { figure: ratedLpMm, limit, sense: 'at-least', unit: 'lp/mm' },
  };
}

function derivation(need: Requirements, { camera, setting }: System) {
  const { pixelSizeUm } = camera;
  const { wavelengthNm } = need.task;
  const { effectiveFNumber: effective, fNumber, magnification } = setting;
  const frequencyLpMm = nyquistFrequency.compute({ pixelSizeUm });
  return traced(
    () => nyquistFrequency.trace({ pixelSizeUm }),
    ...(fNumber === null
      ? []
      : [() => effectiveFNumber.trace({ fNumber, magnification: magnification.nominal, pupilRatio: 1 })]),
    ...(effective === null
      ? []
      : [
          () => airyDiameter.trace({ wavelengthNm, effectiveFNumber: effective }),
          () => diffractionMtf.trace({ frequencyLpMm, wavelengthNm, effectiveFNumber: effective }),
        ]),
    () => pixelMtf.trace({ frequencyLpMm, pixelSizeUm }),
  );
}
