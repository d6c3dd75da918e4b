import type { Source, Trace, Verdict } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import { colours } from '../data-sheet/paper';
import type { Flow } from './flow';
import { shownFigure, sourceKey } from './selection-report';

const verdicts: Readonly<Record<Verdict, { label: string; colour: string }>> = {
  pass: { label: '通过', colour: '#00803b' },
  warn: { label: '注意', colour: '#a35200' },
  fail: { label: '不满足', colour: '#cb272d' },
  unknown: { label: '未知', colour: colours.hint },
};

/** Every check: verdict, figure against limit, why, what would help, and how it was computed. */
export function setChecks(flow: Flow, checks: readonly Check<string>[], sources: readonly Source[]): void {
  flow.title('逐项检查');
  for (const check of checks) {
    const { label, colour } = verdicts[check.verdict];
    flow.room(30);
    flow.text(`${check.label}　${label}${figureText(check)}`, { size: 9, heavy: true, colour });
    flow.text(check.reason, { size: 8, colour: colours.ink, indent: 10 });
    if (check.remedy) flow.text(`可改：${check.remedy}`, { size: 8, indent: 10 });
    if (check.missing?.length)
      flow.text(`未标注：${check.missing.join('、')}`, { size: 8, colour: colours.hint, indent: 10 });
    for (const trace of check.traces) setTrace(flow, trace, sources);
    flow.space(4);
  }
}

/** Formula, the numbers put in, and the number of its source. */
export function setTrace(flow: Flow, trace: Trace, sources: readonly Source[]): void {
  const number = sources.findIndex(source => sourceKey(source) === sourceKey(trace.source)) + 1;
  const result = `${shownFigure(trace.result)}${trace.unit ? ` ${trace.unit}` : ''}`;
  const style = { size: 7.5, colour: colours.secondary, indent: 20 };
  flow.text(`${trace.label}：${trace.formula}`, style);
  flow.text(`${trace.substituted} = ${result}　[${number}]`, style);
}

function figureText({ figure, limit, sense, unit, marginPct }: Check<string>): string {
  const of = (value: number) => `${Number.isFinite(value) ? shownFigure(value) : '∞'}${unit ? ` ${unit}` : ''}`;
  const asked = limit === null ? '' : `要求${sense === 'at-most' ? '不大于' : '不小于'} ${of(limit)}`;
  const margin =
    marginPct === null || !Number.isFinite(marginPct)
      ? ''
      : `${marginPct < 0 ? '差' : '余量'} ${shownFigure(Math.round(Math.abs(marginPct)))} %`;
  const parts = [figure === null ? '' : of(figure), asked, margin].filter(Boolean);
  return parts.length === 0 ? '' : `　${parts.join('，')}`;
}
