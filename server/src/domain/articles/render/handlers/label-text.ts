import type { Directive, MarkdownNode } from '../trees';

/** A directive's label as plain text. */
export const labelText = ({ children }: Directive): string => children.map(plain).join('').trim();

export function plain(node: MarkdownNode): string {
  if ('children' in node) return node.children.map(plain).join('');
  return 'value' in node ? node.value : '';
}
