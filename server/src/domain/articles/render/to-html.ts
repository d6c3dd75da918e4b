import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { articleSchema } from './sanitise-schema';
import type { HtmlContent, HtmlRoot } from './trees';

const sanitiser = unified().use(rehypeSanitize, articleSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** HTML of a tree, sanitised by the article's schema. */
export const toHtml = (children: readonly (HtmlContent | HtmlRoot['children'][number])[]): string =>
  writer.stringify(sanitiser.runSync({ type: 'root', children: [...children] }));

/** The same without sanitising: only to find out whether the sanitiser would change anything. */
export const toRawHtml = (children: readonly (HtmlContent | HtmlRoot['children'][number])[]): string =>
  writer.stringify({ type: 'root', children: [...children] });
