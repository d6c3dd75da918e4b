import { oneOf, printFigure, rangeText, readFigure } from './figure-text';
import type { EncoderInput } from './selection-state';
import type { UrlPart } from './url-part';

type Figure = Exclude<keyof EncoderInput, 'edges'>;

/** A figure of the encoder; omitted while it is not stated. */
function encoderPart(
  key: string,
  label: string,
  field: Figure,
  [min, max]: readonly [min: number, max: number],
  whole = false,
): UrlPart {
  const range = rangeText(field, min, max);
  return {
    key,
    label,
    expected: whole ? { form: ` ${range} 的整数` } : { range },
    print: ({ encoder }) => {
      const value = encoder[field];
      return value === null ? null : printFigure(value);
    },
    read: (text, state) => {
      const value = readFigure(text, min, max);
      if (value === null || (whole && !Number.isInteger(value))) return null;
      return { ...state, encoder: { ...state.encoder, [field]: value } };
    },
  };
}

const edges = [1, 2, 4] as const;

const edgesPart: UrlPart = {
  key: 'encx',
  label: '编码器倍频',
  expected: oneOf(edges),
  print: ({ encoder }) => (encoder.edges === null ? null : String(encoder.edges)),
  read: (text, state) => {
    const known = edges.find(each => String(each) === text);
    return known === undefined ? null : { ...state, encoder: { ...state.encoder, edges: known } };
  },
};

/** `encl=200&encn=2500&encx=4`: the encoder that triggers the lines. */
export const encoderParts: readonly UrlPart[] = [
  encoderPart('encl', '测量轮周长', 'mmPerRevolution', [0.001, 100_000]),
  encoderPart('encn', '每转脉冲数', 'pulsesPerRevolution', [1, 10_000_000], true),
  encoderPart('encp', '脉冲当量', 'mmPerPulse', [0.000001, 1000]),
  edgesPart,
  encoderPart('encm', '倍频系数上限', 'maxMultiplier', [1, 4096], true),
  encoderPart('encd', '分频系数上限', 'maxDivider', [1, 65_536], true),
  encoderPart('encf', '编码器输入最高频率', 'maxHz', [1, 1_000_000_000]),
];
