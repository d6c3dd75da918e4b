import { overlappedExposureRate, sequentialExposureRate } from '../../physics/timing/rate-limits';
import { a620fLinkFps, a620fReadoutFps } from '../../physics/timing/readout/basler-a620f';
import { sp5000ExtraRows, sp5000Fps } from '../../physics/timing/readout/jai-sp5000';
import { racerLinkRate, sprintRegionRate } from '../../physics/timing/readout/line-cameras';
import { rowByRowReadoutUs } from '../../physics/timing/readout/row-by-row';
import { resultingRate } from '../../physics/timing/resulting-rate';
import type { ExampleComputation } from '../worked-example';

export const rateExamples: Readonly<Record<string, ExampleComputation>> = {
  'fr-01': given => {
    const region = { width: given('W'), height: given('Hh') };
    const f1 = a620fReadoutFps({ ...region, exposureS: given('t') / 1000 });
    const f2 = a620fLinkFps({ ...region, packetBytes: given('pkt') });
    // Two known rates: one as the limit of the sensor, the other as a link that carries one frame per period.
    const limit = resultingRate({ sensorRateHz: f1, usableLinkMBs: f2 / 1e6, frameBytes: 1 }).rateHz;
    return { f1, f2, limit };
  },
  'fr-03': given => {
    const rowClocks = given('trow');
    const K = sp5000ExtraRows({ rowClocks });
    const fmax = sp5000Fps({
      systemClockMhz: given('fsys'),
      rowClocks,
      rows: given('N'),
      extraRows: K,
      cycleClocks: given('cyc'),
    });
    return { K, fmax };
  },
  'fr-04': given => {
    const frame = rowByRowReadoutUs({
      width: given('W'),
      height: given('Hh'),
      pixelClockMhz: given('rate'),
      blankingUs: given('blank'),
    });
    return { frame, fps: sequentialExposureRate({ exposureUs: given('t'), readoutUs: frame }) };
  },
  'lr-01': given => ({ rate: overlappedExposureRate({ exposureUs: given('t_exp'), overheadUs: given('t_ovh') }) }),
  'lr-02': given => ({ rate: sprintRegionRate({ segmentPixels: given('px'), segments: given('n') }) }),
  'lr-03': given => {
    const by_link = racerLinkRate({ clockMhz: given('clk'), taps: given('taps'), pixels: given('N') });
    const { rateHz, limits } = resultingRate({
      sensorRateHz: given('sensor'),
      exposureUs: given('t_exp'),
      overheadUs: given('C1'),
      usableLinkMBs: (by_link * given('N')) / 1e6,
      frameBytes: given('N'),
    });
    const by_exp = limits.find(({ name }) => name === 'exposure')?.rateHz ?? Number.NaN;
    return { by_exp, by_link, limit: rateHz };
  },
};
