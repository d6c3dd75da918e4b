import { expect, test } from 'vitest';
import { svg } from '../../../../test/articles/article-file';
import { readFigure } from './read-figure';
import { toHtml, toRawHtml } from './to-html';

const read = (text: string) => readFigure(new TextEncoder().encode(text), 'x');
/** The drawing with something in place of its line. */
const withLine = (line: string) => svg.replace(/<line.*\/>/, line);

test('a drawing passes the last step of rendering unchanged', () => {
  const figure = read(`<?xml version="1.0"?>\n<!-- 手绘 -->\n${svg}`);
  expect(toHtml([figure])).toBe(toRawHtml([figure]));
  expect(toHtml([figure])).toContain(
    '<line class="ray" x1="40" y1="120" x2="600" y2="120" marker-end="url(#x-a)"></line>',
  );
});

const refused: [string, string, string][] = [
  ['a script', withLine('<script>alert(1)</script>'), '图中不能有元素 <script>'],
  ['HTML inside', withLine('<foreignObject/>'), '图中不能有元素 <foreignObject>'],
  ['a picture', withLine('<image href="#a"/>'), '图中不能有元素 <image>'],
  ['an animation', withLine('<animate attributeName="x"/>'), '图中不能有元素 <animate>'],
  ['a link', withLine('<a href="#a"><path d="M0 0"/></a>'), '图中不能有元素 <a>'],
  ['styles of its own', withLine('<style>*{}</style>'), '图中不能有元素 <style>'],
  ['a style', withLine('<g style="fill:red"/>'), '<g> 不能有属性 style'],
  ['a handler', withLine('<g onclick="alert(1)"/>'), '<g> 不能有属性 onclick'],
  ['a colour', withLine('<g fill="red"/>'), '<g> 的 fill 不能为「red」'],
  ['an address', withLine('<use href="https://a.example/#b"/>'), '<use> 的 href 不能为'],
  ['an address in a reference', withLine('<g fill="url(https://a.example/#b)"/>'), '<g> 的 fill 不能为'],
  ['a reference that leads nowhere', withLine('<use href="#none"/>'), '图中没有 id 为「none」的元素'],
  ['an id twice', withLine('<g id="a"/>'), 'id「a」重复'],
  ['an attribute twice', withLine('<g id="b" id="c"/>'), '属性 id 重复'],
  ['a class that does not exist', withLine('<g class="red"/>'), '没有图样式「red」'],
  ['a name of an object’s own', withLine('<constructor/>'), '图中不能有元素 <constructor>'],
  ['an attribute of an object’s own', withLine('<g constructor="1"/>'), '<g> 不能有属性 constructor'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`, '不是合格的 SVG'],
  ['a section of raw text', withLine('<text><![CDATA[<script>]]></text>'), '不是合格的 SVG'],
  ['an entity', withLine('<text>&nbsp;</text>'), '& 应写成 &amp;'],
  ['a bare ampersand', withLine('<text>a & b</text>'), '& 应写成 &amp;'],
  ['a character that XML forbids', withLine('<text>&#0;</text>'), '不认识的字符'],
  ['a character that does not exist', withLine('<g id="&#x110000;"/>'), '不认识的字符'],
  ['a processing instruction', withLine('<?php echo 1?>'), '不是合格的 SVG'],
  ['an instruction before it', `<?xml-stylesheet href="a.css"?>${svg}`, '不是合格的 SVG'],
  ['a comment that does not end', withLine('<!-- a'), '不是合格的 SVG'],
  ['a group that does not end', withLine('<g>'), '多余的 </svg>'],
  ['text after its end', `${svg}文字`, '应恰有一个 <svg> 元素'],
  ['elements too deep', withLine('<g>'.repeat(20) + '</g>'.repeat(20)), '嵌套过深'],
  ['elements deeper than a stack', withLine('<g>'.repeat(12_000) + '</g>'.repeat(12_000)), '嵌套过深'],
  ['an attribute without quotes', withLine('<g id=b />'), '不是合格的 SVG'],
  ['an element that does not end', svg.replace('</svg>', ''), '<svg> 没有结束'],
  ['an end without a beginning', withLine('</g>'), '多余的 </g>'],
  ['text outside its element', withLine('文字'), '文字应在 <text> 中'],
  ['a drawing within', withLine('<svg viewBox="0 0 640 240" role="img"/>'), '<svg> 中不能再有 <svg>'],
  ['two drawings', `${svg}<svg/>`, '应恰有一个 <svg> 元素'],
  ['no name', svg.replace(/<title>.*<\/title>/, ''), '第一个元素应为 <title>'],
  ['no role', svg.replace(' role="img"', ''), '应有 role="img"'],
  ['another frame', svg.replace('0 0 640 240', '0 0 640 900'), '应有 viewBox'],
  ['another width', svg.replace('0 0 640 240', '0 0 800 240'), '<svg> 的 viewBox 不能为'],
  ['nothing', '', '应恰有一个 <svg> 元素'],
];

test.each(refused)('a drawing with %s is refused', (_, text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

test('texts are read with their references resolved, and comments and space between elements are dropped', () => {
  const html = toHtml([read(withLine('<!-- a --><g>\n  <text>&lt;&#x3bc;&#109; &quot;a&quot;&gt;</text>\n</g>'))]);
  expect(html).toContain('<g><text>&#x3C;μm "a"></text></g>');
});

test('the line is named, and what is too large or no text is not looked at', () => {
  expect(() => read(withLine('<script/>'))).toThrow(expect.objectContaining({ line: 4 }));
  expect(() => read(withLine('<g></text></g>'))).toThrow(expect.objectContaining({ line: 4 }));
  expect(() => read(svg + ' '.repeat(110_000))).toThrow('图文件过大');
  expect(() => readFigure(Uint8Array.of(0xff, 0xfe), 'x')).toThrow('不是 UTF-8');
});
