import type { Source } from '../formula/sources/source';
import type { Camera } from '../model/parts/camera';
import type { Light } from '../model/parts/light';
import type { ImagingTask } from '../model/task/imaging-task';
import { colourChoiceSources, objectColours } from '../physics/illumination/colour-choice';
import { ledFamily } from '../physics/illumination/led-families';

/** Which colour of light a task wants, or what has to be tried, and by whose account. */
export interface LightColour {
  text: string;
  /** The same in a few words, for a line beside the light. */
  brief: string;
  sources: readonly Source[];
}

interface Lit {
  camera: Pick<Camera, 'colour'>;
  light?: Pick<Light, 'colours'> | null;
}
type Asked = Pick<ImagingTask, 'wavelengthNm' | 'excitationNm' | 'surface' | 'feature' | 'technique'>;

/**
 * Null without a light, and where the task states a wavelength: then that decides. No task states the colours of the part: where they
 * decide, it is said what to try.
 * @param usualNm wavelength of a task that states none
 */
export function lightColour(task: Asked, { camera, light }: Lit, usualNm: number): LightColour | null {
  const states = task.wavelengthNm !== usualNm || task.excitationNm !== null;
  const colours = (light?.colours ?? []).flatMap(code => mixtures[code] ?? [code]);
  if (states || colours.length === 0 || colours.some(code => !ledFamily(code))) return null;
  if (camera.colour === 'color') return chosen('white', colours, '彩色相机要白光，颜色才不失真', '颜色不失真');
  if (task.feature === 'outline' || task.technique?.endsWith('backlight'))
    return chosen('blue', colours, '轮廓靠遮光成像，与工件颜色无关，波长短则衍射小', '波长短，衍射小');
  if (task.feature === 'relief' || task.surface === 'glossy' || task.surface === 'mirror')
    return chosen('blue', colours, '光亮表面与划痕用短波长，散射强，衍射小', '波长短，散射强');
  return tried(colours);
}

/** Lights that are switched between colours, by their codes. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  rgb: ['red', 'green', 'blue'],
  rgbw: ['red', 'green', 'blue', 'white'],
};

function chosen(id: string, colours: readonly string[], why: string, inShort: string): LightColour {
  const family = ledFamily(id);
  const label = family?.label ?? id;
  const text = colours.includes(id)
    ? `选${label}：${why}`
    : `${why}；有${label}的同类光源时优先，这款为${namesOf(colours)}`;
  const brief = `${colours.includes(id) ? '选' : '优先'}${label}：${inShort}`;
  return { text, brief, sources: family ? [family.source] : [] };
}

/** 同色打亮、异色打暗: with a light of one colour, what it does to which colours of the part. */
function tried(colours: readonly string[]): LightColour {
  const sources = colourChoiceSources;
  const [only] = colours;
  const of = (side: 'bright' | 'dark') =>
    objectColours.flatMap(colour => (colour[side].some(led => led === only) ? [colour.label] : [])).join('、');
  if (colours.length === 1 && of('bright') !== '') {
    const label = namesOf(colours);
    return {
      text: `工件颜色未说明：${label}打亮${of('bright')}，打暗${of('dark')}，订货前用样件试`,
      brief: `${label}：打暗${of('dark')}`,
      sources,
    };
  }
  const first = colours.includes('white') ? '先用白光试，' : '';
  return {
    text: `工件颜色未说明：${first}对比不够时换与特征同色（打亮）或异色（打暗）的单色光`,
    brief: `工件颜色未说明，${first === '' ? '用样件试' : '先试白光'}`,
    sources,
  };
}

const namesOf = (colours: readonly string[]): string => colours.map(code => ledFamily(code)?.label ?? code).join('、');
