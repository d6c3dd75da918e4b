import type { RenderContext } from '../render-context';
import { FormulaError, setFormula } from '../set-formula';
import { element, type HtmlContent, type HtmlElement, type NodeOf, text } from '../trees';

/** A formula within a line. */
export function inlineFormula(context: RenderContext, node: NodeOf<'inlineMath'>): HtmlContent[] {
  return set(context, node, false);
}

/** A displayed formula, numbered through the article: (1), (2), … */
export function blockFormula(context: RenderContext, node: NodeOf<'math'> | NodeOf<'inlineMath'>): HtmlElement {
  const number = ++context.formulas;
  return element('div', { className: ['formula'], id: `formula-${number}` }, [
    element(
      'div',
      { className: ['formula-body'], tabIndex: 0, role: 'group', ariaLabel: `公式 ${number}` },
      set(context, node, true),
    ),
    element('span', { className: ['formula-number'] }, [text(`(${number})`)]),
  ]);
}

function set(context: RenderContext, node: NodeOf<'math'> | NodeOf<'inlineMath'>, display: boolean): HtmlContent[] {
  try {
    return setFormula(node.value, display);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const start = node.position?.start.line ?? 1;
    const fence = node.type === 'math' ? 1 : 0;
    const above = node.value.slice(0, error.position).split('\n').length - 1;
    context.refuse(start + fence + above, error.message);
    return [];
  }
}
