import type { Source } from '@shixuan/optics/formula';
import type { Camera, ImagingTask, Light } from '@shixuan/optics/model';
import { colourChoiceSources, ledFamily, objectColours } from '@shixuan/optics/physics';
import { neutralTask } from '@shixuan/task-url';

/** Which colour of light a task wants, or what has to be tried, and by whose account. */
export interface LightColour {
  text: string;
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
 */
export function lightColour(task: Asked, { camera, light }: Lit): LightColour | null {
  const states = task.wavelengthNm !== neutralTask.wavelengthNm || task.excitationNm !== null;
  const colours = (light?.colours ?? []).flatMap(code => mixtures[code] ?? [code]);
  if (states || colours.length === 0 || colours.some(code => !ledFamily(code))) return null;
  if (camera.colour === 'color') return chosen('white', colours, '彩色相机要白光，颜色才不失真');
  if (task.feature === 'outline' || task.technique?.endsWith('backlight'))
    return chosen('blue', colours, '轮廓靠遮光成像，与工件颜色无关，波长短则衍射小');
  if (task.feature === 'relief' || task.surface === 'glossy' || task.surface === 'mirror')
    return chosen('blue', colours, '光亮表面与划痕用短波长，散射强，衍射小');
  return tried(colours);
}

/** Lights that are switched between colours, by their codes. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  rgb: ['red', 'green', 'blue'],
  rgbw: ['red', 'green', 'blue', 'white'],
};

function chosen(id: string, colours: readonly string[], why: string): LightColour {
  const family = ledFamily(id);
  const label = family?.label ?? id;
  const text = colours.includes(id)
    ? `选${label}：${why}`
    : `${why}；有${label}的同类光源时优先，这款为${namesOf(colours)}`;
  return { text, sources: family ? [family.source] : [] };
}

/** 同色打亮、异色打暗: with a light of one colour, what it does to which colours of the part. */
function tried(colours: readonly string[]): LightColour {
  const sources = colourChoiceSources;
  const [only] = colours;
  const of = (side: 'bright' | 'dark') =>
    objectColours.flatMap(colour => (colour[side].some(led => led === only) ? [colour.label] : [])).join('、');
  if (colours.length === 1 && of('bright') !== '') {
    const label = namesOf(colours);
    return { text: `工件颜色未说明：${label}打亮${of('bright')}，打暗${of('dark')}，订货前用样件试`, sources };
  }
  const first = colours.includes('white') ? '先用白光试，' : '';
  return { text: `工件颜色未说明：${first}对比不够时换与特征同色（打亮）或异色（打暗）的单色光`, sources };
}

const namesOf = (colours: readonly string[]): string => colours.map(code => ledFamily(code)?.label ?? code).join('、');
