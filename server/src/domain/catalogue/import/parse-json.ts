import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { ImportError, type ImportFault } from './import-error';
import type { RawRecord } from './raw-record';
import { canBeWalked, DEEPEST_WALKED, type RepeatedKey, repeatedKeys } from './repeated-keys';

/** Records are flat; what lies deeper than this is a mistake, and would exhaust the stack of whatever walks it. */
const DEEPEST = 20;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Tells where an offset of the text lies: 第 3 行第 7 列. The text is read once, however many places are asked for. */
function placesIn(text: string): (offset: number) => string {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let [line, above] = [0, starts.length];
    while (above - line > 1) {
      const middle = (line + above) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else above = middle;
    }
    return `第 ${line + 1} 行第 ${offset - (starts[line] ?? 0) + 1} 列`;
  };
}

/** Where the first syntax error lies. The engine's own message does not always say it. */
function syntaxPlace(text: string): string {
  if (!canBeWalked(text)) return `（嵌套超过 ${DEEPEST_WALKED} 层）`;
  const errors: ParseError[] = [];
  parseTree(text, errors, strict);
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  return first ? `（${placesIn(text)(first.offset)}）` : '';
}

/** Records of a JSON array. @throws ImportError when the text is not JSON or not an array */
export function parseJson(file: string, text: string): RawRecord[] {
  const fault = (problem: string, expected: string): ImportFault => ({
    file,
    record: null,
    field: null,
    value: undefined,
    problem,
    expected,
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ImportError(fault(`JSON 语法有误${syntaxPlace(text)}`, '完整的 JSON 数组'));
  }
  if (!Array.isArray(parsed)) throw new ImportError(fault('最外层不是数组', '由产品记录组成的 JSON 数组'));
  const repeated = new Map<unknown, ImportFault[]>();
  for (const each of repeatedKeys(text)) {
    const [index] = each.path;
    const ofRecord = repeated.get(index) ?? [];
    ofRecord.push(repeatedFault(file, Number(index) + 1, each));
    repeated.set(index, ofRecord);
  }
  let tree: Node | undefined;
  let placeOf: ((offset: number) => string) | undefined;
  let walked: boolean | undefined;
  return parsed.map((value: unknown, index) => {
    const record = index + 1;
    const tooDeep = isDeeperThan(value, DEEPEST);
    const faults = [
      ...(repeated.get(index) ?? []),
      ...(tooDeep ? [{ ...fault(`嵌套超过 ${DEEPEST} 层`, '由字段与值组成的对象'), record }] : []),
    ];
    return {
      record,
      value: tooDeep ? null : value,
      ...(faults.length > 0 && { faults }),
      place(field) {
        // Only a file with faults is read a second time.
        walked ??= canBeWalked(text);
        if (!walked) return undefined;
        tree ??= parseTree(text);
        const path = [index, ...(field?.split('.') ?? []).map(key => (/^\d+$/.test(key) ? Number(key) : key))];
        const node = tree && nearest(tree, path);
        placeOf ??= placesIn(text);
        return node && placeOf(node.offset);
      },
    };
  });
}

const repeatedFault = (file: string, record: number, { path, place }: RepeatedKey): ImportFault => ({
  file,
  record,
  place,
  field: path.slice(1).join('.'),
  value: undefined,
  problem: '重复',
  expected: '每个字段在同一对象中只出现一次',
});

/** The node at a path, or the one that it would stand in. */
function nearest(tree: Node, path: readonly (string | number)[]): Node | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return undefined;
}

function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
