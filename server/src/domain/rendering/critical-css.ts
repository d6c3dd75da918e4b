import { LRUCache } from 'lru-cache';
import { pageElements } from './page-elements';
import type { Compound } from './selectors';
import { type SheetNode, sheetNodes } from './sheet-nodes';

/** A style sheet, and the address of its folder with a slash at the end. */
export interface StyleSheet {
  css: string;
  base: string;
}

/** Sheets that were read: those of a few deployments. */
const MOST_SHEETS = 100;
const readSheets = new LRUCache<string, SheetNode[]>({ max: MOST_SHEETS });

function nodesOf(css: string): readonly SheetNode[] {
  const known = readSheets.get(css) ?? sheetNodes(css);
  readSheets.set(css, known);
  return known;
}

type Fits = (compound: Compound, isLast: boolean) => boolean;

/**
 * The part of the sheets that the page's HTML needs to be drawn: rules each step of whose selector fits some element of it,
 * and the custom properties that these use. What only shows later (what a pointer brings about, other elements, fonts,
 * print) is in the sheets themselves, which follow.
 * @param html the content of the page
 */
export function criticalCss(sheets: readonly StyleSheet[], html: string): string {
  const fits = pageElements(html);
  const read = sheets.map(({ css, base }) => ({ nodes: nodesOf(css), base }));
  const kept = read.map(({ nodes, base }) => withAddresses(keptRules(nodes, fits), base)).join('');
  const animated = read.map(({ nodes, base }) => withAddresses(keptKeyframes(nodes, kept), base)).join('');
  return withoutEmptyRules(withUsedProperties(kept + animated, html));
}

function keptRules(nodes: readonly SheetNode[], fits: Fits): string {
  let kept = '';
  for (const node of nodes) {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ alternatives }) =>
        alternatives.some(steps => steps.every((step, at) => fits(step, at === steps.length - 1))),
      );
      if (selectors.length > 0) kept += `${selectors.map(({ text }) => text).join(',')}{${node.body}}`;
    } else if (node.kind === 'group') {
      const inner = keptRules(node.nodes, fits);
      if (inner !== '') kept += `${node.head}{${inner}}`;
    }
  }
  return kept;
}

/** Animations that a kept rule names. */
const keptKeyframes = (nodes: readonly SheetNode[], kept: string): string =>
  nodes.map(node => (node.kind === 'keyframes' && kept.includes(node.name) ? node.text : '')).join('');

/** Addresses within a sheet are relative to it; in a page they would be relative to the page. */
const withAddresses = (css: string, base: string) =>
  css.replaceAll(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, `url($1${base}`);

const declaration = /(?<=[{;])(--[\w-]+):(?:(?!url\()[^;{}"'])*(?:;|(?=\}))/g;

/** Without custom properties that nothing reads; those that only such ones read go with the next pass. */
function withUsedProperties(css: string, html: string): string {
  let rest = css;
  const inHtml = [...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);
  for (let pass = 0; pass < 4; pass += 1) {
    const read = new Set([...inHtml, ...[...rest.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)]);
    const next = rest.replaceAll(declaration, (text, name: string) => (read.has(name) ? text : ''));
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** What had nothing but custom properties that nothing reads. */
function withoutEmptyRules(css: string): string {
  let rest = css;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/(?<=^|[{}])[^{}"']*\{\}/g, '');
  }
  return rest;
}
