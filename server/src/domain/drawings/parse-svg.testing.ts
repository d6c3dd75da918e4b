/** What the tests need of a DOM; it comes from the test environment. */
export interface SvgElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: Iterable<SvgElement>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): SvgElement | null;
  querySelectorAll(selector: string): ArrayLike<SvgElement> & Iterable<SvgElement>;
}

declare const DOMParser: new () => { parseFromString(text: string, type: string): { documentElement: SvgElement } };

/** Parses strictly as XML: anything that is not well-formed throws. Needs the environment jsdom. */
export function parseSvg(svg: string): SvgElement {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  // In a document that is not well-formed the root is the error. A selector would build an engine for each document.
  if (root.localName !== 'svg') {
    throw new Error(`not well-formed: ${svg.slice(0, 200)}`);
  }
  return root;
}
