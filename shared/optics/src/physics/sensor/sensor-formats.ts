export interface SensorFormat {
  /** Printed name: `2/3"`. */
  name: string;
  widthMm: number;
  heightMm: number;
  /** Other names. */
  aliases: readonly string[];
}

/**
 * Sensor formats with their usual sizes. Sizes under one name differ by maker (a square and a wide 1.1″ sensor share the
 * diagonal, not the short side). Known sides in mm take precedence, and the name is a label.
 */
export const sensorFormats: readonly SensorFormat[] = [
  { name: '1/4"', widthMm: 3.2, heightMm: 2.4, aliases: [] },
  { name: '1/3"', widthMm: 4.8, heightMm: 3.6, aliases: [] },
  { name: '1/2.9"', widthMm: 5, heightMm: 3.7, aliases: [] },
  { name: '1/2.5"', widthMm: 5.8, heightMm: 4.3, aliases: [] },
  { name: '1/2.3"', widthMm: 6.17, heightMm: 4.55, aliases: [] },
  { name: '1/2"', widthMm: 6.4, heightMm: 4.8, aliases: [] },
  { name: '1/1.8"', widthMm: 7.2, heightMm: 5.4, aliases: [] },
  { name: '1/1.7"', widthMm: 7.5, heightMm: 5.6, aliases: [] },
  { name: '2/3"', widthMm: 8.8, heightMm: 6.6, aliases: [] },
  { name: '1/1.2"', widthMm: 10.67, heightMm: 8, aliases: [] },
  { name: '1"', widthMm: 12.8, heightMm: 9.6, aliases: ['1.0"'] },
  { name: '1.1"', widthMm: 14.2, heightMm: 10.4, aliases: [] },
  { name: '1.2"', widthMm: 15.8, heightMm: 11.3, aliases: [] },
  { name: '4/3"', widthMm: 17.3, heightMm: 13, aliases: ['m43', '1.33"'] },
  { name: 'APS-C', widthMm: 23.6, heightMm: 15.6, aliases: ['apsc'] },
  { name: 'APS-H', widthMm: 28.7, heightMm: 19, aliases: ['apsh'] },
  { name: '全画幅', widthMm: 36, heightMm: 24, aliases: ['full frame', 'ff', '35mm', '全幅'] },
];
