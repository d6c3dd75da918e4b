import type { ArticleHeading } from '@shixuan/api';
import { toText } from 'hast-util-to-text';
import type { HtmlNode, HtmlRoot } from './trees';

/** A part of an article as plain text, for search. */
export interface ArticleSection {
  /** Id of its heading; empty for the text before the first heading. */
  id: string;
  heading: string;
  text: string;
}

/** The headings of a rendered article, with the ids they have been given. */
export function tableOfContents(root: HtmlRoot): ArticleHeading[] {
  return root.children.flatMap(node => {
    if (node.type !== 'element' || (node.tagName !== 'h2' && node.tagName !== 'h3')) return [];
    return [{ id: String(node.properties.id ?? ''), text: toText(node), level: node.tagName === 'h2' ? 2 : 3 }];
  });
}

/** The text under each heading, without formulas, derivations and drawings, whose parts are no search words. */
export function sections(root: HtmlRoot): ArticleSection[] {
  const found: ArticleSection[] = [{ id: '', heading: '', text: '' }];
  for (const node of root.children) {
    const isHeading = node.type === 'element' && (node.tagName === 'h2' || node.tagName === 'h3');
    if (isHeading) {
      found.push({ id: String(node.properties.id ?? ''), heading: toText(node), text: '' });
      continue;
    }
    const section = found.at(-1);
    const words = toText({ type: 'root', children: readable([node]) }).trim();
    if (section && words) section.text += `${section.text && '\n'}${words}`;
  }
  return found.filter(({ heading, text }) => heading !== '' || text !== '');
}

function readable(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || node.tagName === 'svg' || isFormula(node.properties.className)) return [];
    const children = readable(node.children).filter(child => child.type !== 'doctype');
    return [{ ...node, children }];
  });
}

const unsearched = new Set(['katex', 'formula', 'worked-formula', 'worked-numbers', 'worked-inputs', 'worked-source']);

const isFormula = (classes: unknown): boolean =>
  Array.isArray(classes) && classes.some(name => unsearched.has(String(name)));
