import type { Verdict } from '../../formula/verdict';
import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Light } from '../../model/parts/light';
import type { RangeOf } from '../../model/parts/part';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { ledFamily, whiteLedNm } from '../../physics/illumination/led-families';
import { contains, glassLimits, isOpenAt, ordinaryBand, sensorLimits, visible } from '../../setting/spectral-bands';
import { found, worst } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

interface Aspect {
  verdict: Verdict;
  text: string;
  missing?: string;
}

/**
 * Whether sensor and lens work at the wavelength that is seen, and the light has the one that is lit: the wavelength of the task,
 * for fluorescence its excitation. Also the colour of the camera.
 */
export function checkSpectrum(need: Requirements, system: System): Check {
  const aspects = [
    colour(need, system),
    ofSensor(need, system),
    ofLens(need, system),
    ofLight(need, system.light ?? null),
  ];
  const verdict = worst(...aspects.map(aspect => aspect.verdict));
  const unknown = aspects.flatMap(aspect => aspect.missing ?? []);
  return found('spectrum', {
    verdict,
    reason: aspects
      .map(({ text }) => text)
      .filter(text => text !== '')
      .join('；'),
    missing: unknown.length > 0 ? unknown : undefined,
  });
}

/**
 * Verdict on the light alone, without texts, for choosing among many. Visible light of another colour shows a visible part, in
 * another contrast; outside the visible, and to excite, only the wavelength itself does.
 */
export function lightSpectrumVerdict({ task }: Requirements, light: Light): Verdict {
  const bands = wavelengthsOf(light);
  if (!bands) return 'unknown';
  const lit = litNm(task);
  const has = isLitBy(light, lit);
  if (has !== false) return has ? 'pass' : 'unknown';
  const visibleToo = bands.some(({ min, max }) => max >= visible.min && min <= visible.max);
  if (!contains(visible, lit) || task.excitationNm !== null || !visibleToo) return 'fail';
  return wavelengthDecides(task) ? 'warn' : 'pass';
}

/** Wavelength that the light must have, nm. */
export const litNm = ({ excitationNm, wavelengthNm }: Requirements['task']): number => excitationNm ?? wavelengthNm;

/** Whether the task asks for a colour of light. The middle of the visible is what is computed with where it does not. */
export const wavelengthDecides = ({ excitationNm, wavelengthNm }: Requirements['task']): boolean =>
  excitationNm !== null || wavelengthNm !== neutralNm;

const neutralNm = 550;

/** Whether a light emits at a wavelength, nm; null: its colours are not stated, or it is white and the wavelength at its ends. */
export function isLitBy(light: Light, nm: number): boolean | null {
  const bands = wavelengthsOf(light);
  if (!bands || bands.some(band => isNear(band, nm))) return bands && true;
  return bands.includes(visible) && contains(visible, nm) ? null : false;
}

const bandsOf = new WeakMap<Light, readonly RangeOf[] | null>();

/**
 * Wavelengths of a light; white covers the visible range. Null: neither wavelength nor colour is stated. Kept by light, as lights
 * are asked in every system that they are compared for.
 */
function wavelengthsOf(light: Light): readonly RangeOf[] | null {
  const kept = bandsOf.get(light);
  if (kept !== undefined) return kept;
  const stated = statedWavelengths(light);
  bandsOf.set(light, stated);
  return stated;
}

function statedWavelengths(light: Light): readonly RangeOf[] | null {
  if (light.wavelengthRangeNm) return [light.wavelengthRangeNm];
  if (light.wavelengthNm !== null) return [{ min: light.wavelengthNm, max: light.wavelengthNm }];
  const ranges = light.colours.flatMap((id): RangeOf[] => {
    const band = ledFamily(id)?.wavelengthsNm;
    return band ? [{ min: band[0], max: band[1] }] : whites.has(id) ? [visible] : [];
  });
  return ranges.length === 0 ? null : ranges;
}

