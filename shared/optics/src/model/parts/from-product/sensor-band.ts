import { ownRule } from '../../../formula/sources/own-rule';
import type { Camera } from '../camera';
import { type Attributes, text } from './attributes';

type Sensor = Pick<Camera, 'kind' | 'pixelsH' | 'pixelsV' | 'pixelSizeUm' | 'colour'>;

/**
 * Code of the spectral band of a camera: as stated, by the stated material or model of its sensor, or `silicon-implied` where no
 * other material is made so. Null: it may be of another material.
 */
export function sensorBand(attrs: Attributes, sensor: Sensor): string | null {
  const ofModel = bandOfModel(text(attrs, 'sensorModel') ?? '');
  return (
    text(attrs, 'spectrum') ??
    bandOfType[text(attrs, 'sensorType') ?? ''] ??
    ofModel ??
    (isSilicon(sensor) ? 'silicon-implied' : null)
  );
}

/** CMOS and CCD are silicon. */
const bandOfType: Readonly<Record<string, string>> = { ingaas: 'swir', cmos: 'silicon', ccd: 'silicon' };

/** Sony's SenSWIR family is InGaAs. */
const inGaAsModels = /^IMX99[0-3]/iu;
/** Sensors whose silicon is thinned for ultraviolet; what they see at the short end is for the maker to say. */
const ultravioletModels = /^IMX487|UV/iu;
/** Families of silicon: Sony; onsemi with Kodak, Micron and Cypress; Gpixel; ams with CMOSIS; Teledyne with e2v and Dalsa; OmniVision. */
const siliconModels =
  /^(?:I(?:MX|CX|SX)\d|KA[CIF]-|PYTHON|NOI[PV]|VITA|MT9|AR\d|XG[SL]|HYPERION|G(?:MAX|SENSE|SPRINT|LUX|L|LT)\d|CMV|EV(?:76|71|2S)|DR-|O[VXG]\d)/iu;

function bandOfModel(model: string): string | null {
  if (inGaAsModels.test(model)) return 'swir';
  if (!siliconModels.test(model)) return null;
  return ultravioletModels.test(model) ? 'silicon-implied' : 'silicon';
}

/** What sensors of InGaAs have in common, by the data sheets of their makers. */
export const inGaAsSensors = {
  /** Smallest pixel beside those of the family below, µm, and longest line. */
  leastPixelUm: 7.5,
  longestLine: 2048,
  /** SenSWIR IMX990 to IMX993: pixel, µm, and the sizes in pixels that cameras read out. */
  fine: [
    { pixelUm: 5, sizes: ['1296x1032', '1280x1024', '656x520', '640x512'] },
    { pixelUm: 3.45, sizes: ['2592x2056', '2560x2048', '2080x1544'] },
  ],
  source: ownRule(
    '彩色，或像元小于 7.5 µm 且不是 SenSWIR（IMX990～IMX993）的规格，或一线多于 2048 像素的传感器只可能是硅：InGaAs 没有这样的产品',
  ),
} as const;

/** Whether no sensor of InGaAs has such pixels: silicon then, which sees nothing beyond 1050 nm. */
function isSilicon({ kind, pixelsH, pixelsV, pixelSizeUm, colour }: Sensor): boolean {
  // Filters of colours lie on silicon only.
  if (colour === 'color') return true;
  const { leastPixelUm, longestLine, fine } = inGaAsSensors;
  if (kind === 'line') return pixelsH > longestLine || pixelSizeUm < leastPixelUm;
  if (pixelSizeUm >= leastPixelUm) return false;
  const size = `${pixelsH}x${pixelsV}`;
  return !fine.some(
    ({ pixelUm, sizes }) => Math.abs(pixelSizeUm - pixelUm) < 0.02 && sizes.some(each => each === size),
  );
}
