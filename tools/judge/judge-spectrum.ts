import { type Attrs, figure, span, word, words } from './data-sheets';
import type { Faults } from './fault';
import type { Offer, Task } from './offer';

type Band = readonly [number, number];

const sensors: Readonly<Record<string, Band>> = {
  visible: [400, 700],
  nir: [330, 1050],
  uv: [200, 1050],
  swir: [900, 1700],
};
/** The band gap of silicon at the long end; its cover glass and oxide at the short one. */
const silicon: Band = [330, 1050];
const inGaAs: Band = [900, 1700];
/** Optical crown glass transmits little outside. */
const glass: Band = [330, 2300];
/** What sensors and glass do without a word in the sheet. */
const ordinary: Band = [400, 1000];

const leds: Readonly<Record<string, Band>> = {
  white: [400, 700],
  rgb: [400, 700],
  rgbw: [400, 700],
  multispectral: [365, 1000],
  ultraviolet: [350, 410],
  blue: [440, 490],
  green: [500, 560],
  red: [600, 680],
  infrared: [780, 980],
};

const inside = (nm: number, [low, high]: Band, give = 0) => nm >= low - give && nm <= high + give;

/** Sensor and glass at the wavelength that is to be seen, the light at the wavelength that is to be lit. */
export function judgeSpectrum(task: Task, { camera, lens, light }: Offer, faults: Faults): void {
  const seen = task.wavelengthNm;
  const colour = word(camera, 'monoColor');
  if (task.colour !== null && colour === null) faults.open('colour', 'mono or colour not stated');
  else faults.must(task.colour === null || task.colour === colour, 'colour', String(colour));
  ofSensor(seen, camera, faults);
  ofGlass(seen, lens, faults);
  if (light) ofLight(task, light, faults);
}

function ofSensor(seen: number, camera: Attrs, faults: Faults): void {
  const stated = sensors[word(camera, 'spectrum') ?? ''];
  const type = word(camera, 'sensorType');
  const own = stated ?? (type === 'ingaas' ? inGaAs : type === null ? null : silicon);
  if (own !== null) faults.must(inside(seen, own), 'sensor-spectrum', `${seen} nm on ${own.join('…')} nm`);
  else if (!inside(seen, ordinary)) faults.open('sensor-spectrum', `${seen} nm, sensor not stated`);
}

function ofGlass(seen: number, lens: Attrs, faults: Faults): void {
  const stated = span(lens, 'spectralRangeNm');
  if (stated !== null) faults.must(inside(seen, stated), 'glass-spectrum', `${seen} nm in ${stated.join('…')} nm`);
  else if (!inside(seen, ordinary)) {
    faults.must(inside(seen, glass), 'glass-spectrum', `${seen} nm through ordinary glass`);
    faults.open('glass-spectrum', `${seen} nm, range of the lens not stated`);
  }
}

/** What is computed with where a task asks for no colour of light. */
const anyColour = 550;

/**
 * Any visible light shows something where no colour is asked for. Outside the visible, to excite, and where a colour is asked for,
 * the light must have the wavelength; a camera that has to tell colours apart needs more than one.
 */
function ofLight(task: Task, light: Attrs, faults: Faults): void {
  const lit = task.excitationNm ?? task.wavelengthNm;
  const single = figure(light, 'wavelengthNm');
  const range = span(light, 'wavelengthRangeNm');
  const colours = words(light, 'colours');
  const bands = colours.flatMap((id): Band[] => (leds[id] ? [leds[id]] : []));
  const free = lit === anyColour && task.excitationNm == null;
  if (task.colour === 'color' && colours.length > 0)
    faults.must(
      colours.some(id => ['white', 'rgb', 'rgbw', 'multispectral'].includes(id)),
      'light-spectrum',
      `colours by ${colours.join(', ')}`,
    );
  if (single !== null || range !== null) {
    const [low, high] = range ?? [single ?? 0, single ?? 0];
    const holds = free ? high >= 400 && low <= 700 : inside(lit, [low, high], 18);
    faults.must(holds, 'light-spectrum', `${lit} nm by ${low}…${high} nm`);
  } else if (bands.length > 0) {
    const holds = free ? bands.some(([low, high]) => high >= 410 && low <= 700) : bands.some(band => inside(lit, band));
    faults.must(holds, 'light-spectrum', `${lit} nm by ${colours.join(', ')}`);
  } else if (!inside(lit, [400, 700])) faults.open('light-spectrum', `${lit} nm, colours not stated`);
}
