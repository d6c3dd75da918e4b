import type { Verdict } from '../../formula/verdict';
import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Light } from '../../model/parts/light';
import type { RangeOf } from '../../model/parts/part';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { ledFamily } from '../../physics/illumination/led-families';
import { spectralBands, visible } from '../../setting/spectral-bands';
import { found, worst } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

interface Aspect {
  verdict: Verdict;
  text: string;
  missing?: string;
}

/** Compares the light with sensor and lens, and checks the colour of the camera. */
export function checkSpectrum(need: Requirements, system: System): Check {
  const wavelengths = wavelengthsOf(need, system.light ?? null);
  const aspects = [colour(need, system), ofSensor(system, wavelengths), ofLens(system, wavelengths)];
  const verdict = worst(...aspects.map(aspect => aspect.verdict));
  const unknown = aspects.flatMap(aspect => aspect.missing ?? []);
  return found('spectrum', {
    verdict,
    reason: aspects
      .map(({ text }) => text)
      .filter(text => text !== '')
      .join('；'),
    remedy: verdict === 'fail' ? remedy(need, aspects) : undefined,
    missing: unknown.length > 0 ? unknown : undefined,
  });
}

/** Wavelengths of the light where they are stated, otherwise of the task. White light covers the visible range. */
function wavelengthsOf({ task }: Requirements, light: Light | null): RangeOf | null {
  if (!light) return { min: task.wavelengthNm, max: task.wavelengthNm };
  if (light.wavelengthRangeNm) return light.wavelengthRangeNm;
  if (light.wavelengthNm !== null) return { min: light.wavelengthNm, max: light.wavelengthNm };
  if (light.colours.includes('white')) return visible;
  const ranges = light.colours.flatMap(id => ledFamily(id)?.wavelengthsNm ?? []);
  return ranges.length === 0 ? null : { min: Math.min(...ranges), max: Math.max(...ranges) };
}

function colour({ task }: Requirements, { camera, light }: System): Aspect {
  if (task.colour !== null && camera.colour === null)
    return {
      verdict: 'unknown',
      text: isPlaceholder(camera) ? '相机尚未选定，须选黑白或彩色' : '相机彩色或黑白未标注',
      missing: '黑白/彩色',
    };
  const names = { mono: '黑白', color: '彩色' } as const;
  if (task.colour !== null && camera.colour !== null && camera.colour !== task.colour) {
    return { verdict: 'fail', text: `要求${names[task.colour]}相机，此为${names[camera.colour]}` };
  }
  const unstated = isPlaceholder(camera) ? '' : '黑白或彩色未标注';
  const own = camera.colour === null ? unstated : `${names[camera.colour]}相机`;
  if (camera.colour === 'color' && light && light.colours.length > 0 && !light.colours.includes('white')) {
    return { verdict: 'warn', text: '彩色相机配单色光，只有部分像素感光，应配白光' };
  }
  return { verdict: 'pass', text: own };
}

function ofSensor({ camera }: System, wavelengths: RangeOf | null): Aspect {
  if (!wavelengths) return { verdict: 'unknown', text: '光源波长未标注', missing: '光源波长' };
  const said = `波长 ${rangeText(wavelengths)}`;
  const band = camera.spectrum === null ? undefined : spectralBands.get(camera.spectrum);
  if (band) {
    const seen = wavelengths.max >= band.min && wavelengths.min <= band.max;
    return { verdict: seen ? 'pass' : 'fail', text: `${said}，相机响应${band.label} ${band.min}～${band.max} nm` };
  }
  if (inside(wavelengths, visible)) return { verdict: 'pass', text: `${said}，在可见光内` };
  const open = isPlaceholder(camera) ? '相机尚未选定' : '相机响应波段未标注';
  return { verdict: 'unknown', text: `${said}，不全在可见光内，${open}`, missing: '相机响应波段' };
}

/** A lens without a stated range is made for visible light; its behaviour outside is unknown. */
function ofLens({ lens }: System, wavelengths: RangeOf | null): Aspect {
  if (!wavelengths) return { verdict: 'pass', text: '' };
  const range = lens.spectralRangeNm;
  if (range) {
    const verdict = inside(wavelengths, range)
      ? 'pass'
      : wavelengths.max < range.min || wavelengths.min > range.max
        ? 'fail'
        : 'warn';
    return { verdict, text: `镜头适用 ${rangeText(range)}` };
  }
  const open = isPlaceholder(lens);
  if (inside(wavelengths, visible)) return { verdict: 'pass', text: open ? '' : '镜头波段未标注，按可见光镜头' };
  return { verdict: 'unknown', text: open ? '镜头尚未选定' : '镜头适用波段未标注', missing: '镜头适用波段' };
}

const inside = (a: RangeOf, b: RangeOf) => a.min >= b.min && a.max <= b.max;
const rangeText = ({ min, max }: RangeOf) => (min === max ? `${shown(min)} nm` : `${shown(min)}～${shown(max)} nm`);

const remedy = ({ task }: Requirements, [colourAspect]: readonly Aspect[]) =>
  colourAspect?.verdict === 'fail'
    ? `改用${task.colour === 'color' ? '彩色' : '黑白'}相机`
    : '改用镜头与传感器都能响应的波长';
