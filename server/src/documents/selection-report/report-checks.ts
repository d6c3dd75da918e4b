import type { System } from '@shixuan/optics/checks';
import type { Check, CheckId, Requirements } from '@shixuan/optics/model';
import { speedLabel } from './open-notes';

/** Inputs without which a task says nothing of what the system has to reach: a line scan is clocked by its speed. */
export const lackingInputs = ({ lineScan }: Requirements, { setting }: System): string[] =>
  lineScan && setting.demandHz === null ? [speedLabel] : [];

/** The checks as a report prints them. */
export function reportChecks(need: Requirements, system: System, checks: readonly Check[]): Check[] {
  const lacking = lackingInputs(need, system);
  return checks.map(check =>
    check.id === 'field-of-view'
      ? nominalField(need, system, check)
      : lacking.length > 0
        ? withoutSpeed(check, lacking)
        : check,
  );
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

/**
 * The check of the field with the field that its sentence names, so that a row has one figure: the check itself judges by the less
 * favourable end of the principal plane, which is told nowhere. Where that end decides otherwise, it stays.
 */
function nominalField({ lineScan }: Requirements, { setting }: System, check: Check): Check {
  const { figure, limit } = check;
  if (figure === null || limit === null || limit === 0) return check;
  const { fieldWidthMm, fieldHeightMm } = setting;
  const { nominal } = lineScan || figure === fieldWidthMm.low ? fieldWidthMm : fieldHeightMm;
  if (nominal >= limit !== figure >= limit) return check;
  return { ...check, figure: nominal, marginPct: 100 * (nominal / limit - 1) };
}
