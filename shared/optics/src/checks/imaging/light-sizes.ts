import { atLeast } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Check } from '../../model/verdict/check';
import { found, missing, worst } from '../finding';
import { shown } from '../shown';
import { heightReaching, type LightSize, type LimitByHeight } from './light-size';

/** Combines all sizes of a light into one check, whose figures are those of the worst size. */
export function judgeSizes(sizes: readonly LightSize[]): Check {
  const judged = sizes.map(size => ({ size, ...judge(size) }));
  const verdict = worst(...judged.map(one => one.verdict));
  const decisive = judged.find(one => one.verdict === verdict)?.size;
  const figures = {
    figure: decisive && decisive.valueMm !== null ? decisive.valueMm * (decisive.count ?? 1) : null,
    limit: decisive ? limitOf(decisive, verdict) : null,
    sense: 'at-least',
    unit: 'mm',
    reason: judged.map(({ text }) => text).join('；'),
    traces: () => sizes.flatMap(size => size.traces(size)),
  } as const;
  if (verdict === 'unknown') {
    return missing('light-geometry', [...new Set(judged.flatMap(one => one.missing ?? []))], figures);
  }
  return found('light-geometry', { verdict, ...figures });
}

/** The limit at the usual height, unless the size is decided by the least one of all heights. */
function limitOf(size: LightSize, verdict: Verdict): number {
  const { valueMm, leastMm, height, through } = size;
  if (!through) return verdict === 'fail' ? leastMm : (height?.leastMm ?? leastMm);
  const { leastAtUsualMm } = through(size);
  const isUsual = valueMm === null ? verdict !== 'fail' : atLeast(valueMm, leastAtUsualMm);
  return isUsual ? leastAtUsualMm : leastMm;
}

/** Verdict of all sizes without texts and derivations. */
export function verdictOfSizes(sizes: readonly LightSize[]): Verdict {
  let verdict: Verdict = 'pass';
  for (const size of sizes) verdict = worst(verdict, verdictOf(size));
  return verdict;
}

/**
 * Whether all sizes are known to suffice, or are open only where the housing leaves several times what is needed: an eye of 4 mm
 * through a ring of 70 mm. For the order of lights; the verdict of such a size stays unknown.
 */
export const areLikely = (sizes: readonly LightSize[]): boolean =>
  sizes.every(size => {
    const verdict = verdictOf(size);
    if (verdict !== 'unknown') return verdict !== 'fail';
    return size.valueMm === null && size.atMostMm !== null && size.atMostMm >= ample * size.leastMm;
  });

const ample = 4;

function verdictOf({ valueMm, atMostMm, leastMm, undecided, height, count = 1 }: LightSize): Verdict {
  if (valueMm === null) return atMostMm !== null && !atLeast(atMostMm, leastMm) ? 'fail' : 'unknown';
  if (!atLeast(count * valueMm, leastMm)) return 'fail';
  if (undecided || !atLeast(count * valueMm, height?.leastMm ?? leastMm)) return 'unknown';
  return count > 1 ? 'warn' : 'pass';
}

function judge(size: LightSize): { verdict: Verdict; text: string; missing?: string } {
  const { name, valueMm, atMostMm, leastMm, undecided, height, through, count = 1 } = size;
  const verdict = verdictOf(size);
  if (through) return { verdict, ...sayThrough(size, through(size), verdict) };
  const asked = `须不小于 ${shown(height?.leastMm ?? leastMm)} mm${height ? `（光源高 ${shown(height.usualMm)} mm）` : ''}`;
  if (valueMm === null) {
    return verdict === 'fail'
      ? { verdict, text: `${name}须不小于 ${shown(leastMm)} mm，而外形只容得下 ${shown(atMostMm ?? 0)} mm` }
      : { verdict, text: `${name}未标注，${asked}`, missing: name };
  }
  const row = count > 1 ? `，须并排 ${count} 条共 ${shown(count * valueMm)} mm` : '';
  const text = `${name} ${shown(valueMm)} mm${row}，`;
  const highest = height ? `${shown((count * valueMm - leastMm) / height.perMm)} mm` : '';
  if (verdict === 'unknown') {
    const open = undecided ?? '光源高度';
    return { verdict, text: `${text}${open}未定${undecided ? '' : `，须不高于 ${highest}`}`, missing: open };
  }
  if (verdict === 'fail') return { verdict, text: `${text}须不小于 ${shown(leastMm)} mm` };
  return { verdict, text: `${text}${asked}${height ? `，最高可到 ${highest}` : ''}` };
}

/**
 * An opening whose limit depends on a height that is not decided. Every figure is told with its height: whoever orders by the least
 * one of all heights and mounts the light as drawn would have it in the view.
 */
function sayThrough(
  { name, valueMm, atMostMm, leastMm, undecided }: LightSize,
  through: LimitByHeight,
  verdict: Verdict,
): { text: string; missing?: string } {
  const { atObjectMm, atLensMm, workingDistanceMm, usualMm, leastAtUsualMm } = through;
  const best = atLensMm < atObjectMm ? `装在镜头前端（高 ${shown(workingDistanceMm)} mm）` : '贴近工件';
  const [usually, least] = [`须不小于 ${shown(leastAtUsualMm)} mm`, `须不小于 ${shown(leastMm)} mm`];
  if (verdict === 'fail') {
    return valueMm === null
      ? { text: `${name}即使${best}也${least}，而外形只容得下 ${shown(atMostMm ?? 0)} mm` }
      : { text: `${name} ${shown(valueMm)} mm，即使${best}也${least}` };
  }
  const asDrawn = `光源高 ${shown(usualMm)} mm（图中位置）时${usually}`;
  if (valueMm === null) {
    const isBound = atMostMm !== null && atLeast(leastAtUsualMm, atMostMm);
    const housing = isBound ? heightFor(atMostMm, through) : '';
    const bound = housing && `；外形只容得下 ${shown(atMostMm ?? 0)} mm，${housing}`;
    return { text: `${name}未标注，${asDrawn}，${best}时${least}${bound}`, missing: name };
  }
  if (verdict === 'unknown') {
    const open = undecided ?? '光源高度';
    return { text: `${name} ${shown(valueMm)} mm，${open}未定`, missing: open };
  }
  const bound = heightFor(valueMm, through);
  if (!atLeast(leastAtUsualMm, valueMm))
    return { text: `${name} ${shown(valueMm)} mm，${asDrawn}${bound && `；${bound}`}` };
  return { text: `${name} ${shown(valueMm)} mm，${bound || `光源高 ${shown(usualMm)} mm`}（图中位置）` };
}

/** Heights at which an opening is sufficient; empty where it is at all of them. */
function heightFor(openingMm: number, through: LimitByHeight): string {
  const { atObjectMm, atLensMm, workingDistanceMm } = through;
  const heightMm = heightReaching(openingMm, through);
  if (!(heightMm > 0 && heightMm < workingDistanceMm)) return '';
  return `光源高须不${atLensMm < atObjectMm ? '低' : '高'}于 ${shown(heightMm)} mm`;
}
