/** A node of an HTML; all places are offsets into it. */
interface HtmlNode {
  start: number;
  end: number;
  /** The opening tag; null for texts and comments. */
  tag: string | null;
  /** Of an element, in lower case. */
  name: string;
  children: HtmlNode[];
}

const openingTag = /<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/iy;
const empty: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Place after the text or the comment that begins at a place; null where a comment has no end. */
function endOfText(html: string, start: number): number | null {
  const isComment = html[start] === '<';
  const end = isComment ? html.indexOf('-->', start + '<!--'.length) : html.indexOf('<', start);
  if (isComment) return end < 0 ? null : end + '-->'.length;
  return end < 0 ? html.length : end;
}

/** The nodes at the top of an HTML; null where its tags do not match. */
function nodesOf(html: string): HtmlNode[] | null {
  const root: HtmlNode = { start: 0, end: html.length, tag: '', name: '', children: [] };
  const around: HtmlNode[] = [];
  let parent = root;
  for (let start = 0, end = 0; start < html.length; start = end) {
    if (html.startsWith('</', start)) {
      end = html.indexOf('>', start) + 1;
      const outer = around.pop();
      if (
        !outer ||
        html
          .slice(start + 2, end - 1)
          .trim()
          .toLowerCase() !== parent.name
      )
        return null;
      parent.end = end;
      parent = outer;
    } else if (html[start] !== '<' || html.startsWith('<!--', start)) {
      const after = endOfText(html, start);
      if (after === null) return null;
      end = after;
      parent.children.push({ start, end, tag: null, name: '', children: [] });
    } else {
      openingTag.lastIndex = start;
      const [tag, written] = openingTag.exec(html) ?? [];
      if (tag === undefined || written === undefined) return null;
      end = start + tag.length;
      const node: HtmlNode = { start, end, tag, name: written.toLowerCase(), children: [] };
      parent.children.push(node);
      if (empty.has(node.name) || tag.endsWith('/>')) continue;
      around.push(parent);
      parent = node;
    }
  }
  return parent === root ? root.children : null;
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
    if (content !== null && a.tag !== null) return `${a.tag}${content}</${a.name}>`;
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
