import type { AskedFor, ParsedQuantity } from '@shixuan/units';
import { parseQuantity } from '@shixuan/units';

/** `0.5`, `1:2`, `1/3 px`: a figure, or one number over another as the trade says it. */
export function parseRatio(text: string, unit: string, asked: AskedFor): ParsedQuantity {
  const [, over, under, rest = ''] = /^\s*(\d*\.?\d+)\s*[:/]\s*(\d*\.?\d+)(.*)$/.exec(text.normalize('NFKC')) ?? [];
  if (over === undefined || under === undefined) return parseQuantity(text, unit, asked);
  const value = Number(over) / Number(under);
  if (!Number.isFinite(value)) return { problem: `「${text.trim()}」的除数不能为 0，例如 ${asked.example}` };
  const read = parseQuantity(`${Number(value.toPrecision(12))}${rest}`, unit, asked);
  // What is wrong is told of the text as it was typed.
  return 'problem' in read ? parseQuantity(text, unit, asked) : read;
}
