import { atLeast } from '../../formula/numbers';
import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { frameBytes } from '../../physics/link/data-rate';
import { lineRate, suggestedLineRateMargin } from '../../physics/timing/line-rate';
import { linkRate, overlappedExposureRate } from '../../physics/timing/rate-limits';
import { rateLimitLabels } from '../../physics/timing/resulting-rate';
import { found, missing, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';
import { isUnclocked, unclocked } from './unclocked';

/** Compares the frame or line rate, the minimum of sensor, exposure and link, with the rate asked for. */
export function checkRate(need: Requirements, system: System): Check {
  const { rateHz, rateLimit, demandHz } = system.setting;
  const words = need.lineScan ? ({ name: '行频', unit: 'Hz' } as const) : ({ name: '帧率', unit: 'fps' } as const);
  const shared = {
    label: words.name,
    unit: words.unit,
    limit: demandHz,
    sense: 'at-least',
    traces: () => derivation(need, system),
  } as const;
  const binding = rateLimit === null ? '' : `（受${rateLimitLabels[rateLimit]}限制）`;
  if (isUnclocked(need, system)) {
    const known = rateHz === null ? '' : `${words.name}最高约 ${shown(rateHz)} ${words.unit}${binding}`;
    return unclocked('rate', { ...shared, figure: rateHz, sense: null, known });
  }
  if (demandHz === null) {
    const reason = () =>
      rateHz === null
        ? `没有${words.name}要求`
        : `没有${words.name}要求，最高约 ${shown(rateHz)} ${words.unit}${binding}`;
    return found('rate', { ...shared, verdict: 'pass', figure: rateHz, sense: null, reason });
  }
  const unstated = unknownLimits(system);
  const enough = rateHz !== null && atLeast(rateHz, demandHz);
  if (unstated.length > 0 && (rateHz === null || enough)) {
    const known = rateHz === null ? '' : `，已知的上限为 ${shown(rateHz)} ${words.unit}${binding}`;
    return missing('rate', unstated, {
      ...shared,
      figure: rateHz,
      reason: `要求 ${shown(demandHz)} ${words.unit}${known}；${unstated.join('、')}未标注，能否达到无法判定`,
    });
  }
  const wanted = demandHz * (need.lineScan ? 1 + suggestedLineRateMargin.minPct / 100 : 1);
  const verdict: Verdict = !enough ? 'fail' : rateHz !== null && atLeast(rateHz, wanted) ? 'pass' : 'warn';
  const close = verdict === 'warn' ? `，余量不足 ${suggestedLineRateMargin.minPct} %` : '';
  return found('rate', {
    ...shared,
    verdict,
    figure: rateHz,
    reason: () =>
      `${words.name}最高 ${shown(rateHz ?? 0)} ${words.unit}${binding}，要求 ${shown(demandHz)} ${words.unit}${close}`,
  });
}

/** Limits without data. The exposure limits only where it is given, and is then known. */
const unknownLimits = ({ camera, setting }: System) => [
  ...(camera.maxRateHz === null ? ['相机最高帧率（行频）'] : []),
  ...(setting.linkMBs === null ? ['接口带宽'] : []),
];

function derivation(need: Requirements, { camera, setting }: System): Trace[] {
  const { linkMBs, objectPixelMm } = setting;
  const { speedMmS, exposureUs } = need.task;
  const frame = {
    width: camera.pixelsH,
    height: camera.kind === 'line' ? 1 : camera.pixelsV,
    bitsPerPixel: need.pixelFormat.bitsPerPixel,
  };
  return traced(
    ...(need.lineScan && speedMmS > 0
      ? [() => lineRate.trace({ speedMmS, objectPixelUm: objectPixelMm.nominal * 1000 })]
      : []),
    ...(exposureUs === null ? [] : [() => overlappedExposureRate.trace({ exposureUs, overheadUs: 0 })]),
    () => frameBytes.trace(frame),
    ...(linkMBs === null ? [] : [() => linkRate.trace({ usableMBs: linkMBs, frameBytes: frameBytes.compute(frame) })]),
  );
}
