import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdown } from '../../domain/articles/render/trees';
import { image, link, list, paragraph, table, text, textWithLinks, writeMarkdown } from './markdown-tree';
import { encodedAddress } from './write-addresses';

interface Node {
  type: string;
  url?: string;
  value?: string;
  alt?: string;
  children?: Node[];
}

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
const read = (written: string) => all(markdown.parse(written) as Node);
const urls = (written: string, type: string) => read(written).flatMap(node => (node.type === type ? [node.url] : []));

const signs = [...'&=?#;:/._~-*()[]<>"\'`\\|$!{}^%+ @,', '&copy;', '&#65;', '](', '\n', '\t', '中', '\u3000'];
const addresses = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom('a', 'Z', '0', 'q')), { maxLength: 25 })
  .map(parts => `https://a.example/${parts.join('')}`);

test('an address is read back as the same one, whatever stands in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(addresses, fc.webUrl({ withQueryParameters: true })),
      fc.constantFrom('名', 'a]b', '`c`'),
      (url, label) => {
        const same = encodedAddress(url);
        expect(decodeAscii(same)).toBe(decodeAscii(url));
        for (const written of [
          writeMarkdown([list([[text('出处：'), link(label, url)]])]),
          writeMarkdown([paragraph(link(label, url), text(' *x* `y` $z$'))]),
          writeMarkdown([paragraph(link(url, url), text('（说明）'))]),
        ])
          expect(urls(written, 'link')).toEqual([same]);
        expect(urls(writeMarkdown([paragraph(image(label, url))]), 'image')).toEqual([same]);
      },
    ),
  );
});

/** Undoes what the writer may write as `%28`. */
const decodeAscii = (url: string) =>
  url.replaceAll(/(?:%[0-9A-F]{2})+/gi, part => Buffer.from(part.replaceAll('%', ''), 'hex').toString());

test('addresses can be copied from the text as they are', () => {
  const url = 'https://www.hikrobotics.com/cn/list?categoryId=1&brand=37&series=MV-CS_x';
  expect(writeMarkdown([paragraph(link('列表', url))])).toBe(`[列表](${url})\n`);
  expect(writeMarkdown([list([[text('出处：'), ...textWithLinks(url)]])])).toBe(`- 出处：<${url}>\n`);
  expect(writeMarkdown([paragraph(image('图', '/Uploads/a.png?x=1&y=2'))])).toBe('![图](/Uploads/a.png?x=1&y=2)\n');
});

test.each([
  ['见 https://a.example/x?y=1&z=2（厂家）', ['https://a.example/x?y=1&z=2']],
  ['https://a.example/x.pdf, https://b.example/y.', ['https://a.example/x.pdf', 'https://b.example/y']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['没有地址', []],
])('the addresses of “%s” are links, the rest is text', (value, found) => {
  const written = writeMarkdown([paragraph(...textWithLinks(value))]);
  expect(urls(written, 'link')).toEqual(found);
  const texts = read(written).flatMap(node => (node.type === 'text' ? [node.value] : []));
  expect(texts.join('')).toBe(value);
});

test('a text in a cell stays in its cell', () => {
  const written = writeMarkdown([table([['a'], ['https://a.example/x|y']])]);
  expect(read(written).filter(({ type }) => type === 'tableCell')).toHaveLength(2);
});
