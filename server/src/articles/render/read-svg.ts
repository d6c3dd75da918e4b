import { element, type HtmlContent, type HtmlElement, text } from './trees';

/** A fault in a figure's file. */
export class SvgError extends Error {
  override readonly name = 'SvgError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const COMMENT = /<!--(?:(?!--)[\s\S])*-->/y;
const CLOSE = /<\/([A-Za-z][\w:.-]*)\s*>/y;
const OPEN = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}))?;?/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_DEPTH = 20;

/** Calls back for every element as it opens, with its attributes as they stand in the file. */
export type OnOpen = (name: string, attributes: ReadonlyMap<string, string>, line: number) => HtmlElement['properties'];

/**
 * Reads SVG as the strict part of XML that drawings need: elements, attributes in quotes, text, comments. No document
 * type, no entities of its own, no processing instructions. Attributes become what `onOpen` makes of them.
 * @throws SvgError with the line
 */
export function readSvg(source: string, onOpen: OnOpen): HtmlElement {
  const svg = source.replace(/^<\?xml [^<>?]*\?>/, '').trimEnd();
  const offset = source.indexOf(svg);
  const lineAt = (at: number) => source.slice(0, offset + at).split('\n').length;
  const root = element('', {});
  const open = [root];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(svg);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < svg.length) {
    const line = lineAt(at);
    const parent = open.at(-1) ?? root;
    if (match(COMMENT)) continue;
    const closed = match(CLOSE);
    if (closed) {
      if (open.length === 1 || closed[1] !== parent.tagName) throw new SvgError(line, `多余的 </${closed[1]}>`);
      open.pop();
      continue;
    }
    const opened = match(OPEN);
    if (opened) {
      const [, name = '', attributes = '', end] = opened;
      const child = element(name, onOpen(name, readAttributes(attributes, line), line));
      parent.children.push(child);
      if (end !== '/') open.push(child);
      if (open.length > MAX_DEPTH) throw new SvgError(line, '嵌套过深');
      continue;
    }
    const run = match(TEXT);
    if (!run) throw new SvgError(line, '不是合格的 SVG（只能有元素、带引号的属性、文字与注释）');
    addText(parent, decode(run[0], line), line);
  }
  const unclosed = open.at(-1);
  if (open.length > 1) throw new SvgError(lineAt(at), `<${unclosed?.tagName}> 没有结束`);
  const [svgElement, ...others] = root.children;
  if (svgElement?.type !== 'element' || svgElement.tagName !== 'svg' || others.length > 0)
    throw new SvgError(1, '应恰有一个 <svg> 元素');
  return svgElement;
}

/** Text stands in elements of text; between others there is only space, which is dropped. */
function addText(parent: HtmlElement, value: string, line: number): void {
  const holdsText = ['text', 'tspan', 'title', 'desc'].includes(parent.tagName);
  if (holdsText) parent.children.push(text(value) satisfies HtmlContent);
  else if (value.trim() !== '') throw new SvgError(line, '文字应在 <text> 中');
}

function readAttributes(source: string, line: number): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new SvgError(line, `属性 ${name} 重复`);
    attributes.set(name, decode(double ?? single ?? '', line));
  }
  return attributes;
}

const decode = (value: string, line: number): string =>
  value.replace(ENTITY, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (!whole.endsWith(';')) throw new SvgError(line, '& 应写成 &amp;');
    if (name) return named[name] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    if (!(code >= 32 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff))
      throw new SvgError(line, `不认识的字符 ${whole}`);
    return String.fromCodePoint(code);
  });
