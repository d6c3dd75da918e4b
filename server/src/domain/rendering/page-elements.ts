import type { Compound } from './selectors';

interface Kind {
  /** Whether an element of it is seen at first. */
  isSeen: boolean;
  tag: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
}

/** Stand around the page's content, which is all that is looked at. */
const around = new Set(['html', 'body', '']);

/** Texts, addresses and places, which differ with every element: of a selector that asks for one, only the name counts. */
const differing =
  /\s(href|src|srcset|id|style|d|title|alt|aria-label|aria-labelledby|aria-describedby|for|name|value|x|y|x1|y1|x2|y2|cx|cy|points|transform)="[^"]*"/g;
const differs = (name: string) => ` ${name}=""`.match(differing) !== null;

/** Pages have some hundred different elements; beyond so many it would take seconds to hold each rule against each. */
const MOST_KINDS = 5000;

/** What is seen without scripts alone, where the sheets come just the same, left out. */
function withScripts(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index } of html.matchAll(/<noscript\b/g)) {
    if (index < from) continue;
    const end = html.indexOf('</noscript>', index);
    if (end < 0) break;
    kept.push(html.slice(from, index));
    from = end + '</noscript>'.length;
  }
  return [...kept, html.slice(from)].join('');
}

/** The tags in order, each sign looked at once: a tag that does not end holds all that follows, as for a browser. */
function* tagsIn(html: string): Generator<string> {
  const tagHere = /<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'>])*>/y;
  for (const { index } of html.matchAll(/<\/?[a-zA-Z]/g)) {
    // Within the tag before, in the value of an attribute.
    if (index < tagHere.lastIndex) continue;
    tagHere.lastIndex = index;
    const [tag] = tagHere.exec(html) ?? [];
    if (tag === undefined) return;
    yield tag;
  }
}

const isEmpty = (tag: string) =>
  /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/i.test(tag);
const isHidden = (tag: string) => tag.includes(' hidden') && kindOf(tag).attributes.has('hidden');
const nameOf = (tag: string) => /^<\/?([\w:-]*)/.exec(tag)?.[1];

/**
 * The opening tags, each once, and whether an element of it is seen before anybody has touched the page. Left out is what a closed
 * `<details>` holds besides its summary. A closed `<dialog>` counts as open, because a page may open it as it comes. Not seen are
 * elements with `hidden` and what they hold.
 */
function tagsOf(html: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  /** The `<details>` around, the outermost first: whether they are closed. */
  const closed: boolean[] = [];
  /** How many `<details>` stand around within what a closed one hides, itself included. */
  let folded = 0;
  /** Name of the element with `hidden` around, and how many of that name stand around within it, itself included. */
  let hidden = { name: '', depth: 0 };
  for (const tag of tagsIn(withScripts(html).replaceAll(differing, ' $1'))) {
    const isBegun = tag.startsWith('<details');
    const isEnded = tag.startsWith('</details');
    if (folded > 0) {
      if (isBegun) folded += 1;
      if (isEnded) folded -= 1;
      if (folded === 0) closed.pop();
    } else if (hidden.depth > 0) {
      const isEnd = tag.startsWith('</');
      if (!isEnd && !found.has(tag)) found.set(tag, false);
      if (nameOf(tag) === hidden.name && !isEmpty(tag)) hidden.depth += isEnd ? -1 : 1;
    } else if (tag.startsWith('</')) {
      if (isEnded) closed.pop();
      else if (tag.startsWith('</summary') && closed.at(-1)) folded = 1;
    } else if (isHidden(tag)) {
      found.set(tag, false);
      if (!isEmpty(tag)) hidden = { name: nameOf(tag) ?? '', depth: 1 };
    } else {
      found.set(tag, true);
      if (isBegun) closed.push(!/\sopen[\s=>]/.test(tag));
    }
  }
  return found;
}

/**
 * Tells of an HTML's elements whether one of them fits a step of a selector: one that is seen at first, where the step is the last, which
 * the rule is for. A hidden one counts there for rules of hidden elements alone.
 * @throws Error where there are too many
 */
export function pageElements(html: string): (compound: Compound, isLast: boolean) => boolean {
  const found = tagsOf(html);
  if (found.size > MOST_KINDS) throw new Error(`the page has more than ${MOST_KINDS} different elements`);
  const all = [...found].map(([tag, isSeen]) => ({ ...kindOf(tag), isSeen }));
  const byClass = new Map<string, Kind[]>();
  const byTag = new Map<string, Kind[]>();
  const add = (map: Map<string, Kind[]>, key: string, kind: Kind) => {
    const list = map.get(key);
    if (list) list.push(kind);
    else map.set(key, [kind]);
  };
  for (const kind of all) {
    add(byTag, kind.tag, kind);
    for (const name of kind.classes) add(byClass, name, kind);
  }
  const known = new Map<string, boolean>();
  const plain = html.toLowerCase();
  /** Whether a part of a value stands anywhere in the page. One that is written otherwise in HTML may. */
  const stands = (part: string): boolean => {
    const found = known.get(part) ?? (/[&<>"'\\]/.test(part) || plain.includes(part.toLowerCase()));
    known.set(part, found);
    return found;
  };
  return ({ tag, classes, attributes }, isLast) => {
    if (!attributes.every(({ part }) => part === undefined || stands(part))) return false;
    const [first] = classes;
    if (first === undefined && around.has(tag) && (tag !== '' || attributes.length === 0)) return true;
    const among = first === undefined ? (tag === '' ? all : (byTag.get(tag) ?? [])) : (byClass.get(first) ?? []);
    const hiddenCount = !isLast || attributes.some(({ name }) => name === 'hidden');
    return among.some(
      kind =>
        (kind.isSeen || hiddenCount) &&
        (tag === '' || kind.tag === tag) &&
        classes.every(name => kind.classes.has(name)) &&
        attributes.every(({ name, value }) =>
          value === undefined || differs(name) ? kind.attributes.has(name) : kind.attributes.get(name) === value,
        ),
    );
  };
}

function kindOf(openingTag: string): Omit<Kind, 'isSeen'> {
  const [, name = '', written = ''] = /^<([\w:-]+)(.*?)\/?>$/s.exec(openingTag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of written.matchAll(
    /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
  return { tag: name.toLowerCase(), classes, attributes };
}
