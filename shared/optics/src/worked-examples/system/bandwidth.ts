import { dataRateMBs, frameBytes, mebibytes, megabits, serialVideoMbps } from '../../physics/link/data-rate';
import {
  clockedRateGbps,
  coaxPressPayloadGbps,
  codedRateGbps,
  lanesMBs,
  lineRateGbps,
} from '../../physics/link/lane-rate';
import { pixelRate } from '../../physics/timing/line-rate';
import type { ExampleComputation, Given } from '../worked-example';

const gmsl = (given: Given, frameBits: string) =>
  serialVideoMbps({
    rows: given('rows'),
    columns: given('cols'),
    frameRateFps: given('fps'),
    blanking: given('blank'),
    frameBits: given(frameBits),
  });

const bitsOfFrame = (given: Given, bitsPerPixel: number) =>
  frameBytes({ width: given('w'), height: given('h'), bitsPerPixel }) * 8;

export const bandwidthExamples: Readonly<Record<string, ExampleComputation>> = {
  'bw-01': given => ({
    rate: dataRateMBs({
      width: given('w'),
      height: given('h'),
      bitsPerPixel: given('bytes_total') * 8,
      frameRateFps: given('fps'),
    }),
  }),
  'bw-03': given => ({
    px: bitsOfFrame(given, 1),
    bits8: bitsOfFrame(given, 8),
    bits10: bitsOfFrame(given, 10),
  }),
  'bw-04': given => {
    const lanes = { lanes: given('lanes'), laneGbps: given('lane') };
    const coded = codedRateGbps(lanes);
    return { line: lineRateGbps(lanes), coded, mb: coded * 125, eff: coaxPressPayloadGbps(lanes) };
  },
  'bw-06': given => {
    const frame = { width: given('w'), height: given('h'), bitsPerPixel: given('B') * 8, frameRateFps: given('fps') };
    const mb = dataRateMBs(frame);
    return { mb, mbit: megabits({ megabytes: mb }) };
  },
  'bw-08': given => {
    const total = given('hpx') * given('vpx');
    const megabytes = dataRateMBs({
      width: given('hpx'),
      height: given('vpx'),
      bitsPerPixel: given('bpc') * given('ch'),
      frameRateFps: given('fps'),
    });
    const pxrate = pixelRate({ pixels: total, rateHz: given('fps') });
    return { total, pxrate, B: megabytes * 1e6, MiB: mebibytes({ megabytes }) };
  },
  'bw-09': given => ({ r24: gmsl(given, 'f24'), r32: gmsl(given, 'f32') }),
  'cl-01': given => {
    const rate = (bits: string) => clockedRateGbps({ clockMhz: given('clk'), bitsPerClock: given(bits) });
    return { base: rate('b'), medium: rate('m'), full: rate('f') };
  },
  'clhs-01': given => ({ total: lanesMBs({ lanes: given('lanes'), laneMBs: given('lane') }) / 1000 }),
};
