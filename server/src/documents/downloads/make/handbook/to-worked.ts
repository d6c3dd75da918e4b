import type { HtmlElement } from '../../../../domain/articles/render/trees';
import type { Block, Inline } from './page-nodes';
import { hasClass, toInline } from './to-inline';

/** A worked example: what is computed, the formula, the numbers put in, where it is from. */
export function toWorked({ children }: HtmlElement): Block {
  const parts = children.filter(child => child.type === 'element');
  const part = (name: string) => parts.find(element => hasClass(element, name));
  const line = (name: string): Inline[] => toInline(part(name)?.children ?? []);
  return {
    kind: 'worked',
    title: line('worked-title'),
    formula: line('worked-formula'),
    numbers: line('worked-numbers'),
    inputs: (part('worked-inputs')?.children ?? []).flatMap(item =>
      item.type === 'element' ? [toInline(item.children)] : [],
    ),
    source: line('worked-source'),
  };
}
