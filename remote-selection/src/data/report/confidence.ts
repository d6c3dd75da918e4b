import type { Verdict } from '@shixuan/optics/formula';
import { standingOf } from '@shixuan/optics/model';

/** How sure an answer is: checks that hold, and by name those that call for care and those that the maker has to be asked about. */
export interface Confidence {
  held: number;
  warned: readonly string[];
  toAsk: readonly string[];
}

/** A check by its name, with whether the task asks something of it: without a requirement it is neither held nor open. */
export interface NamedCheck {
  label: string;
  verdict: Verdict;
  asked: boolean;
}

export function confidenceOf(checks: readonly NamedCheck[]): Confidence {
  const of = (verdict: Verdict) =>
    checks.filter(check => standingOf(check, check.asked) === verdict).map(({ label }) => label);
  return { held: of('pass').length, warned: of('warn'), toAsk: of('unknown') };
}
