import type { HtmlContent, HtmlElement } from '../../../../domain/articles/render/trees';
import { lineText } from './line-text';
import type { Inline } from './page-nodes';
import { formulaIn } from './set-tex';

const simple: Readonly<Record<string, 'strong' | 'emphasis' | 'deleted' | 'code' | 'lowered'>> = {
  strong: 'strong',
  em: 'emphasis',
  del: 'deleted',
  code: 'code',
  sub: 'lowered',
};

export const hasClass = ({ properties }: HtmlElement, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** What stands within lines. @throws Error for an element that has no place there */
export const toInline = (nodes: readonly HtmlContent[]): Inline[] => nodes.flatMap(inline);

function inline(node: HtmlContent): Inline[] {
  if (node.type === 'text') return node.value === '' ? [] : withIndices(node.value);
  if (node.type !== 'element') return [];
  const { tagName, children, properties } = node;
  const kind = Object.hasOwn(simple, tagName) ? simple[tagName] : undefined;
  if (kind) return [{ kind, inline: toInline(children) }];
  if (tagName === 'a') return [link(String(properties.href ?? ''), toInline(children))].flat();
  if (tagName === 'br') return [{ kind: 'break' }];
  if (tagName === 'span' && hasClass(node, 'katex')) return [{ kind: 'formula', ...formulaIn(node) }];
  if (tagName === 'span' || tagName === 'var') return toInline(children);
  throw new Error(`手册中排不了行内元素 <${tagName}>`);
}

/** Figures that the font has no raised and lowered signs for are set high and low: `e₁`, `10⁻⁶`. */
const withIndices = (text: string): Inline[] =>
  text.split(/([₀-₉]+|[⁰¹²³⁴-⁹⁻]*[⁰¹⁴-⁹⁻][⁰¹²³⁴-⁹⁻]*)/).flatMap((part, i): Inline[] => {
    if (part === '') return [];
    if (i % 2 === 0) return [lineText(part)];
    const index = lineText(part.normalize('NFKC'));
    return [{ kind: /^[₀-₉]/.test(part) ? 'lowered' : 'raised', inline: [index] }];
  });

/** Other pages of the site have no place on paper: their words stay, without an address. */
function link(href: string, children: Inline[]): Inline | Inline[] {
  if (href.startsWith('https://')) return { kind: 'link', url: href, inline: children };
  const [, id] = /^\/article\/detail\?id=(\d+)$/.exec(href) ?? [];
  return id === undefined ? children : { kind: 'article', id: Number(id), inline: children };
}
