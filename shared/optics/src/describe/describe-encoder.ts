import { roundSignificant } from '../formula/numbers';
import type { Trace } from '../formula/trace';
import { acceptedAspectError, type EncoderPlan } from '../physics/timing/encoder-plan';
import { type EncoderInput, planEncoder } from '../physics/timing/plan-encoder';
import type { TaskLine } from './describe-task';

export interface DescribedEncoder {
  lines: readonly TaskLine[];
  traces: readonly Trace[];
}

const printed = (value: number) => String(Number(value.toPrecision(12)));
const fourDigits = (value: number) => String(roundSignificant(value, 4));

/** Describes the encoder and its settings, for reports and for copying; null where nothing of it is stated. */
export function describeEncoder(encoder: EncoderInput, linePitchMm: number, speedMmS: number): DescribedEncoder | null {
  const given = givenLines(encoder);
  if (given.length === 0) return null;
  const planned = planEncoder(encoder, linePitchMm, speedMmS);
  if ('lacking' in planned) return { lines: [...given, { label: '分频设置', text: planned.lacking }], traces: [] };
  return { lines: [...given, ...planLines(planned.plan, linePitchMm, encoder)], traces: planned.plan.traces };
}

function givenLines(encoder: EncoderInput): TaskLine[] {
  const line = (label: string, value: number | null, unit: string): TaskLine[] =>
    value === null ? [] : [{ label, text: `${printed(value)} ${unit}`.trim() }];
  return [
    ...line('测量轮周长', encoder.mmPerRevolution, 'mm'),
    ...line('每转脉冲数', encoder.pulsesPerRevolution, 'P/R'),
    ...line('脉冲当量', encoder.mmPerPulse, 'mm'),
    ...line('编码器输入上限', encoder.maxHz, 'Hz'),
    ...line('倍频系数至多', encoder.maxMultiplier, ''),
    ...line('分频系数至多', encoder.maxDivider, ''),
  ];
}

const frequencies = { pass: '', fail: '，超过输入上限', unknown: '，输入上限未填' } as const;

function planLines(plan: EncoderPlan, linePitchMm: number, { edges }: EncoderInput): TaskLine[] {
  const { multiplier, divider, aspectErrorPct, aspect, frequencyHz, frequency, lineRateHz } = plan;
  const error = Math.round(aspectErrorPct * 1000) / 1000 || 0;
  return [
    { label: '行间距', text: `${fourDigits(linePitchMm * 1000)} µm` },
    { label: '计数边沿', text: `×${plan.edges}${edges === null ? '（自动）' : ''}` },
    { label: '倍频', text: String(multiplier) },
    { label: '分频', text: String(divider) },
    {
      label: '残余长宽比误差',
      text: `${error} %${aspect === 'pass' ? '' : `，超过允许的 ±${acceptedAspectError.pct} %`}`,
    },
    { label: '脉冲频率', text: `${fourDigits(frequencyHz / 1000)} kHz${frequencies[frequency]}` },
    { label: '触发行频', text: `${fourDigits(lineRateHz / 1000)} kHz` },
  ];
}
