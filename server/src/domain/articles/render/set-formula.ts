import katex from 'katex';
import { visit } from 'unist-util-visit';
import { type HtmlContent, type HtmlRoot, parseHtml } from './trees';

/** A formula that cannot be set. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';

  constructor(
    message: string,
    /** Where in the formula, in characters. */
    readonly position: number,
  ) {
    super(message);
  }
}

// KaTeX does not refuse untrusted commands; it shows them in this colour.
const REFUSED = '#f0f0f1';

/**
 * Declarations that KaTeX writes into style attributes: lengths that place parts of a formula. No colours (there are two
 * themes), no addresses.
 */
export const FORMULA_STYLE =
  /^(?:(?:height|width|min-width|top|left|bottom|vertical-align|(?:margin|padding)(?:-(?:left|right|top|bottom))?|border(?:-(?:left|right|top|bottom))?-width):-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?(?:em|%)?;?|border(?:-(?:left|right|top|bottom))?-style:solid;?|position:relative;?)+$/;

/**
 * Sets TeX as HTML for display and MathML for screen readers.
 * @throws FormulaError
 */
export function setFormula(tex: string, displayMode: boolean): HtmlContent[] {
  if (/\\(?:tag|label|eqref|ref)\b/.test(tex)) throw new FormulaError('独立公式由网站编号，不用 \\tag、\\label', 0);
  let html: string;
  try {
    html = katex.renderToString(tex, {
      displayMode,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'error',
      trust: false,
      errorColor: REFUSED,
      maxSize: 20,
      maxExpand: 200,
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    throw new FormulaError(reasonOf(error.rawMessage), error.position ?? 0);
  }
  if (html.includes(REFUSED)) throw new FormulaError('公式中用了不允许的命令（链接、图片、HTML）', 0);
  const children = parseHtml(html).children.filter(child => child.type !== 'doctype');
  checkStyles(children);
  return children;
}

/** The most frequent mistakes in Chinese; others in KaTeX's words. */
function reasonOf(message: string): string {
  const [, character] = /Unicode text character "(.+?)" used in math mode/.exec(message) ?? [];
  if (character) return `公式中的「${character}」应写在 \\text{} 里`;
  const [, unknown] = /Unrecognized Unicode character "(.+?)"/.exec(message) ?? [];
  if (unknown) return `公式的字体中没有「${unknown}」，写在公式外或用 TeX 的命令`;
  const [, command] = /Undefined control sequence: (\S+)/.exec(message) ?? [];
  return command ? `公式中没有命令 ${command}` : `公式有误：${message}`;
}

function checkStyles(children: HtmlContent[]): void {
  visit({ type: 'root', children } satisfies HtmlRoot, 'element', ({ properties }) => {
    if (properties.style !== undefined && !FORMULA_STYLE.test(String(properties.style)))
      throw new FormulaError('公式中不能指定颜色等样式', 0);
  });
}
