/** One step of a selector: `a.b[open]`, without pseudo-classes. */
export interface Compound {
  /** In lower case; empty for any. */
  tag: string;
  classes: readonly string[];
  /** With its value where the selector asks for one exactly, or with a part of it. */
  attributes: readonly { name: string; value?: string; part?: string }[];
}

export interface Selector {
  text: string;
  /** What a page has to hold for it: an element for each step of one of these. */
  alternatives: readonly (readonly Compound[])[];
}

const touched =
  /:(?:hover|active|focus(?:-visible|-within)?|-moz-focusring|target|visited|fullscreen|popover-open|user-(?:in)?valid|-webkit-autofill|autofill)\b|::(?:selection|backdrop|-moz-selection|-moz-focus-inner|view-transition)/;

/** Of shadow trees, of which a drawn page has none, and of browsers that are too old to run the site (all of Microsoft's own). */
const ofNoPage = /:host\b|::slotted\(|:-ms-|:-(?:moz|webkit)-any\(|:-(?:webkit-input|moz)-placeholder\b/;

/**
 * A selector as far as it can count before anybody has touched the page; null where it cannot.
 * What stands in `:not()` is no condition here: rather a rule too many than one too few.
 */
export function readSelector(text: string): Selector | null {
  if (text.includes('[arco-theme') || ofNoPage.test(text)) return null;
  const alternatives = alternativesOf(text).filter(each => !touched.test(each.replaceAll(/\[[^\][]*\]/g, '')));
  return alternatives.length === 0 ? null : { text, alternatives: alternatives.map(compoundsOf) };
}

/** Of a selector with more of them the brackets are no condition. */
const MOST_ALTERNATIVES = 16;

/** A pseudo-class whose bracket holds no other one. */
const innermost = /:([\w-]+)\(([^()]*)\)/;

/** The selectors without brackets of which `:is()`, `:where()` and `:has()` make one. What a `:has()` asks for is one step more. */
function alternativesOf(selector: string): string[] {
  let all = [withoutNegations(selector)];
  while (all.some(each => innermost.test(each))) {
    all = all.flatMap(withoutOneBracket);
    if (all.length > MOST_ALTERNATIVES) return [withoutBrackets(selector)];
  }
  return all;
}

function withoutOneBracket(selector: string): string[] {
  const found = innermost.exec(selector);
  if (!found) return [selector];
  const [whole, name, content = ''] = found;
  const before = selector.slice(0, found.index);
  const after = selector.slice(found.index + whole.length);
  const parts = parted(content).map(part => part.trim());
  if (name === 'is' || name === 'where') return parts.map(part => joined(before, part, after));
  // Within another bracket it may be the condition of one alternative alone.
  if (name === 'has' && !before.includes('(')) return parts.map(part => `${part} ${before}${after}`);
  return [before + after];
}

/** What stands in a bracket, in its place; where it cannot continue the step that it stands in, it is a step more. */
const joined = (before: string, part: string, after: string) =>
  /(?:^|[\s>+~(,])$/.test(before) || /^[.#[:][^\s>+~]*$/.test(part)
    ? before + part + after
    : `${part} ${before}${after}`;

/** Without `:not()`, whatever it holds. */
function withoutNegations(selector: string): string {
  const start = selector.indexOf(':not(');
  if (start < 0) return selector;
  let depth = 0;
  for (let at = start + 4; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return selector.slice(0, start) + withoutNegations(selector.slice(at + 1));
  }
  return selector.slice(0, start);
}

const withoutBrackets = (selector: string): string => {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain;
};

/** The steps of a selector without brackets; pseudo-classes, ids and the like are left out. */
function compoundsOf(selector: string): Compound[] {
  const attributes: { name: string; value?: string; part?: string }[] = [];
  const marked = selector.replaceAll(/\[([^\][]*)\]/g, (_, inner: string) => {
    const [, name = '', operator = '', value = ''] = /^\s*([\w-]+)\s*([~|^$*]?=)?\s*(.*?)\s*$/s.exec(inner) ?? [];
    const exact = /^(?:"([^"]*)"|'([^']*)'|([\w-]+))$/.exec(value);
    const wanted = exact?.[1] ?? exact?.[2] ?? exact?.[3];
    const asked = wanted !== undefined && (operator === '=' ? { value: wanted } : operator !== '' && { part: wanted });
    attributes.push({ name: name.toLowerCase(), ...asked });
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

/** A list of selectors by its commas, those within brackets left alone. */
export function parted(list: string): string[] {
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
