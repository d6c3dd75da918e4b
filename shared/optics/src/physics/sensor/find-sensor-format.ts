import { type SensorFormat, sensorFormats } from './sensor-formats';

/**
 * Finds a format by its name in common spellings: `2/3"`, `2/3`, `2/3″`, `1/1.8 英寸`, `1.1in`, `ＡＰＳ－Ｃ`. Undefined for a name
 * outside the table.
 */
export function sensorFormatNamed(name: string): SensorFormat | undefined {
  const wanted = normalisedFormatName(name);
  return sensorFormats.find(format =>
    [format.name, ...format.aliases].some(known => normalisedFormatName(known) === wanted),
  );
}

export interface NearestFormat {
  format: SensorFormat;
  /** Deviation of the diagonal from that of the table, percent of the latter; signed. */
  deviationPct: number;
}

/** Format with the nearest diagonal in ratio, as a label for sides computed from pixels. */
export function nearestSensorFormat(size: { sensorWidthMm: number; sensorHeightMm: number }): NearestFormat {
  const diagonal = Math.hypot(size.sensorWidthMm, size.sensorHeightMm);
  const distances = sensorFormats.map(format => {
    const ratio = diagonal / Math.hypot(format.widthMm, format.heightMm);
    return { format, deviationPct: (ratio - 1) * 100, distance: Math.abs(Math.log(ratio)) };
  });
  const { format, deviationPct } = distances.reduce((best, next) => (next.distance < best.distance ? next : best));
  return { format, deviationPct };
}

/** Makes full-width letters plain and removes inch marks and spaces. */
export const normalisedFormatName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]|英寸|寸|inch|in$|["'”“″′]/gu, '');
