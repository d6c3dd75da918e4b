import type { Compound } from './selectors';

interface Kind {
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

/** Seen without scripts alone, where the sheets come just the same. */
const withoutScripts = /<noscript\b.*?<\/noscript>/gs;

const tags = /<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'>])*>/g;

/**
 * The opening tags, each once, of elements that are seen before anybody has touched the page: of a closed `<details>` its summary
 * alone. A closed `<dialog>` counts as open, because a page may open it as it comes.
 */
function shownTags(html: string): Set<string> {
  const shown = new Set<string>();
  /** The `<details>` around, the outermost first: whether they are closed. */
  const closed: boolean[] = [];
  /** How many `<details>` stand around within what a closed one hides, itself included. */
  let hidden = 0;
  for (const [tag] of html.replaceAll(withoutScripts, '').replaceAll(differing, ' $1').matchAll(tags)) {
    const isBegun = tag.startsWith('<details');
    const isEnded = tag.startsWith('</details');
    if (hidden > 0) {
      if (isBegun) hidden += 1;
      if (isEnded) hidden -= 1;
      if (hidden === 0) closed.pop();
    } else if (tag.startsWith('</')) {
      if (isEnded) closed.pop();
      else if (tag.startsWith('</summary') && closed.at(-1)) hidden = 1;
    } else {
      shown.add(tag);
      if (isBegun) closed.push(!/\sopen[\s=>]/.test(tag));
    }
  }
  return shown;
}

/** Tells of the elements of an HTML that are seen at first whether one of them fits a step of a selector. */
export function pageElements(html: string): (compound: Compound) => boolean {
  const all = [...shownTags(html)].map(kindOf);
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
  /** Whether a part of a value stands anywhere in the page. One that is written otherwise in HTML may. */
  const stands = (part: string): boolean => {
    const found = known.get(part) ?? (/[&<>"'\\]/.test(part) || html.toLowerCase().includes(part.toLowerCase()));
    known.set(part, found);
    return found;
  };
  return ({ tag, classes, attributes }) => {
    if (!attributes.every(({ part }) => part === undefined || stands(part))) return false;
    const [first] = classes;
    if (first === undefined && around.has(tag) && (tag !== '' || attributes.length === 0)) return true;
    const among = first === undefined ? (tag === '' ? all : (byTag.get(tag) ?? [])) : (byClass.get(first) ?? []);
    return among.some(
      kind =>
        (tag === '' || kind.tag === tag) &&
        classes.every(name => kind.classes.has(name)) &&
        attributes.every(({ name, value }) =>
          value === undefined || differs(name) ? kind.attributes.has(name) : kind.attributes.get(name) === value,
        ),
    );
  };
}

function kindOf(openingTag: string): Kind {
  const [, name = '', written = ''] = /^<([\w:-]+)(.*?)\/?>$/s.exec(openingTag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of written.matchAll(
    /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
  return { tag: name.toLowerCase(), classes, attributes };
}
