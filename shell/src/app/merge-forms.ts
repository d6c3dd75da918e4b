/** A node of an HTML; all places are offsets into it. */
interface HtmlNode {
  start: number;
  end: number;
  /** The opening tag; null for texts and comments. */
  tag: string | null;
  children: HtmlNode[];
}

const token = /<!--.*?-->|<\/?[a-zA-Z][^\s/>]*(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gs;
const empty = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/i;
const nameOf = (tag: string) => /^<\/?([^\s/>]*)/.exec(tag)?.[1]?.toLowerCase();

/** The nodes at the top of an HTML; null where its tags do not match. */
function nodesOf(html: string): HtmlNode[] | null {
  const root: HtmlNode = { start: 0, end: html.length, tag: '', children: [] };
  const open = [root];
  let read = 0;
  for (const { 0: text, index } of html.matchAll(token)) {
    const parent = open.at(-1);
    if (index !== read || !parent) return null;
    read += text.length;
    if (text.startsWith('</')) {
      open.pop();
      if (parent === root || nameOf(text) !== nameOf(parent.tag ?? '')) return null;
      parent.end = read;
      continue;
    }
    const isElement = text.startsWith('<') && !text.startsWith('<!');
    const node: HtmlNode = { start: index, end: read, tag: isElement ? text : null, children: [] };
    parent.children.push(node);
    if (isElement && !empty.test(text)) open.push(node);
  }
  return open.length === 1 && read === html.length ? root.children : null;
}

/**
 * The nodes that both lists have, in order: a longest common subsequence. Elements of one tag may have different contents; texts
 * and comments are the same or are others.
 */
function commonNodes(left: readonly string[], right: readonly string[]): [number, number][] {
  const longest = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const longestFrom = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      longest[i]?.fill(
        left[i] === right[j] ? longestFrom(i + 1, j + 1) + 1 : Math.max(longestFrom(i + 1, j), longestFrom(i, j + 1)),
        j,
        j + 1,
      );
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) common.push([i++, j++]);
    else if (longestFrom(i + 1, j) >= longestFrom(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}

/**
 * The HTML of a page that holds both of its forms: an element in which they differ stands there twice, marked by
 * `data-form`. Without the elements of one form it is the HTML of the other, node by node.
 * @returns null where they differ outside of all elements, or the tags of one do not match
 */
export function mergeForms(wide: string, narrow: string): string | null {
  if (wide === narrow) return wide;
  const wideText = ({ start, end }: HtmlNode) => wide.slice(start, end);
  const narrowText = ({ start, end }: HtmlNode) => narrow.slice(start, end);

  /** Nodes of one form alone; null where one of them is no element, which cannot say whose it is. */
  function marked(nodes: readonly HtmlNode[], form: 'wide' | 'narrow'): string | null {
    if (nodes.some(({ tag }) => tag === null)) return null;
    const textOf = form === 'wide' ? wideText : narrowText;
    return nodes.map(node => textOf(node).replace(/^<[^\s/>]+/, begun => `${begun} data-form="${form}"`)).join('');
  }

  /** Two elements of one tag as one, or beside each other. */
  function mergedNode(a: HtmlNode, b: HtmlNode): string | null {
    const text = wideText(a);
    if (text === narrowText(b)) return text;
    const content = mergedNodes(a.children, b.children);
    if (content !== null && a.tag !== null) return `${a.tag}${content}</${nameOf(a.tag)}>`;
    const [onlyWide, onlyNarrow] = [marked([a], 'wide'), marked([b], 'narrow')];
    return onlyWide === null || onlyNarrow === null ? null : onlyWide + onlyNarrow;
  }

  function mergedNodes(a: readonly HtmlNode[], b: readonly HtmlNode[]): string | null {
    const common = commonNodes(
      a.map(node => node.tag ?? wideText(node)),
      b.map(node => node.tag ?? narrowText(node)),
    );
    let html = '';
    let [i, j] = [0, 0];
    for (const [x, y] of [...common, [a.length, b.length] as const]) {
      const [onlyWide, onlyNarrow] = [marked(a.slice(i, x), 'wide'), marked(b.slice(j, y), 'narrow')];
      const [ofWide, ofNarrow] = [a[x], b[y]];
      const both = ofWide && ofNarrow ? mergedNode(ofWide, ofNarrow) : '';
      if (onlyWide === null || onlyNarrow === null || both === null) return null;
      html += onlyWide + onlyNarrow + both;
      [i, j] = [x + 1, y + 1];
    }
    return html;
  }

  const [a, b] = [nodesOf(wide), nodesOf(narrow)];
  return a && b && mergedNodes(a, b);
}
