import { expect, test } from 'vitest';
import { colourOfTemperature } from './illumination/colour-temperature';
import { chooseCable } from './link/choose-cable';
import { linkInterfaces, usableLinkMBs } from './link/interfaces';
import { linkUsage } from './link/link-usage';
import { fitInTrapezoid, widthAtMm } from './three-d/trapezoid';
import { encoderPlans } from './timing/encoder-plan';
import { closestEncoderRatio } from './timing/encoder-ratio';
import { resultingRate } from './timing/resulting-rate';

// Inputs of functions that are no formulas; those of formulas are in formulas.test.ts.

const ratio = { multiplier: [1, 32], divider: [1, 4096] } as const;
const encoder = { linePitchMm: 0.05, speedMmS: 500, mmPerPulse: 0.02, boardMaxHz: 1e6, ratio };
const trapezoid = { nearMm: 100, farMm: 200, nearWidthMm: 50, farWidthMm: 80 };
const part = { widthMm: 40, heightMm: 10, toleranceMm: 1 };
const [gige] = linkInterfaces.filter(({ lanes }) => lanes === 1);
if (!gige) throw new Error('no link of one lane');

type Row = readonly [field: string, call: (value: number) => unknown, allowed: number[], refused: number[]];
const notFinite = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const positive: Row[] = [
  ['lengthM', value => chooseCable(gige, value), [0.001, 1e4], []],
  ['usableMBs', value => linkUsage([10], value), [0.001], []],
  ['linesPerPulse', value => closestEncoderRatio(value, ratio), [0.001, 100], []],
  ['boardMaxHz', value => encoderPlans({ ...encoder, boardMaxHz: value }), [1], []],
  ['sensorRateHz', value => resultingRate({ sensorRateHz: value }), [0.001, 1e6], []],
  ['nearWidthMm', value => widthAtMm({ ...trapezoid, nearWidthMm: value }, 150), [0.001], []],
  ['farWidthMm', value => widthAtMm({ ...trapezoid, farWidthMm: value }, 150), [0.001], []],
];
const notNegative: Row[] = [
  ['ratesMBs', value => linkUsage([10, value], 115), [0, 1], [-0.001]],
  ['ratesMBs', value => linkUsage([value], null), [0, 1], [-0.001]],
  ['widthMm', value => fitInTrapezoid(trapezoid, { ...part, widthMm: value }), [0, 500], [-0.001]],
  ['heightMm', value => fitInTrapezoid(trapezoid, { ...part, heightMm: value }), [0, 500], [-0.001]],
  ['toleranceMm', value => fitInTrapezoid(trapezoid, { ...part, toleranceMm: value }), [0, 500], [-0.001]],
  ['nearMm', value => widthAtMm({ ...trapezoid, nearMm: value }, 150), [0, 149], [-0.001]],
];
const between: Row[] = [
  ['farMm', value => widthAtMm({ ...trapezoid, farMm: value }, 100), [100.001], [100, 99]],
  ['distanceMm', value => widthAtMm(trapezoid, value), [100, 200], [99.999, 200.001]],
  ['kelvin', colourOfTemperature, [1000, 40_000], [999, 40_001]],
  ['lanes', value => usableLinkMBs({ ...gige, lanes: 4 }, value), [1, 4], [0, 5, 1.5]],
  ['multiplier', value => closestEncoderRatio(2, { ...ratio, multiplier: [value, 32] }), [1, 32], [0, 33, 1.5]],
  ['multiplier', value => closestEncoderRatio(2, { ...ratio, multiplier: [1, value] }), [1, 65_536], [0, 65_537, 1.5]],
  ['divider', value => closestEncoderRatio(2, { ...ratio, divider: [value, 4096] }), [1, 4096], [0, 4097, 1.5]],
  ['divider', value => closestEncoderRatio(2, { ...ratio, divider: [1, value] }), [1, 65_536], [0, 65_537, 1.5]],
];
const rows: Row[] = [
  ...positive.map(([field, call, allowed]): Row => [field, call, allowed, [0, -0.001]]),
  ...notNegative,
  ...between,
];

test.each(rows)('%s: what is out of range is refused by its name, the ends of the range are not', (...row) => {
  const [field, call, allowed, refused] = row;
  for (const value of allowed) expect(() => call(value), String(value)).not.toThrow();
  for (const value of [...refused, ...notFinite]) {
    expect(() => call(value), String(value)).toThrow(expect.objectContaining({ name: 'OpticsInputError', field }));
  }
});

test('what is needed and not given is refused', () => {
  const { mmPerPulse: _, ...without } = encoder;
  const named = (field: string) => expect.objectContaining({ name: 'OpticsInputError', field });
  expect(() => encoderPlans(without)).toThrow(named('mmPerPulse'));
  expect(() => encoderPlans({ ...encoder, edges: [] })).toThrow(named('edges'));
  expect(() => resultingRate({ sensorRateHz: null, exposureUs: null })).toThrow(named('sensorRateHz'));
});
