import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { addressHandlers } from './write-addresses';

const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', handlers: addressHandlers })
  .freeze();

export type MarkdownRoot = Parameters<typeof writer.stringify>[0];
export type Block = MarkdownRoot['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Markdown text of a tree. The writer escapes what would be a sign of Markdown or HTML in texts. */
export const writeMarkdown = (children: readonly Block[]): string =>
  writer.stringify({ type: 'root', children: [...children] });

export const text = (value: string): Inline => ({ type: 'text', value });

export const link = (label: string, url: string): Inline => ({ type: 'link', url, children: [text(label)] });

/** Addresses in a text; not the marks of a sentence behind them. */
const ADDRESS = /(https?:\/\/[^\s<>"'（）「」，。；、：！？]*[^\s<>"'（）「」，。；、：！？.,;:!?)\]])/;

/** A text whose addresses are links. */
export const textWithLinks = (value: string): Inline[] =>
  value
    .split(ADDRESS)
    .map((part, i) => (i % 2 === 1 ? link(part, part) : text(part)))
    .filter(part => part.type !== 'text' || part.value !== '');

export const image = (alt: string, url: string): Inline => ({ type: 'image', url, alt });

export const heading = (depth: 1 | 2 | 3, value: string): Block => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

/** One paragraph, quoted. */
export const quote = (value: string): Block => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [text(value)] }],
});

/** A list of items, one line each. */
export const list = (items: readonly Inline[][]): Block => ({
  type: 'list',
  spread: false,
  children: items.map(children => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
});

/** A table; its first row is the head. */
export const table = (rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  children: rows.map(cells => ({
    type: 'tableRow',
    children: cells.map(cell => ({ type: 'tableCell', children: [text(cell)] })),
  })),
});
