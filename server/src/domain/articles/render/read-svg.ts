import { parseXml, XmlComment, XmlDeclaration, XmlElement, XmlError, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { element, type HtmlElement, text } from './trees';

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

const NOT_SVG = '不是合格的 SVG（只能有元素、带引号的属性、文字与注释）';
const MAX_DEPTH = 20;

/** Called at every opening tag with the attributes in the file; returns the attributes to keep. */
export type OnOpen = (name: string, attributes: ReadonlyMap<string, string>, line: number) => HtmlElement['properties'];

/**
 * Reads SVG as the strict part of XML that drawings need: elements, attributes in quotes, text, comments. A document type,
 * entities other than XML's own, processing instructions and CDATA are refused.
 * @throws SvgError with the line
 */
export function readSvg(source: string, onOpen: OnOpen): HtmlElement {
  const lineOf = ({ start }: XmlNode) => source.slice(0, start).split('\n').length;

  function convert(node: XmlElement, depth: number): HtmlElement {
    const line = lineOf(node);
    if (depth > MAX_DEPTH) throw new SvgError(line, '嵌套过深');
    const converted = element(node.name, onOpen(node.name, new Map(Object.entries(node.attributes)), line));
    // Space between elements is dropped.
    const holdsText = ['text', 'tspan', 'title', 'desc'].includes(node.name);
    for (const child of node.children) {
      if (child instanceof XmlElement) converted.children.push(convert(child, depth + 1));
      else if (isPlainText(child)) {
        if (holdsText) converted.children.push(text(child.text));
        else if (child.text.trim() !== '') throw new SvgError(lineOf(child), '文字应在 <text> 中');
      } else refuseOther(child);
    }
    return converted;
  }

  const refuseOther = (node: XmlNode) => {
    if (!(node instanceof XmlComment || node instanceof XmlDeclaration)) throw new SvgError(lineOf(node), NOT_SVG);
  };

  const { children, root } = parse(source);
  for (const child of children) if (child !== root) refuseOther(child);
  if (root?.name !== 'svg') throw new SvgError(1, '应恰有一个 <svg> 元素');
  return convert(root, 1);
}

/** The parser derives CDATA from text, so the type is compared exactly. */
const isPlainText = (node: XmlNode): node is XmlText => node instanceof XmlText && node.type === XmlText.TYPE_TEXT;

function parse(source: string): ReturnType<typeof parseXml> {
  try {
    return parseXml(source, {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new SvgError(1, '嵌套过深');
    if (error instanceof XmlError) throw new SvgError(error.line, faultOf(error, source));
    throw error;
  }
}

/** Messages of the parser that authors of figures meet, in Chinese; `$1` is the name in the parser's message. */
const faults: readonly [RegExp, string][] = [
  [/^Duplicate attribute: ([\w:.-]+)/, '属性 $1 重复'],
  [/^(?:Missing end tag|Unclosed (?:start|end) tag) for element `?([\w:.-]+)/, '<$1> 没有结束'],
  [/^(?:Unterminated reference|Named entity isn't defined|Invalid entity)/, '& 应写成 &amp;'],
  [/^(?:Invalid character reference|Character reference|Invalid character\b)/, '不认识的字符'],
  [/^(?:Root element is missing|Extra content at the end)/, '应恰有一个 <svg> 元素'],
];

function faultOf({ message, pos }: XmlError, source: string): string {
  const [, stray] = /^<\/([\w:.-]+)/.exec(source.slice(pos, pos + 100)) ?? [];
  if (stray !== undefined && message.startsWith('Missing end tag')) return `多余的 </${stray}>`;
  for (const [pattern, fault] of faults) {
    const found = pattern.exec(message);
    if (found) return fault.replace('$1', found[1] ?? '');
  }
  return NOT_SVG;
}
