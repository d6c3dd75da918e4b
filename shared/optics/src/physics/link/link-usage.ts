import { roundSignificant } from '../../formula/numbers';
import { checkPositive, OpticsInputError } from '../../formula/optics-input-error';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';

export interface LinkUsage {
  verdict: Verdict;
  totalMBs: number;
  usableMBs?: number;
  usagePct?: number;
  /** Reserve to the full usable bandwidth; negative: overload. */
  spareMBs?: number;
  /** Factor of the frame rate for a green load; only where the rate has to be lower. */
  rateFactor?: number;
  text: string;
}

/** Green up to 80 % of the usable bandwidth, amber up to 100 %, red above. */
export const linkUsageLimits = { greenPct: 80, amberPct: 100, source: ownRule('可用带宽的 80 % 以内为宽裕') };

/**
 * Load of cameras that share one link (a network card, the port of a switch, a bus). With an unknown bandwidth the verdict is
 * unknown.
 * @throws OpticsInputError for a rate below 0 or not finite
 */
export function linkUsage(ratesMBs: readonly number[], usableMBs: number | null | undefined): LinkUsage {
  const wrong = ratesMBs.find(rate => !Number.isFinite(rate) || rate < 0);
  if (wrong !== undefined) {
    throw new OpticsInputError({ field: 'ratesMBs', message: `数据率：应为不小于 0 的有限数值，现为 ${wrong}` });
  }
  const totalMBs = ratesMBs.reduce((sum, rate) => sum + rate, 0);
  if (usableMBs === undefined || usableMBs === null) {
    return { verdict: 'unknown', totalMBs, text: `数据率 ${shown(totalMBs)} MB/s，接口带宽未标注` };
  }
  checkPositive('usableMBs', '接口可用带宽', usableMBs);
  const usagePct = (totalMBs / usableMBs) * 100;
  const { greenPct, amberPct } = linkUsageLimits;
  const verdict = usagePct <= greenPct ? 'pass' : usagePct <= amberPct ? 'warn' : 'fail';
  const figures = `数据率 ${shown(totalMBs)} MB/s，可用 ${shown(usableMBs)} MB/s，占用 ${shown(usagePct)} %`;
  const common = { verdict, totalMBs, usableMBs, usagePct, spareMBs: usableMBs - totalMBs } as const;
  if (verdict === 'pass') return { ...common, text: figures };
  const rateFactor = greenPct / usagePct;
  return { ...common, rateFactor, text: `${figures}；帧率降到 ${shown(rateFactor * 100)} % 即宽裕` };
}

const shown = (value: number) => roundSignificant(value, 4);
