import { isTelecentric } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { perspectiveSizeError, telecentricSizeError } from '../../physics/telecentric/height-errors';
import { focalBand, isWide } from '../../setting/focal-band';
import { heightErrorMm, telecentricityOf, viewedFromMm } from '../../setting/height-error';
import { type Ends, heightErrorBand } from '../../setting/picture-band';
import { type Finding, found, notStated, read, traced, worst } from '../finding';
import { overBand, shown, shownLength } from '../shown';
import { errorLimits, judgeError } from './judge-error';
import { roundOutlineFinding } from './round-outline';
import type { System } from './system';

/**
 * Change of a measured size with the height, the main reason for a telecentric lens, and beside it the constant error of a round
 * outline. It has a limit only where sizes are measured: a code or a scratch is still read and found when its image is slightly
 * larger.
 */
export function checkHeightError(need: Requirements, system: System): Check {
  const heights = overHeights(need, system);
  const round = roundOutlineFinding(need, system, missingOf(system));
  if (!round || heights.verdict === 'fail' || heights.verdict === 'unknown') return found('height-error', heights);
  if (round.verdict === 'unknown') return found('height-error', round);
  // The larger of the two is the figure of the check.
  const [first, second] =
    (round.figure ?? Number.POSITIVE_INFINITY) > (heights.figure ?? 0) ? [round, heights] : [heights, round];
  return found('height-error', {
    ...first,
    verdict: worst(first.verdict, second.verdict),
    reason: () => `${read(first.reason)}；${read(second.reason)}`,
    traces: () => [...read(first.traces ?? []), ...read(second.traces ?? [])],
  });
}

function overHeights(need: Requirements, system: System): Finding {
  const { lens, setting } = system;
  const heightsMm = need.depthMm;
  if (heightsMm === 0) {
    return { verdict: 'pass', figure: 0, unit: 'mm', reason: '没有高度差与安装公差，没有高度误差' };
  }
  const error = heightErrorMm(need, lens, setting);
  const limits = isMeasured(need) ? errorLimits(need) : null;
  const limited: Partial<Finding> = limits ? { limit: limits.fine, sense: 'at-most' } : {};
  if (error === null) return notStated([missingOf(system)], { ...limited, unit: 'mm' });
  const telecentric = lens.kind === 'fixed' && lens.telecentric !== null;
  const sizeMm = Math.max(need.objectWidthMm, need.objectHeightMm);
  const told = { figure: error, unit: 'mm', traces: () => derivation(need, system, sizeMm) };
  const reasonOver = (band: Ends | null): string => {
    const heights = heightsText(need);
    const cause = telecentric
      ? `远心度 ${shown(lens.telecentricityDeg ?? 0)}°，${heights} ${shown(heightsMm)} mm 时两边合计`
      : `普通镜头近大远小，${shown(sizeMm)} mm 的尺寸在${heights} ${shown(heightsMm)} mm 内变化`;
    const because =
      band &&
      `（${focalBand(need, lens, setting)?.because ?? ''}：${shownLength(band.low)}～${shownLength(band.high)}）`;
    return `${cause} ${shownLength(error)}${because ?? ''}`;
  };
  if (!limits) {
    return {
      ...told,
      verdict: 'pass',
      band: () => {
        const band = bandOf(need, system);
        return band ? { ...band, holds: 'whole' } : undefined;
      },
      reason: () => `${reasonOver(bandOf(need, system))}；不测尺寸，只列出，不作限制`,
    };
  }
  const band = bandOf(need, system);
  const nominal = judgeError(error, limits);
  // The far end of the band decides: an error that meets the limit only at the nominal focal length is no certain one.
  const holds = nominal !== 'pass' ? 'none' : band && judgeError(band.high, limits) !== 'pass' ? 'nominal' : 'whole';
  const verdict = holds === 'nominal' ? 'warn' : nominal;
  return {
    ...told,
    ...limited,
    ...(verdict === 'fail' && limits.worst !== null && { limit: limits.worst }),
    verdict,
    band: band ? { ...band, holds } : undefined,
    reason: () =>
      `${reasonOver(band)}，允许 ${shownLength(limits.fine)}（${limits.label}）${band ? overBand(holds) : ''}`,
  };
}

/** Ends of the error where they differ. */
function bandOf(need: Requirements, { lens, setting }: System): Ends | null {
  const ends = heightErrorBand(need, lens, setting);
  return ends && isWide(ends.low, ends.high) ? ends : null;
}

/** The mounting tolerance moves the part as its height does. */
const heightsText = ({ task }: Requirements) =>
  task.workingDistanceToleranceMm === 0 ? '高度差' : '高度差（含安装公差）';

/** Sizes are measured where the task states a tolerance, and always in 远心测量. */
const isMeasured = ({ task }: Requirements): boolean =>
  task.accuracy.kind === 'tolerance' || task.mode === 'telecentric';

function missingOf({ lens }: System): string {
  if (!isTelecentric(lens)) return '工作距离';
  const odd = lens.telecentricityDeg !== null && telecentricityOf(lens) === null;
  return odd ? '远心度（样本数值不可信）' : '远心度';
}

function derivation(need: Requirements, { lens, setting }: System, sizeMm: number) {
  const heightChangeMm = need.depthMm;
  if (lens.kind === 'fixed' && lens.telecentric !== null) {
    const { telecentricityDeg } = lens;
    return telecentricityDeg === null
      ? []
      : traced(() => telecentricSizeError.trace({ telecentricityDeg, heightChangeMm }));
  }
  const objectDistanceMm = viewedFromMm(lens, setting) ?? 0;
  return traced(() => perspectiveSizeError.trace({ sizeMm, heightChangeMm, objectDistanceMm }));
}
