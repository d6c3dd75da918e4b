/** Longest part of a bad value that a message repeats. */
const SHOWN_VALUE = 60;

export interface ImportFault {
  /** Name of the file, without its folder. */
  file: string;
  /** Number of the record within the file, from 1; null when the file as a whole is at fault. */
  record: number | null;
  /** Path of the field such as `attrs.resolutionH`; null when the record or file as a whole is at fault. */
  field: string | null;
  /** The bad value; undefined when the field is missing. */
  value: unknown;
  /** What is wrong: 不是数字. */
  problem: string;
  /** What would be right: 大于 0 的数字，单位 px. */
  expected: string;
}

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > SHOWN_VALUE ? `${text.slice(0, SHOWN_VALUE)}…` : text;
};

const sentence = ({ file, record, field, value, problem, expected }: ImportFault) => {
  const place = record === null ? file : `${file} 第 ${record} 条`;
  const subject =
    field === null ? '' : value === undefined ? `字段 ${field} ` : `字段 ${field} 的值「${shown(value)}」`;
  return `${place}：${subject}${problem}，应为${expected.startsWith('「') || /^[\u4e00-\u9fff]/.test(expected) ? '' : ' '}${expected}`;
};

/** A file that cannot be imported: which file, record, field and value, and what would be right. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly file: string;
  readonly record: number | null;
  readonly field: string | null;
  readonly value: unknown;
  readonly expected: string;

  constructor(fault: ImportFault) {
    super(sentence(fault));
    this.file = fault.file;
    this.record = fault.record;
    this.field = fault.field;
    this.value = fault.value;
    this.expected = fault.expected;
  }
}
