/** Long over short side of area sensors: a longer field uses a strip of a sensor of this shape. */
const longestSensor = 4 / 3;

/** Pixels of the area sensor that shows a field: more than those of the field where this is longer than sensors are. */
export function sensorPixels(widthMm: number, heightMm: number, pixelMm: number): number {
  const long = Math.max(widthMm, heightMm) / pixelMm;
  const short = Math.min(widthMm, heightMm) / pixelMm;
  return long * Math.max(short, long / longestSensor);
}
