/** One step of a selector: `a.b[open]`, without pseudo-classes. */
export interface Compound {
  /** In lower case; empty for any. */
  tag: string;
  classes: readonly string[];
  /** With its value where the selector asks for one exactly. */
  attributes: readonly { name: string; value?: string }[];
}

export interface Selector {
  text: string;
  compounds: readonly Compound[];
}

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

/** Conditions of what is seen at once; what holds for print alone or for forced colours is in the sheets that follow. */
const isGroup = (head: string) =>
  /^@(?:media|supports|container|layer)\b/.test(head) && !/^@media\s+print|forced-colors|prefers-contrast/.test(head);

/**
 * What of a style sheet can count before anybody has touched the page. Left out are fonts, statements, rules of an empty
 * body, what a pointer or the keyboard brings about, and declarations that only then show.
 */
export function sheetNodes(css: string): SheetNode[] {
  const nodes: SheetNode[] = [];
  for (const { head, body } of blocksOf(css)) {
    if (body === null) continue;
    if (!head.startsWith('@')) {
      const selectors = parted(head)
        .filter(text => isAtRest(text))
        .map(text => ({ text, compounds: compoundsOf(text) }));
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

const withoutBrackets = (selector: string): string => {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain;
};

const touched =
  /:(?:hover|active|focus(?:-visible|-within)?|target|visited|fullscreen|popover-open|user-(?:in)?valid|-webkit-autofill|autofill)\b|::(?:selection|backdrop|-moz-selection|view-transition)/;

/** What stands in brackets (`:not(:hover)`) is no condition here: rather a rule too many than one too few. */
const isAtRest = (selector: string) =>
  !selector.includes('[arco-theme') && !touched.test(withoutBrackets(selector).replaceAll(/\[[^\][]*\]/g, ''));

const untilTouched =
  /(?<=^|;)\s*(?:transition(?:-[a-z]+)?|cursor|user-select|-webkit-user-select|touch-action|scroll-behavior|overscroll-behavior(?:-[xy])?|-webkit-tap-highlight-color|caret-color):[^;{}"']*(?:;|$)/g;

const atRest = (body: string) => body.replaceAll(untilTouched, '').trim();

/** The steps of a selector. What stands in brackets is left out, and so are pseudo-classes, ids and the like. */
function compoundsOf(selector: string): Compound[] {
  const attributes: { name: string; value?: string }[] = [];
  const marked = withoutBrackets(selector).replaceAll(/\[([^\][]*)\]/g, (_, inner: string) => {
    const [, name = '', operator = '', value = ''] = /^\s*([\w-]+)\s*([~|^$*]?=)?\s*(.*?)\s*$/s.exec(inner) ?? [];
    const exact = /^(?:"([^"]*)"|'([^']*)'|([\w-]+))$/.exec(value);
    const wanted = exact?.[1] ?? exact?.[2] ?? exact?.[3];
    attributes.push({ name: name.toLowerCase(), ...(operator === '=' && wanted !== undefined && { value: wanted }) });
    // Braces stand in no selector.
    return `{${attributes.length - 1}}`;
  });
  return marked
    .trim()
    .split(/\s*[>+~]\s*|(?<!\\)\s+/)
    .filter(Boolean)
    .map(step => ({
      tag: (/^[a-z][\w-]*/i.exec(step)?.[0] ?? '').toLowerCase(),
      classes: [...step.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
        name.replaceAll(/\\(.)/g, '$1'),
      ),
      attributes: [...step.matchAll(/\{(\d+)\}/g)].flatMap(([, index]) => attributes[Number(index)] ?? []),
    }));
}

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

/** A list of selectors by its commas, those within brackets left alone. */
function parted(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    if (at === list.length || (list[at] === ',' && depth === 0)) {
      parts.push(list.slice(from, at));
      from = at + 1;
    } else if ('(['.includes(list[at] ?? '')) depth += 1;
    else if (')]'.includes(list[at] ?? '')) depth -= 1;
  }
  return parts;
}
