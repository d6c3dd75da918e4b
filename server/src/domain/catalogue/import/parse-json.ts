import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { ImportError, type ImportFault } from './import-error';
import type { RawRecord } from './raw-record';

/** Records are flat; what lies deeper than this is a mistake, and would exhaust the stack of whatever walks it. */
const DEEPEST = 20;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** 第 3 行第 7 列 */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `第 ${before.length} 行第 ${(before.at(-1)?.length ?? 0) + 1} 列`;
}

/** Levels that the parser with places walks by recursion without exhausting the stack. */
const DEEPEST_WALKED = 500;

/** Whether brackets, those in texts left out, lie no deeper than can be walked. The text need not be JSON. */
function canBeWalked(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST_WALKED) return false;
  }
  return true;
}

/** Where the first syntax error lies. The engine's own message does not always say it. */
function syntaxPlace(text: string): string {
  if (!canBeWalked(text)) return `（嵌套超过 ${DEEPEST_WALKED} 层）`;
  const errors: ParseError[] = [];
  parseTree(text, errors, strict);
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  return first ? `（${placeOf(text, first.offset)}）` : '';
}

/** Records of a JSON array. @throws ImportError when the text is not JSON or not an array */
export function parseJson(file: string, text: string): RawRecord[] {
  const fault = (problem: string, expected: string, record: number | null = null): ImportFault => ({
    file,
    record,
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
  let tree: Node | undefined;
  let walked: boolean | undefined;
  return parsed.map((value: unknown, index) => {
    const record = index + 1;
    const tooDeep = isDeeperThan(value, DEEPEST);
    return {
      record,
      value: tooDeep ? null : value,
      ...(tooDeep && { faults: [fault(`嵌套超过 ${DEEPEST} 层`, '由字段与值组成的对象', record)] }),
      place(field) {
        // Only a file with faults is read a second time.
        walked ??= canBeWalked(text);
        if (!walked) return undefined;
        tree ??= parseTree(text);
        const path = [index, ...(field?.split('.') ?? []).map(key => (/^\d+$/.test(key) ? Number(key) : key))];
        const node = tree && nearest(tree, path);
        return node && placeOf(text, node.offset);
      },
    };
  });
}

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
