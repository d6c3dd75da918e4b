import { visit } from 'unist-util-visit';
import type { HtmlElement } from '../../../../domain/articles/render/trees';
import type { Block, TableCell } from './page-nodes';
import { toInline } from './to-inline';

/** A table with its head, which is repeated where the table runs over a page. */
export function toTable(node: HtmlElement): Block {
  const rows: TableCell[][] = [];
  let heads = 0;
  visit(node, 'element', element => {
    if (element.tagName !== 'tr') return;
    const cells = element.children.flatMap(cell => (cell.type === 'element' ? [cell] : []));
    if (cells.some(({ tagName }) => tagName === 'th')) heads += 1;
    rows.push(cells.map(tableCell));
  });
  const [head] = rows;
  if (!head || heads !== 1) throw new Error('表格应恰有一行表头');
  return { kind: 'table', head, rows: rows.slice(1) };
}

function tableCell({ properties, children }: HtmlElement): TableCell {
  const { align } = properties;
  return { align: align === 'right' || align === 'center' ? align : 'left', inline: toInline(children) };
}
