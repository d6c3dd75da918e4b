import type { RenderContext } from '../render-context';
import { element, type HtmlElement, type NodeOf, type State } from '../trees';
import { readAttributes } from './read-attributes';

/** `:::note[标题]`, `:::warning[标题]`: set apart from the text; `:::aside`: a short note in the margin. */
export function callout(
  context: RenderContext,
  state: State,
  node: NodeOf<'containerDirective'>,
): HtmlElement | undefined {
  if (!readAttributes(context, node, [])) return undefined;
  const [first, ...rest] = node.children;
  const title = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const body = title ? rest : node.children;
  if (body.length === 0) return context.refuse(node, `:::${node.name} 中没有内容`);
  const children = state.all({ type: 'root', children: body });
  if (node.name === 'aside') {
    if (title) return context.refuse(node, ':::aside 没有标题');
    return element('aside', { className: ['aside'], role: 'note' }, children);
  }
  if (!title) return context.refuse(node, `:::${node.name} 应有标题：:::${node.name}[标题]`);
  const head = element('p', { className: ['callout-title'] }, state.all(title));
  return element('div', { className: ['callout', `callout-${node.name}`], role: 'note' }, [head, ...children]);
}
