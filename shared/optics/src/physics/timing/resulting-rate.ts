import { checkPositive, OpticsInputError } from '../../formula/optics-input-error';
import type { Trace } from '../../formula/trace';
import { linkRate, overlappedExposureRate, sequentialExposureRate } from './rate-limits';

export type RateLimitName = 'sensor' | 'exposure' | 'link';

export const rateLimitLabels: Readonly<Record<RateLimitName, string>> = {
  sensor: '传感器读出',
  exposure: '曝光',
  link: '接口带宽',
};

export interface RateLimit {
  name: RateLimitName;
  rateHz: number;
  /** Absent for the rate of the sensor, which is a datum. */
  trace?: Trace;
}

export interface ResultingRate {
  /** Smallest known limit. With unknown limits the true rate may be lower. */
  rateHz: number;
  binding: RateLimitName;
  /** The lowest first. */
  limits: readonly RateLimit[];
  unknown: readonly RateLimitName[];
}

export interface RateInputs {
  /** Highest frame or line rate of the sensor at the region and bit depth in use; absent: not stated. */
  sensorRateHz?: number | null | undefined;
  exposureUs?: number | null | undefined;
  /** Overhead of overlapped exposure; 0 when not stated. */
  overheadUs?: number | null | undefined;
  /** Readout time of cameras that expose and read one after the other. */
  sequentialReadoutUs?: number | null | undefined;
  usableLinkMBs?: number | null | undefined;
  frameBytes?: number | null | undefined;
}

/**
 * Frame or line rate = min(sensor, exposure, link), with the limit that decides.
 * @throws OpticsInputError for a value out of range, or when none of the three limits is known
 */
export function resultingRate(inputs: RateInputs): ResultingRate {
  const found = [sensorLimit(inputs), exposureLimit(inputs), linkLimit(inputs)];
  const limits = found.filter(limit => limit !== undefined).sort((a, b) => a.rateHz - b.rateHz);
  const lowest = limits[0];
  if (!lowest) throw new OpticsInputError({ field: 'sensorRateHz', message: '帧率：传感器、曝光、接口至少应知其一' });
  const known = new Set(limits.map(({ name }) => name));
  const names: readonly RateLimitName[] = ['sensor', 'exposure', 'link'];
  return { rateHz: lowest.rateHz, binding: lowest.name, limits, unknown: names.filter(name => !known.has(name)) };
}

function sensorLimit({ sensorRateHz }: RateInputs): RateLimit | undefined {
  if (sensorRateHz === undefined || sensorRateHz === null) return undefined;
  checkPositive('sensorRateHz', '传感器频率', sensorRateHz);
  return { name: 'sensor', rateHz: sensorRateHz };
}

function exposureLimit(inputs: RateInputs): RateLimit | undefined {
  const exposureUs = inputs.exposureUs ?? undefined;
  const readoutUs = inputs.sequentialReadoutUs ?? undefined;
  const overheadUs = inputs.overheadUs ?? 0;
  if (exposureUs === undefined) return undefined;
  const trace =
    readoutUs === undefined
      ? overlappedExposureRate.trace({ exposureUs, overheadUs })
      : sequentialExposureRate.trace({ exposureUs, readoutUs });
  const rateHz =
    readoutUs === undefined
      ? overlappedExposureRate.compute({ exposureUs, overheadUs })
      : sequentialExposureRate.compute({ exposureUs, readoutUs });
  return { name: 'exposure', rateHz, trace };
}

function linkLimit({ usableLinkMBs, frameBytes }: RateInputs): RateLimit | undefined {
  const usableMBs = usableLinkMBs ?? undefined;
  const bytes = frameBytes ?? undefined;
  if (usableMBs === undefined || bytes === undefined) return undefined;
  const inputs = { usableMBs, frameBytes: bytes };
  return { name: 'link', rateHz: linkRate(inputs), trace: linkRate.trace(inputs) };
}
