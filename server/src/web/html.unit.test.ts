import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { html } from './html';

test('values are escaped, HTML in them is not escaped twice, lists are joined, nothing prints nothing', () => {
  const row = (text: string) => html`<td>${text}</td>`;
  expect(html`<tr class="${'"x'}">${[row('<b>'), row('&')]}${null}${0}</tr>`.text).toBe(
    '<tr class="&quot;x"><td>&lt;b&gt;</td><td>&amp;</td>0</tr>',
  );
});

test('whatever the text, a browser reads the same text and nothing else', () => {
  const parser = unified().use(rehypeParse, { fragment: true });
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), text => {
      // What no HTML can carry: line ends are made one, and NUL is dropped.
      fc.pre(!/[\r\0]/.test(text));
      const [paragraph, ...others] = parser.parse(html`<p title="${text}">x${text}</p>`.text).children;
      expect(others).toEqual([]);
      expect(paragraph).toMatchObject({ properties: { title: text }, children: [{ type: 'text', value: `x${text}` }] });
    }),
  );
});
