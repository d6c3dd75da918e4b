import { commonFigureRules, figureClasses, figureRules } from './figure-rules';
import { readSvg, SvgError } from './read-svg';
import type { HtmlElement } from './trees';

const MAX_KB = 100;
const classes = new Set<string>(figureClasses);
const REFERENCE = /^(?:#|url\(#)([\w-]+)\)?$/;

/** File names of figures. Only files directly in the folder `figures` match. */
export const FIGURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;

/**
 * A figure's file as an `<svg>` element with only the elements and attributes of `figure-rules`.
 * @param scope prefix of every id, so that the arrows of figures on one page are kept apart
 * @throws SvgError with the line
 */
export function readFigure(bytes: Uint8Array, scope: string): HtmlElement {
  if (bytes.length > MAX_KB * 1024) throw new SvgError(1, `图文件过大，最多 ${MAX_KB} KB`);
  const ids = new Set<string>();
  const references: { id: string; line: number }[] = [];
  const svg = readSvg(textOf(bytes), (name, attributes, line) => {
    const rules = Object.hasOwn(figureRules, name) ? figureRules[name] : undefined;
    if (!rules) throw new SvgError(line, `图中不能有元素 <${name}>`);
    const properties: HtmlElement['properties'] = {};
    for (const [attribute, value] of attributes) {
      if (attribute === 'class') {
        properties.className = readClasses(value, line);
        continue;
      }
      const rule = Object.hasOwn(rules, attribute) ? rules[attribute] : commonRule(attribute);
      if (!rule) throw new SvgError(line, `<${name}> 不能有属性 ${attribute}`);
      if (!rule.test(value)) throw new SvgError(line, `<${name}> 的 ${attribute} 不能为「${value.slice(0, 40)}」`);
      const [, id] = REFERENCE.exec(value) ?? [];
      if (attribute === 'id') {
        if (ids.has(value)) throw new SvgError(line, `id「${value}」重复`);
        ids.add(value);
        properties.id = `${scope}-${value}`;
      } else if (id !== undefined && attribute !== 'stop-color') {
        references.push({ id, line });
        properties[attribute] = value.replace('#', `#${scope}-`);
      } else if (attribute !== 'xmlns') {
        properties[attribute] = value;
      }
    }
    return properties;
  });
  for (const { id, line } of references) if (!ids.has(id)) throw new SvgError(line, `图中没有 id 为「${id}」的元素`);
  checkFrame(svg);
  return svg;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgError(1, '图文件不是 UTF-8 编码');
  }
}

const commonRule = (name: string) => (Object.hasOwn(commonFigureRules, name) ? commonFigureRules[name] : undefined);

function readClasses(value: string, line: number): string[] {
  const names = value.split(/\s+/).filter(name => name !== '');
  const strange = names.find(name => !classes.has(name));
  if (strange !== undefined) throw new SvgError(line, `没有图样式「${strange}」，可用：${figureClasses.join('、')}`);
  return names;
}

/** Checks what every figure needs: a view box, and a name for screen readers. */
function checkFrame({ properties, children }: HtmlElement): void {
  const height = Number(String(properties.viewBox ?? '').split(' ')[3]);
  if (!(height >= 200 && height <= 440)) throw new SvgError(1, '应有 viewBox="0 0 640 高"，高 200～440');
  if (properties.role !== 'img') throw new SvgError(1, '应有 role="img"');
  const [first] = children;
  const title = first?.type === 'element' && first.tagName === 'title' ? first.children[0] : undefined;
  if (title?.type !== 'text' || title.value.trim() === '')
    throw new SvgError(1, '第一个元素应为 <title>，说明图的内容');
  const nested = children.some(function holdsSvg(child): boolean {
    return child.type === 'element' && (child.tagName === 'svg' || child.children.some(holdsSvg));
  });
  if (nested) throw new SvgError(1, '<svg> 中不能再有 <svg>');
}
