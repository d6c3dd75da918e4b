import { expect, test } from 'vitest';
import { escapeHtml, escapeXml, inertJson } from './escape';

test('signs of markup become entities, everything else stays', () => {
  const text = `<a href="x" title='y'>&amp; 视选 😀 \u0001\ud800</a>`;
  const escaped = '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; 视选 😀 ';
  expect(escapeHtml(text)).toBe(`${escaped}\u0001\ud800&lt;/a&gt;`);
  expect(escapeXml(text)).toBe(`${escaped}&lt;/a&gt;`);
});

test('XML keeps tabs and line ends, and no other control character', () => {
  expect(escapeXml('a\tb\nc\rd\u0000e\u000bf\ufffeg\u{1f600}')).toBe('a\tb\nc\rdefg\u{1f600}');
});

test('JSON within a script element means the same and cannot end it', () => {
  const json = JSON.stringify({ a: '</script><!--' });
  expect(inertJson(json)).not.toContain('<');
  expect(JSON.parse(inertJson(json))).toEqual(JSON.parse(json));
});
