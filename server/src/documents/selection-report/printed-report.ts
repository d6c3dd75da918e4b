import type { Source, Trace, Verdict } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import { type SelectionReport, shownFigure, sourceKey } from './selection-report';

interface Line {
  text: string;
  url: string | null;
}

/** Name and formula, then the numbers put in with the number of the source. */
interface PrintedTrace {
  formula: string;
  substituted: string;
}

interface PrintedCheck {
  verdict: Verdict;
  /** `视野宽　通过　72 mm，要求不小于 66 mm，余量 9 %` */
  head: string;
  reason: string;
  remedy: string | null;
  missing: string | null;
  traces: PrintedTrace[];
}

/** The sentences of a report, as its template sets them. */
export interface PrintedReport {
  name: string;
  verdict: string;
  groups: SelectionReport['groups'];
  bill: SelectionReport['bill'];
  demands: PrintedTrace[];
  checks: PrintedCheck[];
  assumptions: Line[];
  sources: Line[];
  address: string;
}

export function printedReport(report: SelectionReport): PrintedReport {
  const { name, groups, bill, demands, checks, remedies, assumptions, sources, address } = report;
  const numbers = new Map(sources.map((source, i) => [sourceKey(source), i + 1]));
  const printedTrace = ({ label, formula, substituted, result, unit, source }: Trace): PrintedTrace => ({
    formula: `${label}：${formula}`,
    substituted: `${substituted} = ${shownFigure(result)}${spaced(unit)}　[${numbers.get(sourceKey(source)) ?? 0}]`,
  });
  return {
    name,
    verdict: verdictText(report),
    groups,
    bill,
    demands: demands.map(printedTrace),
    checks: checks.map(check => ({
      verdict: check.verdict,
      head: `${check.label}　${verdicts[check.verdict]}${figureText(check)}`,
      reason: check.reason,
      remedy: remedies[check.id] ? `可改：${remedies[check.id]}` : null,
      missing: check.missing?.length ? `未标注：${check.missing.join('、')}` : null,
      traces: check.traces.map(printedTrace),
    })),
    assumptions: assumptions.map(source => line('· ', source)),
    sources: sources.map((source, i) => line(`[${i + 1}] `, source)),
    address,
  };
}

const verdicts: Readonly<Record<Verdict, string>> = { pass: '通过', warn: '注意', fail: '不满足', unknown: '未知' };

const spaced = (unit: string | undefined) => (unit ? ` ${unit}` : '');

function figureText({ figure, limit, sense, unit, marginPct }: Check<string>): string {
  const of = (value: number) => `${Number.isFinite(value) ? shownFigure(value) : '∞'}${spaced(unit)}`;
  const asked = limit === null ? '' : `要求${sense === 'at-most' ? '不大于' : '不小于'} ${of(limit)}`;
  const margin =
    marginPct === null || !Number.isFinite(marginPct)
      ? ''
      : `${marginPct < 0 ? '差' : '余量'} ${shownFigure(Math.round(Math.abs(marginPct)))} %`;
  const parts = [figure === null ? '' : of(figure), asked, margin].filter(Boolean);
  return parts.length === 0 ? '' : `　${parts.join('，')}`;
}

function verdictText({ misses, undecided, checks }: SelectionReport): string {
  const count = (verdict: Verdict) => checks.filter(check => check.verdict === verdict).length;
  const counts = `${checks.length} 项检查：通过 ${count('pass')}，注意 ${count('warn')}，不满足 ${count('fail')}，未知 ${count('unknown')}`;
  if (misses.length > 0) return `不能完成任务：${misses.join('，')}。${counts}`;
  if (undecided.length === 0) return counts;
  return `能否完成任务尚不能判定：缺${undecided.join('、')}数据，须向厂家确认。${counts}`;
}

const line = (mark: string, { name, url }: Source): Line => ({
  text: `${mark}${name}${url ? `　${url}` : ''}`,
  url: url ? new URL(url).href : null,
});
