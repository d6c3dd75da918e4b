import type { RenderContext } from '../render-context';
import type { Directive } from '../trees';

/** A directive's attributes when it has all of `needed` and no others than these and `optional`. */
export function readAttributes(
  context: RenderContext,
  node: Directive,
  needed: readonly string[],
  optional: readonly string[] = [],
): Readonly<Record<string, string>> | undefined {
  const given = new Map(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']));
  const missing = needed.find(key => !given.get(key));
  if (missing) return context.refuse(node, `指令 ${node.name} 缺少 ${missing}`);
  const strange = [...given.keys()].find(key => !needed.includes(key) && !optional.includes(key));
  if (strange !== undefined) {
    const known = [...needed, ...optional].join('、') || '无';
    return context.refuse(node, `指令 ${node.name} 没有属性「${strange}」，可用：${known}`);
  }
  return Object.fromEntries(given);
}
