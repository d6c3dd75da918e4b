/** Longest part of a bad value that a message repeats. */
const SHOWN_VALUE = 60;

export interface ImportFault {
  /** Name of the file, without its folder. */
  file: string;
  /** Number of the record within the file, from 1; null when the file as a whole is at fault. */
  record: number | null;
  /** Line and column of the field, as the file's own program counts them; absent when not known. */
  place?: string | undefined;
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

const sentence = ({ file, record, place, field, value, problem, expected }: ImportFault) => {
  const where = record === null ? file : `${file} 第 ${record} 条${place === undefined ? '' : `（${place}）`}`;
  const subject =
    field === null ? '' : value === undefined ? `字段 ${field} ` : `字段 ${field} 的值「${shown(value)}」`;
  return `${where}：${subject}${problem}，应为${expected.startsWith('「') || /^[\u4e00-\u9fff]/.test(expected) ? '' : ' '}${expected}`;
};

/** Faults of one file that a message names one by one. */
const MOST_NAMED = 100;

function message(faults: readonly ImportFault[]): string {
  const lines = faults.slice(0, MOST_NAMED).map(sentence);
  const more = faults.length - lines.length;
  if (faults.length > 1)
    lines.push(`共 ${faults.length} 处不对${more > 0 ? `，以上是前 ${MOST_NAMED} 处` : ''}，整个文件没有导入`);
  return lines.join('\n');
}

/** A file that cannot be imported: for each fault file, record, field and value, and what would be right, a line each. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly file: string;
  readonly record: number | null;
  readonly field: string | null;
  readonly value: unknown;
  readonly expected: string;
  /** All of them; the fields above are those of the first. */
  readonly faults: readonly [ImportFault, ...ImportFault[]];

  constructor(fault: ImportFault, ...others: ImportFault[]) {
    super(message([fault, ...others]));
    this.faults = [fault, ...others];
    this.file = fault.file;
    this.record = fault.record;
    this.field = fault.field;
    this.value = fault.value;
    this.expected = fault.expected;
  }
}

/** @throws ImportError when there are faults */
export function refuseFaults([first, ...others]: readonly ImportFault[]): void {
  if (first) throw new ImportError(first, ...others);
}
