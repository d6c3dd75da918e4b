/** A style sheet, and the address of its folder with a slash at the end. */
export interface StyleSheet {
  css: string;
  base: string;
}

interface Block {
  /** Selectors, or an at-rule with its condition. */
  head: string;
  /** Null for a statement: `@layer a, b;`. */
  body: string | null;
}

/**
 * The part of the sheets that the page's HTML needs to be drawn: rules whose classes all occur in it, and the custom
 * properties that these use. What only shows later (other classes, fonts, print) is in the sheets themselves, which follow.
 * @param html the content of the page
 */
export function criticalCss(sheets: readonly StyleSheet[], html: string): string {
  const used = classesOf(html);
  const kept = sheets.map(({ css, base }) => withAddresses(keptRules(css, used), base)).join('');
  const animated = sheets.map(({ css, base }) => withAddresses(keptKeyframes(css, kept), base)).join('');
  return withUsedProperties(kept + animated, html);
}

function classesOf(html: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) used.add(name);
  return used;
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

function keptRules(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of blocksOf(css)) {
    if (body === null) continue;
    if (!head.startsWith('@')) {
      const selectors = parted(head).filter(selector => isUsed(selector, used));
      if (selectors.length > 0 && body !== '') kept += `${selectors.join(',')}{${body}}`;
    } else if (/^@(?:media|supports|container|layer)\b/.test(head) && !/^@media\s+print/.test(head)) {
      const inner = keptRules(body, used);
      if (inner !== '') kept += `${head}{${inner}}`;
    }
  }
  return kept;
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

/** What stands in brackets (`:not(.a)`, `:is(.a, .b)`) is no condition here: rather a rule too many than one too few. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  if (selector.includes('[arco-theme')) return false;
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\][]*\]/g, '');
  }
  return [...plain.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].every(([, name = '']) =>
    used.has(name.replaceAll(/\\(.)/g, '$1')),
  );
}

/** Animations that a kept rule names. */
function keptKeyframes(css: string, kept: string): string {
  let found = '';
  for (const { head, body } of blocksOf(css)) {
    const [, name] = /^@keyframes\s+(\S+)$/.exec(head) ?? [];
    if (name && body !== null && kept.includes(name)) found += `${head}{${body}}`;
  }
  return found;
}

/** Addresses within a sheet are relative to it; in a page they would be relative to the page. */
const withAddresses = (css: string, base: string) =>
  css.replaceAll(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, `url($1${base}`);

const declaration = /(?<=[{;])(--[\w-]+):(?:(?!url\()[^;{}"'])*(?:;|(?=\}))/g;

/** Without custom properties that nothing reads; those that only such ones read go with the next pass. */
function withUsedProperties(css: string, html: string): string {
  let rest = css;
  for (let pass = 0; pass < 4; pass += 1) {
    const read = new Set([...`${rest}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const next = rest.replaceAll(declaration, (text, name: string) => (read.has(name) ? text : ''));
    if (next === rest) break;
    rest = next;
  }
  return rest;
}
