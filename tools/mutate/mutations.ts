import { parseSync } from 'oxc-parser';

/** One change of one place: the text from `start` to `end` becomes `replacement`. */
export interface Mutation {
  kind: string;
  start: number;
  end: number;
  replacement: string;
  /** Counted from 1. */
  line: number;
}

/** A node of the syntax tree, as far as a walk needs it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const flipped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const shifted: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const otherArithmetic: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const otherMethod: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findIndex: 'findLastIndex',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  indexOf: 'lastIndexOf',
};
/** Calls whose result is of the same kind as what they are called on. */
const droppable = new Set(['filter', 'sort', 'reverse', 'slice', 'trim', 'toSorted', 'toReversed', 'toLowerCase']);

/** `source` with one mutation carried out. */
export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);

/**
 * Every single-point change of a source that this tool knows, in the order of the text.
 * @param name decides the syntax by its suffix
 */
export function mutationsOf(name: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const put = (kind: string, { start, end }: Node, replacement: string) =>
    found.push({ kind, start, end, replacement, line: source.slice(0, start).split('\n').length });

  function mutate(node: Node): void {
    const [left, right, test] = [node.left, node.right, node.test].map(value => nodesOf(value)[0]);
    const operator = String(node.operator);
    if (node.type === 'BinaryExpression' && left && right) {
      const replaced = (other: string) => `(${text(left)} ${other} ${text(right)})`;
      if (flipped[operator]) put('flip', node, replaced(flipped[operator]));
      if (shifted[operator]) put('boundary', node, replaced(shifted[operator]));
      const joinsText = [left, right].some(
        ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
      );
      if (otherArithmetic[operator] && !joinsText) put('arithmetic', node, replaced(otherArithmetic[operator]));
    }
    if (node.type === 'LogicalExpression' && left && right) {
      if (operator === '??') put('nullish', node, `(${text(left)})`);
      else {
        put('logical', node, `((${text(left)}) ${operator === '&&' ? '||' : '&&'} (${text(right)}))`);
        put('drop-condition', node, `(${text(left)})`);
        put('drop-condition', node, `(${text(right)})`);
      }
    }
    if (node.type === 'ConditionalExpression' && test) {
      const [yes, no] = [nodesOf(node.consequent)[0], nodesOf(node.alternate)[0]];
      if (yes && no) put('ternary', node, `(${text(test)} ? ${text(no)} : ${text(yes)})`);
    }
    if (node.type === 'IfStatement' && test) put('condition-false', test, 'false');
    if (node.type === 'UnaryExpression' && operator === '!') {
      put('negate', node, text(nodesOf(node.argument)[0] as Node));
    }
    if (typeof node.value === 'boolean') put('boolean', node, String(!node.value));
    if (typeof node.value === 'number') put('constant', node, String(node.value + 1));
    if (node.type === 'AwaitExpression') put('await', node, text(nodesOf(node.argument)[0] as Node));
    if (node.type === 'CallExpression') mutateCall(node);
    if (node.type === 'BlockStatement') {
      for (const statement of nodesOf(node.body)) {
        // An empty block: a lone semicolon after `if (…)` is refused by the type checker for its form alone.
        if (statement.type === 'ExpressionStatement') put('drop-statement', statement, '{}');
        if (statement.type === 'ReturnStatement') put('drop-return', statement, '{}');
      }
    }
  }

  function mutateCall(node: Node): void {
    const callee = nodesOf(node.callee)[0];
    const args = nodesOf(node.arguments);
    const [first, second] = args;
    if (first && second && args.length === 2 && text(first) !== text(second)) {
      const span = { ...node, start: first.start, end: second.end };
      put('swap-arguments', span, `${text(second)}, ${text(first)}`);
    }
    if (callee?.type !== 'MemberExpression') return;
    const [object, property] = [nodesOf(callee.object)[0], nodesOf(callee.property)[0]];
    const method = property?.type === 'Identifier' ? String(property.name) : '';
    if (property && Object.hasOwn(otherMethod, method)) put('method', property, otherMethod[method] as string);
    if (object && droppable.has(method)) put('drop-call', node, text(object));
  }

  function walk(node: Node): void {
    // Types say nothing at run time; of a cast the expression does.
    const isType = node.type.startsWith('TS') && !isNode(node.expression);
    if (isType || node.type === 'ImportDeclaration') return;
    mutate(node);
    for (const [field, value] of Object.entries(node)) {
      if (field !== 'typeAnnotation' && field !== 'typeParameters') nodesOf(value).forEach(walk);
    }
  }

  nodesOf(parseSync(name, source).program).forEach(walk);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
