import { type SensorFormat, sensorFormats } from './sensor-formats';

/**
 * A format by its name as people type it: `2/3"`, `2/3`, `2/3″`, `1/1.8 英寸`, `1.1in`, `ＡＰＳ－Ｃ`.
 * Undefined for a name that is not in the table: nothing is guessed from it.
 */
export function sensorFormatNamed(name: string): SensorFormat | undefined {
  const wanted = normalisedFormatName(name);
  return sensorFormats.find(format =>
    [format.name, ...format.aliases].some(known => normalisedFormatName(known) === wanted),
  );
}

export interface NearestFormat {
  format: SensorFormat;
  /** How far the diagonal is from the table's, percent of the latter; signed. */
  deviationPct: number;
}

/** The format whose diagonal is nearest in ratio; the label for sides that were computed from pixels. */
export function nearestSensorFormat(size: { sensorWidthMm: number; sensorHeightMm: number }): NearestFormat {
  const diagonal = Math.hypot(size.sensorWidthMm, size.sensorHeightMm);
  const distances = sensorFormats.map(format => {
    const ratio = diagonal / Math.hypot(format.widthMm, format.heightMm);
    return { format, deviationPct: (ratio - 1) * 100, distance: Math.abs(Math.log(ratio)) };
  });
  const { format, deviationPct } = distances.reduce((best, next) => (next.distance < best.distance ? next : best));
  return { format, deviationPct };
}

/** Full-width letters become plain, the inch mark and spaces go. */
export const normalisedFormatName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]|英寸|寸|inch|in$|["'”“″′]/gu, '');
