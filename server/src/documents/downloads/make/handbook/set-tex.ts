import { tex2typst } from 'tex2typst';
import type { HtmlElement, HtmlNode } from '../../../../domain/articles/render/trees';

/** A formula in the notation of the typesetter, and as it was written, for those who have it read to them. */
export interface SetFormula {
  source: string;
  tex: string;
}

/** The formula within what the site shows of it. @throws Error when it cannot be set */
export function formulaIn(node: HtmlElement): SetFormula {
  const tex = annotation(node)?.replaceAll(/\s+/g, ' ').trim();
  if (!tex) throw new Error('公式没有带上它的原文');
  try {
    return { source: tex2typst(tex, { fracToSlash: false }), tex };
  } catch (error) {
    throw new Error(`公式「${tex}」排不出来：${error instanceof Error ? error.message : error}`);
  }
}

/** KaTeX keeps what a formula was made from beside its MathML. */
function annotation(node: HtmlNode): string | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName !== 'annotation') {
    for (const child of node.children) {
      const found = annotation(child);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return node.children.map(child => (child.type === 'text' ? child.value : '')).join('');
}
