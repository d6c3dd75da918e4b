import type { PairRow } from '@shixuan/api/client';
import type { Setting } from '@shixuan/optics/setting';

type WireSetting = PairRow['setting'];
type Band = WireSetting['magnification'];

/**
 * A setting as answers carry it. Infinity is a word, because JSON would turn it into null, which means 未知. Figures are
 * rounded to the digits that can be measured, which halves the text.
 */
export function wireSetting(setting: Setting): WireSetting {
  return {
    ...setting,
    magnification: band(setting.magnification),
    aimedMagnification: rounded(setting.aimedMagnification),
    objectPixelMm: band(setting.objectPixelMm),
    fieldWidthMm: band(setting.fieldWidthMm),
    fieldHeightMm: band(setting.fieldHeightMm),
    workingDistanceMm: setting.workingDistanceMm && band(setting.workingDistanceMm),
    objectDistanceMm: orNull(setting.objectDistanceMm),
    effectiveFNumber: orNull(setting.effectiveFNumber),
    airyUm: orNull(setting.airyUm),
    circleOfConfusionMm: orNull(setting.circleOfConfusionMm),
    depthOfFieldMm: orEndless(setting.depthOfFieldMm),
    depthForTaskMm: orEndless(setting.depthForTaskMm),
    exposureUs: orNull(setting.exposureUs),
    blurPx: rounded(setting.blurPx),
    demandHz: orNull(setting.demandHz),
    rateHz: orNull(setting.rateHz),
    linkUsagePct: orNull(setting.linkUsagePct),
    imageCircleMm: orNull(setting.imageCircleMm),
    sensorDiagonalMm: rounded(setting.sensorDiagonalMm),
    objectImageMm: rounded(setting.objectImageMm),
    askedPixelUm: rounded(setting.askedPixelUm),
  };
}

const DIGITS = 8;

const rounded = (figure: number) => Number(figure.toPrecision(DIGITS));
const orNull = (figure: number | null) => (figure === null ? null : rounded(figure));
const band = ({ low, nominal, high }: Band): Band => ({
  low: rounded(low),
  nominal: rounded(nominal),
  high: rounded(high),
});

function orEndless(figure: number | null): number | 'infinity' | null {
  return figure === Number.POSITIVE_INFINITY ? 'infinity' : orNull(figure);
}
