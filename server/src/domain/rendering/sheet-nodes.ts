import { parted, readSelector, type Selector } from './selectors';

export type SheetNode =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; head: string; nodes: readonly SheetNode[] }
  | { kind: 'keyframes'; name: string; text: string };

interface Block {
  /** Selectors, or an at-rule with its condition. */
  head: string;
  /** Null for a statement: `@layer a, b;`. */
  body: string | null;
}

/** Conditions of what is seen at once; what holds for print, for forced colours or without scripts alone is in the sheets that follow. */
const isGroup = (head: string) =>
  /^@(?:media|supports|container|layer)\b/.test(head) &&
  !/^@media\s+print|forced-colors|prefers-contrast|scripting:\s*none/.test(head);

/**
 * What of a style sheet can count before anybody has touched the page. Left out are fonts, statements, rules of an empty
 * body, what a pointer or the keyboard brings about, declarations that only then show, and what is for older browsers.
 */
export function sheetNodes(css: string): SheetNode[] {
  const nodes: SheetNode[] = [];
  for (const { head, body } of blocksOf(css)) {
    if (body === null) continue;
    if (!head.startsWith('@')) {
      const selectors = parted(head).flatMap(text => readSelector(text) ?? []);
      const seen = atRest(body);
      if (selectors.length > 0 && seen !== '') nodes.push({ kind: 'rule', selectors, body: seen });
      continue;
    }
    const [, name] = /^@keyframes\s+(\S+)$/.exec(head) ?? [];
    if (name) nodes.push({ kind: 'keyframes', name, text: `${head}{${body}}` });
    else if (isGroup(head)) nodes.push({ kind: 'group', head, nodes: sheetNodes(body) });
  }
  return nodes;
}

const untilTouched =
  /(?<=^|;)\s*(?:transition(?:-[a-z]+)*|cursor|pointer-events|(?:-webkit-|-moz-)?user-select|touch-action|scroll-behavior|overscroll-behavior(?:-[xy])?|-webkit-tap-highlight-color|caret-color):[^;{}"']*(?:;|$)/g;

/**
 * Microsoft's prefix, and a prefixed name or value that the same rule has without its prefix too, which every browser that runs the site
 * reads. Safari before 18 reads one name with its prefix alone.
 */
const prefixed =
  /(?<=^|;)(?:-ms-[\w-]+:[^;{}"']*(?:;|$)|-(?:moz|webkit)-(?!backdrop-filter)([\w-]+):[^;{}"']*;(?=(?:[^{}"']*;)?\1:)|([\w-]+):-(?:webkit|moz)-[^;{}"']*;(?=(?:[^{}"']*;)?\2:))/g;

const atRest = (body: string) =>
  body
    .replaceAll(untilTouched, '')
    .replaceAll(prefixed, '')
    .replace(/[;\s]+$/, '')
    .trim();

/** The blocks at the top of a text, in order. */
function* blocksOf(css: string): Generator<Block> {
  let at = 0;
  let from = 0;
  let depth = 0;
  let opened = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2);
      at = end < 0 ? css.length : end + 1;
    } else if (character === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth <= 0) {
        yield {
          head: css
            .slice(from, opened)
            .replaceAll(/\/\*.*?\*\//gs, '')
            .trim(),
          body: css.slice(opened + 1, at),
        };
        depth = 0;
        from = at + 1;
      }
    } else if (character === ';' && depth === 0) {
      yield { head: css.slice(from, at).trim(), body: null };
      from = at + 1;
    }
    at += 1;
  }
}

/** Index of the quote that ends the string. */
function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}
