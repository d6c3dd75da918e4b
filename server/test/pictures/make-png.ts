import { encodePng } from '../../src/platform/raster/encode-png';

/** A PNG in one colour on white: a part on a plate. */
export function makePng([red, green, blue]: readonly [number, number, number], width = 400, height = 300): Buffer {
  const rgb = new Uint8Array(width * height * 3).fill(255);
  for (let y = Math.floor(height / 4); y < (height * 3) / 4; y++)
    for (let x = Math.floor(width / 4); x < (width * 3) / 4; x++) rgb.set([red, green, blue], (y * width + x) * 3);
  return encodePng(width, height, rgb);
}
