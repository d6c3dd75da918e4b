import type { Verdict } from '@shixuan/optics/formula';
import { standingOf } from '@shixuan/optics/model';
import { formatFigure } from '../../lib/format-figure';

/** Smaller differences are none that one would pay for. */
const TOLD = 1.05;
/** More than a tenfold difference is not counted in per cent. */
const BEYOND = 10;
/** Differences that are named of a row. */
const NAMED = 3;

/** One respect in which the rows of a ranking are compared. */
export interface Aspect<Row> {
  /** Of what: 景深. Empty where the words say it themselves. */
  subject: string;
  /** What is said of a larger figure, and of a smaller one. */
  more: string;
  less: string;
  /** Which of both is better; null: neither, it only has to be known. */
  better: 'more' | 'less' | null;
  /** In what the difference is counted; per cent where nothing is said. */
  in?: 'classes' | 'stops' | 'mm';
  /** Null: 未标注. */
  figure(row: Row): number | null;
}

/** What the parts of a row cost, by its class. A row without an estimate is 未标注. */
export const costAspect: Aspect<{ cost?: { costClass: number | null } | null | undefined }> = {
  subject: '',
  more: '贵',
  less: '便宜',
  better: 'less',
  in: 'classes',
  figure: ({ cost }) => cost?.costClass ?? null,
};

/** What of a row the comparison of its checks needs. */
interface Judged {
  verdicts: Readonly<Partial<Record<string, Verdict>>>;
}

/** A check of a ranking. */
export interface NamedCheck {
  id: string;
  label: string;
  /** Whether the task asks something of it. */
  asked: boolean;
}

interface Difference {
  text: string;
  sense: 'better' | 'worse' | 'other';
  /** The larger, the more it counts. */
  weight: number;
}

/** Share of two figures, above 1 where the first is larger; null where one is unknown, which is better than nothing. */
function shareOf<Row>({ figure }: Pick<Aspect<Row>, 'figure'>, row: Row, than: Row): number | null {
  const [its, of] = [figure(row), figure(than)];
  if (its === null || of === null || !(its > 0) || !(of > 0)) return null;
  return its === of ? 1 : its / of;
}

/** Whether a row is better by as much as one would pay for. What is unknown of either is no advantage. */
export function isBetterIn<Row>(aspect: Aspect<Row>, row: Row, than: Row): boolean {
  const share = shareOf(aspect, row, than);
  return share !== null && (aspect.better === 'less' ? 1 / share : share) > TOLD;
}

/** A class and a stop are one step: 一档, 半档. */
function stepsText(steps: number): string {
  const whole = Math.floor(steps);
  const half = steps > whole ? '半' : '';
  return whole === 0 ? '半档' : `${['', '一', '两', '三', '四', '五'][whole] ?? whole}档${half}`;
}

function difference<Row>(aspect: Aspect<Row>, row: Row, than: Row): Difference | null {
  const share = shareOf(aspect, row, than);
  if (share === null) return null;
  const [its, of] = [aspect.figure(row) ?? 0, aspect.figure(than) ?? 0];
  const larger = share > 1;
  const [by, weight] = amount(aspect, share, its - of);
  if (by === null) return null;
  const side = larger ? 'more' : 'less';
  return {
    text: `${aspect.subject}${aspect[side]}${by}`,
    sense: aspect.better === null ? 'other' : aspect.better === side ? 'better' : 'worse',
    weight,
  };
}

/** By how much in words, with its weight; null where it is too little to be told. */
function amount<Row>(aspect: Aspect<Row>, share: number, apart: number): readonly [string | null, number] {
  const ratio = Math.max(share, 1 / share);
  if (aspect.in === 'classes') return [apart === 0 ? null : stepsText(Math.abs(apart)), Math.abs(apart) * Math.LN2];
  if (aspect.in === 'stops') {
    const steps = Math.round(4 * Math.log2(ratio)) / 2;
    return [steps === 0 ? null : stepsText(steps), Math.log(ratio)];
  }
  if (ratio <= TOLD) return [null, 0];
  if (aspect.in === 'mm') return [`\u202f${Math.round(Math.abs(apart))}\u202fmm`, Math.log(ratio)];
  if (ratio > BEYOND) return ['得多', Math.log(ratio)];
  // 快 1.9 倍 may mean 1.9 or 2.9 times as fast; 快到 leaves no doubt.
  if (share >= 2) return [`到\u202f${formatFigure(Number(share.toPrecision(2)))}\u202f倍`, Math.log(ratio)];
  return [`\u202f${Math.round(Math.abs(share - 1) * 100)}\u202f%`, Math.log(ratio)];
}

/** Checks on which one row stands worse than another. A check that lacks data is marked with the name of the row. */
function checkDifferences(row: Judged, than: Judged, checks: readonly NamedCheck[]): Difference[] {
  return checks.flatMap(({ id, label, asked }): Difference[] => {
    const [its, of] = [row, than].map(({ verdicts: { [id]: verdict } }) => verdict && standingOf({ verdict }, asked));
    if (its === 'fail' && of !== 'fail') return [{ text: `${label}不满足`, sense: 'worse', weight: 10 }];
    if (its === 'warn' && of === 'pass') return [{ text: `${label}须注意`, sense: 'worse', weight: 0.5 }];
    if (its === 'pass' && (of === 'warn' || of === 'fail'))
      return [{ text: `${label}通过`, sense: 'better', weight: of === 'fail' ? 10 : 0.5 }];
    return [];
  });
}

/**
 * In what a row differs from another, in words of the trade: what is better, then what is worse, then the rest; the largest
 * differences, and of what is better and what is worse never the one without the other.
 */
export function differenceText<Row extends Judged>(
  aspects: readonly Aspect<Row>[],
  row: Row,
  than: Row,
  checks: readonly NamedCheck[],
): string {
  const found = [
    ...checkDifferences(row, than, checks),
    ...aspects.flatMap(aspect => difference(aspect, row, than) ?? []),
  ].sort((a, b) => Number(a.sense === 'other') - Number(b.sense === 'other') || b.weight - a.weight);
  if (found.length === 0) {
    const isKnown = aspects.every(aspect => shareOf(aspect, row, than) !== null);
    return isKnown ? '参数几乎相同' : '已知参数几乎相同';
  }
  const named = found.slice(0, NAMED);
  const [first] = named;
  const missing = found.slice(NAMED).find(({ sense }) => sense !== 'other' && sense !== first?.sense);
  if (missing && named.every(({ sense }) => sense === first?.sense)) named.splice(-1, 1, missing);
  const of = (sense: Difference['sense']) => named.flatMap(each => (each.sense === sense ? each.text : [])).join('，');
  return [of('better'), of('worse'), of('other')].filter(text => text !== '').join('；');
}
