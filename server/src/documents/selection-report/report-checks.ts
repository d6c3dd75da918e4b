import type { System } from '@shixuan/optics/checks';
import type { Check, CheckId, Requirements } from '@shixuan/optics/model';
import { speedLabel } from './open-notes';

/** Inputs without which a task says nothing of what the system has to reach: a line scan is clocked by its speed. */
export const lackingInputs = ({ lineScan }: Requirements, { setting }: System): string[] =>
  lineScan && setting.demandHz === null ? [speedLabel] : [];

/** The checks as a report prints them. */
export function reportChecks(need: Requirements, system: System, checks: readonly Check[]): Check[] {
  const lacking = lackingInputs(need, system);
  return lacking.length > 0 ? checks.map(check => withoutSpeed(check, lacking)) : [...checks];
}

const clocked: ReadonlySet<CheckId> = new Set(['exposure', 'rate', 'link']);

/** What follows from the speed has not passed while nobody has said how fast the material runs. */
function withoutSpeed(check: Check, missing: readonly string[]): Check {
  if (!clocked.has(check.id) || check.verdict !== 'pass') return check;
  const unmeasured =
    check.id === 'exposure' ? { figure: null, limit: null, reason: '' } : { reason: `；${check.reason}` };
  return {
    ...check,
    ...unmeasured,
    verdict: 'unknown',
    missing,
    marginPct: null,
    reason: `${missing.join('、')}未填，是否够用还不能算${unmeasured.reason}`,
  };
}
