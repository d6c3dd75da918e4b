import type { Compound } from './sheet-nodes';

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

/**
 * Tells of the elements of an HTML whether one of them fits a step of a selector. Elements of the same name, classes and
 * attributes are looked at once.
 */
export function pageElements(html: string): (compound: Compound) => boolean {
  const kinds = new Map<string, Kind>();
  for (const [, name = '', written = ''] of html.matchAll(/<([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)) {
    const key = name + written.replaceAll(differing, ' $1');
    if (!kinds.has(key)) kinds.set(key, kindOf(name, written));
  }
  const byClass = new Map<string, Kind[]>();
  const byTag = new Map<string, Kind[]>();
  const all = [...kinds.values()];
  const add = (map: Map<string, Kind[]>, key: string, kind: Kind) => {
    const list = map.get(key);
    if (list) list.push(kind);
    else map.set(key, [kind]);
  };
  for (const kind of all) {
    add(byTag, kind.tag, kind);
    for (const name of kind.classes) add(byClass, name, kind);
  }
  return ({ tag, classes, attributes }) => {
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

function kindOf(name: string, written: string): Kind {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of written.matchAll(
    /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
  return { tag: name.toLowerCase(), classes, attributes };
}
