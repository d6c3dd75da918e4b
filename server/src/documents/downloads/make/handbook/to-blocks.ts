import { toText } from 'hast-util-to-text';
import type { HtmlContent, HtmlElement } from '../../../../domain/articles/render/trees';
import { lineText } from './line-text';
import type { Block, Inline, KeepFile } from './page-nodes';
import { formulaIn } from './set-tex';
import { toFigure } from './to-figure';
import { hasClass, toInline } from './to-inline';
import { toTable } from './to-table';
import { toWorked } from './to-worked';

/** An article's HTML as blocks for the template. @throws Error naming what cannot be set */
export const toBlocks = (nodes: readonly HtmlContent[], keep: KeepFile): Block[] =>
  nodes.flatMap(node => {
    if (node.type === 'text' && node.value.trim() !== '') return [paragraph([node])];
    return node.type === 'element' ? block(node, keep) : [];
  });

function block(node: HtmlElement, keep: KeepFile): Block[] {
  const { tagName, children } = node;
  const inside = () => toBlocks(children, keep);
  switch (tagName) {
    case 'h2':
    case 'h3':
      return [{ kind: 'section', level: tagName === 'h2' ? 2 : 3, title: lineText(toText(node)) }];
    case 'p':
      return hasClass(node, 'calculator') ? [pointer('站内选型', children)] : [paragraph(children)];
    case 'ul':
    case 'ol':
      return [list(node, keep)];
    case 'figure':
      return [toFigure(node, keep)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: inside() }];
    case 'aside':
      return [{ kind: 'aside', blocks: inside() }];
    case 'pre':
      return [{ kind: 'code', text: toText(node, { whitespace: 'pre' }).replace(/\n$/, '') }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'div':
      return [division(node, keep)];
    default:
      throw new Error(`手册中排不了元素 <${tagName}>`);
  }
}

function division(node: HtmlElement, keep: KeepFile): Block {
  const { children, properties } = node;
  if (hasClass(node, 'table-scroll')) return toTable(node);
  if (hasClass(node, 'worked')) return toWorked(node);
  if (hasClass(node, 'products')) return pointer('站内产品', children);
  if (hasClass(node, 'formula'))
    return { kind: 'formula', number: String(properties.id ?? '').replace('formula-', ''), ...formulaIn(node) };
  if (hasClass(node, 'callout')) {
    const [title, ...rest] = children;
    return {
      kind: 'callout',
      tone: hasClass(node, 'callout-warning') ? 'warning' : 'note',
      title: title?.type === 'element' ? toInline(title.children) : [],
      blocks: toBlocks(rest, keep),
    };
  }
  throw new Error('手册中排不了没有类别的 <div>');
}

function paragraph(children: readonly HtmlContent[]): Block {
  const inline = toInline(children);
  const last = inline.at(-1);
  return { kind: 'paragraph', leads: typeof last === 'string' && /[:：]\s*$/.test(last), inline };
}

const pointer = (where: string, children: readonly HtmlContent[]): Block => ({
  kind: 'pointer',
  where,
  inline: toInline(children.flatMap(child => (child.type === 'element' ? child.children : []))),
});

function list({ tagName, properties, children }: HtmlElement, keep: KeepFile): Block {
  const items = children.flatMap(item => (item.type === 'element' ? [itemBlocks(item, keep)] : []));
  return { kind: 'list', ordered: tagName === 'ol', start: Number(properties.start ?? 1), items };
}

const blockNames = new Set(['p', 'ul', 'ol', 'div', 'figure', 'pre', 'blockquote', 'aside']);

/** An item holds words, or blocks, or words and then blocks. */
function itemBlocks(item: HtmlElement, keep: KeepFile): Block[] {
  const at = item.children.findIndex(child => child.type === 'element' && blockNames.has(child.tagName));
  const words = at < 0 ? item.children : item.children.slice(0, at);
  const blocks = at < 0 ? [] : toBlocks(item.children.slice(at), keep);
  const isEmpty = words.every(word => word.type === 'text' && word.value.trim() === '');
  return isEmpty ? blocks : [{ kind: 'paragraph', leads: false, inline: trimmed(toInline(words)) }, ...blocks];
}

const trimmed = (inline: Inline[]): Inline[] =>
  inline.map((node, i) => (i === inline.length - 1 && typeof node === 'string' ? node.trimEnd() : node));
