import type { ReferenceTable } from './row';

/** Inside a table a bar would begin the next column. */
const cell = (text: string) => text.replaceAll('|', '\\|');
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const names = (text: string) =>
  text
    .split('、')
    .map(name => `\`${name}\``)
    .join('、');

/** A table of the reference as `docs/embed.md` writes it. */
export const markdownTable = ({ title, columns, rows }: ReferenceTable): string =>
  [
    `## ${title}`,
    '',
    line(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...rows.map(({ name, cells }) => line([names(name), ...cells])),
    '',
  ].join('\n');
