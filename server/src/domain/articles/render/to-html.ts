import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { articleSchema } from './sanitise-schema';
import type { HtmlContent, HtmlRoot } from './trees';

const sanitiser = unified().use(rehypeSanitize, articleSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** HTML of a tree, after everything that is no part of an article has been taken out. */
export const toHtml = (children: readonly (HtmlContent | HtmlRoot['children'][number])[]): string =>
  writer.stringify(sanitiser.runSync({ type: 'root', children: [...children] }));

/** The same without taking anything out: only to find out whether something would be. */
export const toRawHtml = (children: readonly (HtmlContent | HtmlRoot['children'][number])[]): string =>
  writer.stringify({ type: 'root', children: [...children] });
