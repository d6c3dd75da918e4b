import type { Profiler } from '../../model/parts/profiler';
import { type ClassedCost, type CostEstimate, classed } from './cost-class';
import { oncePerPart, priced, shownFigure } from './priced';

/**
 * Rule of the estimate, in cost points. A profiler is sensor, lens, laser and computer in one: it grows with the points of a
 * profile, the profiles a second, the glass that width and range ask for, and the steps that its range is resolved into.
 * Confocal ones have a spectrometer in place of the laser.
 */
const rule = {
  base: 4,
  perKilopoint: 8,
  perKilohertz: 0.45,
  perWidthMm: 0.02,
  perRangeMm: 0.01,
  perKilostep: 0.05,
  confocalFactor: 3,
} as const;

/** In place of figures that are not stated: those of an ordinary profiler, so that silence makes nothing cheaper. */
const usual = { rateHz: 20_000, widthMm: 50, rangeMm: 40, kilosteps: 70 } as const;

/** Cost of a line profiler. Null where neither the points of a profile are stated nor width and spacing, from which they follow. */
export const profilerCost = oncePerPart(
  (profiler: Profiler): ClassedCost => classed(priced(profiler) ?? estimate(profiler)),
);

function estimate(profiler: Profiler): CostEstimate {
  const { measuringRangeMm, repeatabilityUm, principle } = profiler;
  const widthMm = largest(profiler.nearWidthMm, profiler.midWidthMm, profiler.farWidthMm);
  const points = profiler.profilePoints ?? pointsAcross(widthMm, profiler.pointSpacingUm);
  if (points === null) return { points: null, why: '每轮廓点数未标注', priced: false };
  const rateHz = largest(profiler.profileRateHz, profiler.maxProfileRateHz);
  const kilosteps = measuringRangeMm === null || repeatabilityUm === null ? null : measuringRangeMm / repeatabilityUm;
  const confocal = principle?.includes('confocal') ?? false;
  const sum =
    rule.base +
    (rule.perKilopoint * points) / 1000 +
    (rule.perKilohertz * (rateHz ?? usual.rateHz)) / 1000 +
    rule.perWidthMm * (widthMm ?? usual.widthMm) +
    rule.perRangeMm * (measuringRangeMm ?? usual.rangeMm) +
    rule.perKilostep * (kilosteps ?? usual.kilosteps);
  const why = [
    ...(confocal ? ['线共焦'] : []),
    `每轮廓 ${Math.round(points)} 点`,
    ...(rateHz === null ? [] : [`${shownFigure(rateHz / 1000)} kHz`]),
    ...(widthMm === null ? [] : [`视野 ${shownFigure(widthMm)} mm`]),
    ...(measuringRangeMm === null ? [] : [`量程 ${shownFigure(measuringRangeMm)} mm`]),
    ...(repeatabilityUm === null ? [] : [`重复精度 ${shownFigure(repeatabilityUm)} µm`]),
    ...([rateHz, widthMm, measuringRangeMm, repeatabilityUm].includes(null) ? ['未标注的按常见值'] : []),
  ];
  return { points: sum * (confocal ? rule.confocalFactor : 1), why: why.join('，'), priced: false };
}

/** The largest of the stated figures; null where none is. */
function largest(...figures: readonly (number | null)[]): number | null {
  const stated = figures.filter(each => each !== null);
  return stated.length === 0 ? null : Math.max(...stated);
}

const pointsAcross = (widthMm: number | null, spacingUm: number | null) =>
  widthMm === null || spacingUm === null ? null : (widthMm * 1000) / spacingUm;
