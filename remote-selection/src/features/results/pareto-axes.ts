import { accuracyMarginPct } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { type ParetoAxis, paretoAxes } from '@shixuan/optics/solve';
import type { ResultRow } from '../../data/ranking/answer';
import type { AxisLeader } from '../../data/ranking/pareto-front';
import { formatFigure, threeDigits } from '../../lib/format-figure';

const short = (value: number | null): string | null =>
  value === null || Number.isNaN(value) ? null : threeDigits(value);

const withUnit = (text: string | null, unit: string) => text && `${text}\u202f${unit}`;

export interface ShownAxis {
  id: ParetoAxis;
  /** What is compared, as the engine calls it. */
  label: string;
  /** What the system that leads on it is. */
  best: string;
  /** Null: 未标注. */
  value(row: ResultRow): string | null;
}

/** What table and cards of the trade-off show. */
export interface ShownTradeOffs {
  bests: readonly AxisLeader[];
  axes: readonly ShownAxis[];
}

const bests: Readonly<Record<ParetoAxis, string>> = {
  accuracy: '精度最细',
  depth: '景深最大',
  light: '通光最多',
  rate: '帧率最高',
  size: '镜头最小',
};

const values: Readonly<Record<ParetoAxis, (row: ResultRow, need: Requirements) => string | null>> = {
  accuracy: (row, need) => {
    const margin = accuracyMarginPct(need, row);
    return margin === null ? null : withUnit(formatFigure(Math.round(margin)), '%');
  },
  depth: ({ setting }) => withUnit(short(setting.depthOfFieldMm), 'mm'),
  light: ({ setting }) => {
    const stop = short(setting.effectiveFNumber);
    return stop && `有效 F${stop}`;
  },
  rate: ({ setting }) => withUnit(short(setting.rateHz), 'fps'),
  size: ({ lens }) => {
    const [diameter, length] = [short(lens?.part.diameterMm ?? null), short(lens?.part.lengthMm ?? null)];
    return diameter && length && `Ø${diameter}\u202f×\u202f${length}\u202fmm`;
  },
};

const lineRate = {
  label: '可达行频',
  best: '行频最高',
  value: ({ setting: { rateHz } }: ResultRow) => withUnit(short(rateHz === null ? null : rateHz / 1000), 'kHz'),
};

/** The axes of the trade-off as they are shown: a line camera has a line rate. */
export const axesOf = (need: Requirements): readonly ShownAxis[] =>
  paretoAxes.map(({ id, label }) => ({
    id,
    label: id === 'size' ? '镜头体积' : id === 'rate' ? '最高帧率' : label,
    best: bests[id],
    value: row => values[id](row, need),
    ...(id === 'rate' && need.lineScan && lineRate),
  }));

/** What a system leads in, in words: 精度最细、镜头最小. */
export const leadsOf = (shown: readonly ShownAxis[], axes: readonly ParetoAxis[]): string =>
  shown.flatMap(({ id, best }) => (axes.includes(id) ? best : [])).join('、');
