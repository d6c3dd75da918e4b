import { checkPositive } from '../../formula/optics-input-error';
import type { Verdict } from '../../formula/verdict';
import type { LinkCable, LinkInterface } from './interface';

export interface CableChoice {
  /** Warn: only good cables reach this length. Unknown: the length of this link is not known. */
  verdict: Verdict;
  /** Cables of sufficient length, the shortest reach first: usually copper before fibre, and cheaper. */
  cables: readonly LinkCable[];
  text: string;
}

/** Chooses the cables of a link for a distance from camera to computer. @throws OpticsInputError */
export function chooseCable({ cables, label }: LinkInterface, lengthM: number): CableChoice {
  checkPositive('lengthM', '线缆长度', lengthM);
  if (cables.length === 0) return { verdict: 'unknown', cables, text: `${label} 的线缆长度未标注` };
  const byReach = [...cables].sort((a, b) => a.lengthM - b.lengthM);
  const sure = byReach.filter(cable => lengthM <= cable.lengthM);
  if (sure[0]) return { verdict: 'pass', cables: sure, text: `${sure[0].medium}可达 ${sure[0].lengthM} m` };
  const perhaps = byReach.filter(({ atMostM }) => atMostM !== undefined && lengthM <= atMostM);
  if (perhaps[0]) {
    const { medium, lengthM: sureM, atMostM } = perhaps[0];
    return { verdict: 'warn', cables: perhaps, text: `${medium}超过 ${sureM} m 后视线材而定，最长 ${atMostM} m` };
  }
  const longest = Math.max(...byReach.map(cable => cable.atMostM ?? cable.lengthM));
  return {
    verdict: 'fail',
    cables: [],
    text: `${label} 最长 ${longest} m，短 ${Number((lengthM - longest).toFixed(1))} m：改用中继、光纤延长或其他接口`,
  };
}
