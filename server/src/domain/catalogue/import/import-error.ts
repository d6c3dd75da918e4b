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
  const where = `${file}${record === null ? '' : ` 第 ${record} 条`}${place === undefined ? '' : `（${place}）`}`;
  const subject =
    field === null ? '' : value === undefined ? `字段 ${field} ` : `字段 ${field} 的值「${shown(value)}」`;
  return `${where}：${subject}${problem}，应为${expected.startsWith('「') || /^[\u4e00-\u9fff]/.test(expected) ? '' : ' '}${expected}`;
};

/** Faults that a message names one by one. */
const MOST_NAMED = 100;

/** The first faults of each file, as many of each as of any other, in the order of the files. */
function named(faults: readonly ImportFault[]): ImportFault[] {
  const places = new Map<string, number>();
  const ranked = faults.map((fault, at) => {
    const place = places.get(fault.file) ?? 0;
    places.set(fault.file, place + 1);
    return { fault, at, place };
  });
  const first = ranked.sort((a, b) => a.place - b.place || a.at - b.at).slice(0, MOST_NAMED);
  return first.sort((a, b) => a.at - b.at).map(({ fault }) => fault);
}

function message(faults: readonly ImportFault[]): string {
  const lines = named(faults).map(sentence);
  const files = new Set(faults.map(({ file }) => file)).size;
  if (faults.length > 1) {
    const where = files > 1 ? `${files} 个文件共 ${faults.length} 处不对` : `共 ${faults.length} 处不对`;
    const cut = faults.length > lines.length ? `，以上是${files > 1 ? '各文件最前的' : '前'} ${MOST_NAMED} 处` : '';
    lines.push(`${where}${cut}，${files > 1 ? '这些文件' : '整个文件'}没有导入`);
  }
  return lines.join('\n');
}

/** Files that cannot be imported: for each fault file, record, field and value, and what would be right, a line each. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly file: string;
  readonly record: number | null;
  readonly field: string | null;
  readonly value: unknown;
  readonly expected: string;
  /** All of them; the fields above are those of the first. */
  readonly faults: readonly [ImportFault, ...ImportFault[]];

  constructor(fault: ImportFault, others: readonly ImportFault[] = []) {
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
  if (first) throw new ImportError(first, others);
}

/**
 * Reads files one after the other, and goes on behind a bad one, so that the faults of all are told at once.
 * @throws ImportError with the faults of all files
 */
export async function readAll<T>(paths: readonly string[], read: (path: string) => Promise<T>): Promise<T[]> {
  let faults: readonly ImportFault[] = [];
  const all: T[] = [];
  for (const path of paths) {
    try {
      all.push(await read(path));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      faults = [...faults, ...error.faults];
    }
  }
  refuseFaults(faults);
  return all;
}
