import { costText } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import type { ParetoAxis } from '@shixuan/optics/solve';
import * as controls from '@shixuan/ui/controls.module.css';
import { useMemo } from 'react';
import { type ResultRow, rowName } from '../../../data/ranking/answer';
import { isBetterIn } from '../../../data/ranking/differences';
import type { AxisLeader } from '../../../data/ranking/pareto-front';
import { formatFigure, threeDigits } from '../../../lib/format-figure';
import type { Selection } from '../../../state/selection-context';
import { accuracy, rate, size } from '../aspects';
import { failedBy, firstOf } from '../no-first';
import * as styles from './better-in-one.module.css';

/** A system that is better than the first in one respect. */
export interface BetterIn {
  /** 更便宜, 更细, 更快, 更小 */
  what: string;
  /** Its figure. */
  text: string;
  row: ResultRow;
}

const leaderOn = (leaders: readonly AxisLeader[], axis: ParetoAxis) =>
  leaders.find(({ axes }) => axes.includes(axis))?.row;

/**
 * The systems that are cheaper, finer, faster or smaller than the first, one each; all of them do the task for sure.
 * @param rows the listed ones, the first before the others
 * @param leaders the best on each axis of the trade-off
 */
export function betterThanFirst(
  rows: readonly ResultRow[],
  leaders: readonly AxisLeader[],
  need: Requirements,
): BetterIn[] {
  const [first] = rows;
  if (!first) return [];
  const isSure = (row: ResultRow) => firstOf([row], need) !== null && failedBy(row).length === 0;
  const found = (what: string, row: ResultRow | undefined, text: (row: ResultRow) => string | null): BetterIn[] => {
    const told = row && row.key !== first.key && isSure(row) ? text(row) : null;
    return row && told ? [{ what, text: told, row }] : [];
  };
  const cost = first.cost?.costClass ?? 0;
  const cheapest = [...rows, ...leaders.map(({ row }) => row)].reduce<ResultRow | undefined>((best, row) => {
    const [least, its] = [best?.cost?.costClass ?? cost, row.cost?.costClass ?? Number.POSITIVE_INFINITY];
    return its < least && isSure(row) ? row : best;
  }, undefined);
  return [
    ...found('更便宜', cheapest, row => (row.cost?.costClass ? costText(row.cost.costClass) : null)),
    ...found('更细', leaderOn(leaders, 'accuracy'), row =>
      isBetterIn(accuracy, row, first) ? `${formatFigure(row.setting.objectPixelMm.nominal * 1000)}\u202fµm` : null,
    ),
    ...found('更快', leaderOn(leaders, 'rate'), row =>
      row.setting.rateHz !== null && isBetterIn(rate, row, first) ? rateText(row.setting.rateHz) : null,
    ),
    ...found('更小', leaderOn(leaders, 'size'), smallerText(first)),
  ];
}

const rateText = (hz: number) => (hz >= 1000 ? `${threeDigits(hz / 1000)}\u202fkHz` : `${threeDigits(hz)}\u202ffps`);

const smallerText = (first: ResultRow) => (row: ResultRow) => {
  if (!isBetterIn(size, row, first)) return null;
  const { diameterMm, lengthMm } = row.lens?.part ?? {};
  return diameterMm && lengthMm ? `Ø${threeDigits(diameterMm)}\u202f×\u202f${threeDigits(lengthMm)}\u202fmm` : null;
};

/**
 * What is cheaper, finer, faster or smaller than the first, in a line of the answer; one press puts that system into the answer.
 * @param of the task and its ranking, as the answer shows them
 * @param off the answer is that to an earlier state of the input
 */
export function BetterInOne({
  of: { rows, leaders, requirements, chosen, choose },
  off,
}: {
  of: Selection;
  off: boolean;
}) {
  const ways = useMemo(
    () => (requirements ? betterThanFirst(rows, leaders, requirements) : []),
    [rows, leaders, requirements],
  );
  if (ways.length === 0) return null;
  return (
    <fieldset className={`${controls.fieldset} ${styles.line}`} aria-label="比首选更好的一项">
      {ways.map(({ what, text, row }) => {
        const isChosen = row.key === chosen;
        return (
          <button
            key={what}
            type="button"
            className={`${controls.outlined} ${styles.way}`}
            aria-pressed={isChosen}
            disabled={off}
            title={rowName(row, 'systems')}
            onClick={() => choose(isChosen ? null : row.key)}
          >
            {what}
            <span className={styles.figure}>{text}</span>
            {what !== '更便宜' && row.cost?.costClass && <span>{costText(row.cost.costClass)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