const whites: ReadonlySet<string> = new Set(['white', 'rgb', 'rgbw']);
/** Half the bandwidth of an LED, nm, with the spread of its middle: an LED has a bandwidth of 20 to 30 nm. */
const ledHalfWidthNm = 15;

const isNear = (band: RangeOf, nm: number) =>
  band === visible ? contains(whiteLedNm, nm) : nm >= band.min - ledHalfWidthNm && nm <= band.max + ledHalfWidthNm;

function ofLight(need: Requirements, light: Light | null): Aspect {
  if (!light) return { verdict: 'pass', text: '' };
  const bands = wavelengthsOf(light);
  if (!bands) return { verdict: 'unknown', text: '光源波长未标注', missing: '光源波长' };
  const lit = litNm(need.task);
  const what = need.task.excitationNm === null ? '任务' : '激发';
  const said = `光源 ${bands.map(rangeText).join('、')}`;
  const verdict = lightSpectrumVerdict(need, light);
  if (verdict === 'fail') return { verdict, text: `${said}，没有${what}所需的 ${shown(lit)} nm` };
  if (verdict === 'unknown') {
    const { min, max } = whiteLedNm;
    const text = `${said}，白光 LED 的光谱约 ${min}～${max} nm，${shown(lit)} nm 处的强度未标注`;
    return { verdict, text, missing: '光源光谱' };
  }
  const other = isLitBy(light, lit) === false;
  return { verdict, text: other ? `${said}，${what}按 ${shown(lit)} nm 计算` : said };
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

function ofSensor({ task: { wavelengthNm } }: Requirements, { camera }: System): Aspect {
  const limits = sensorLimits(camera.spectrum);
  const said = `波长 ${shown(wavelengthNm)} nm`;
  const band = limits.label === '' ? '' : `，相机响应${limits.label} ${rangeText(limits.possible)}`;
  if (!contains(limits.possible, wavelengthNm)) return { verdict: 'fail', text: `${said}${band}` };
  if (isOpenAt(wavelengthNm, limits)) {
    const open = isPlaceholder(camera) ? '相机尚未选定' : '相机在此波长的响应未标注';
    return { verdict: 'unknown', text: `${said}${band}，${open}`, missing: '相机响应波段' };
  }
  if (limits.certain !== ordinaryBand) return { verdict: 'pass', text: `${said}${band}` };
  if (contains(visible, wavelengthNm)) return { verdict: 'pass', text: `${said}，在可见光内` };
  if (isPlaceholder(camera)) return { verdict: 'pass', text: said };
  const cut = camera.colour === 'color' ? '，彩色相机多装红外截止滤光片' : '';
  return { verdict: 'warn', text: `${said}，硅传感器的近红外响应比可见光低${cut}` };
}

/** A lens without a stated range is made for visible light. */
function ofLens({ task: { wavelengthNm } }: Requirements, { lens }: System): Aspect {
  const limits = glassLimits(lens.spectralRangeNm);
  const range = lens.spectralRangeNm ? `镜头适用 ${rangeText(lens.spectralRangeNm)}` : '';
  if (!contains(limits.possible, wavelengthNm)) {
    return { verdict: 'fail', text: range || `镜头波段未标注，${limits.label}透不过 ${shown(wavelengthNm)} nm` };
  }
  const open = isPlaceholder(lens);
  if (isOpenAt(wavelengthNm, limits)) {
    return { verdict: 'unknown', text: open ? '镜头尚未选定' : '镜头适用波段未标注', missing: '镜头适用波段' };
  }
  if (range !== '') return { verdict: 'pass', text: range };
  if (contains(visible, wavelengthNm)) return { verdict: 'pass', text: open ? '' : '镜头波段未标注，按可见光镜头' };
  return open
    ? { verdict: 'pass', text: '' }
    : { verdict: 'warn', text: '镜头波段未标注，近红外透过率下降、焦点后移，须在此波长下对焦' };
}

function rangeText({ min, max }: RangeOf): string {
  if (min === 0) return `不超过 ${shown(max)} nm`;
  return min === max ? `${shown(min)} nm` : `${shown(min)}～${shown(max)} nm`;
}
