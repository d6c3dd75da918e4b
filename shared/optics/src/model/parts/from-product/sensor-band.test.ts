import { describe, expect, test } from 'vitest';
import { contains, sensorLimits } from '../../../setting/spectral-bands';
import type { Camera } from '../camera';
import { sensorBand } from './sensor-band';

type Sensor = Parameters<typeof sensorBand>[1];
const area = (pixelsH: number, pixelsV: number, pixelSizeUm: number, colour: Camera['colour'] = 'mono'): Sensor => ({
  kind: 'area',
  pixelsH,
  pixelsV,
  pixelSizeUm,
  colour,
});
const line = (pixelsH: number, pixelSizeUm: number): Sensor => ({ ...area(pixelsH, 1, pixelSizeUm), kind: 'line' });
/** Whether the camera may see what silicon does not. */
const maySee = (nm: number, band: string | null) => contains(sensorLimits(band).possible, nm);

describe('the band of a sensor', () => {
  test('what is stated comes before what follows from it', () => {
    expect(sensorBand({ spectrum: 'nir', sensorType: 'ingaas', sensorModel: 'IMX990' }, area(1280, 1024, 5))).toBe(
      'nir',
    );
    expect(sensorBand({ sensorType: 'ingaas', sensorModel: 'IMX264' }, area(2448, 2048, 3.45))).toBe('swir');
  });

  test.each([
    ['IMX264', 'silicon'],
    ['IMX990', 'swir'],
    ['ICX274', 'silicon'],
    ['KAI-04050', 'silicon'],
    ['PYTHON 1300', 'silicon'],
    ['EV76C570', 'silicon'],
    ['GMAX0505', 'silicon'],
    ['AR0521', 'silicon'],
    ['CMV12000', 'silicon'],
    // Thinned for ultraviolet: the short end is for the maker to say.
    ['IMX487', 'silicon-implied'],
  ])('the model %s says %s', (sensorModel, band) => {
    expect(sensorBand({ sensorModel }, area(640, 512, 15))).toBe(band);
  });

  test.each<[string, Sensor]>([
    ['a colour camera', area(640, 512, 15, 'color')],
    ['a fine pixel', area(2448, 2048, 3.45)],
    ['a fine pixel of 3 MP', area(2048, 1536, 3.45)],
    ['a finer one', area(5472, 3648, 2.4)],
    ['a long line', line(4096, 10)],
    ['a line of fine pixels', line(2048, 7)],
  ])('%s is silicon, and sees nothing at 1200 nm', (_what, sensor) => {
    const band = sensorBand({}, sensor);
    expect(maySee(1200, band)).toBe(false);
    // Silicon may be made for ultraviolet.
    expect(maySee(254, band)).toBe(true);
  });

  test.each<[string, Sensor]>([
    ['640 × 512 pixels of 15 µm', area(640, 512, 15)],
    ['the size of IMX990', area(1280, 1024, 5)],
    ['the size of IMX992', area(2560, 2048, 3.45)],
    ['a line of 1024 wide pixels', line(1024, 12.5)],
  ])('%s may be InGaAs: it stays unknown', (_what, sensor) => {
    expect(sensorBand({}, sensor)).toBeNull();
  });
});
