import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPolicyReport } from './policy-report';

const single = (report: Record<string, unknown>) => readPolicyReport({ 'csp-report': report });

test('a report of either format gives directive and origin, nothing of page, path or code', () => {
  expect(
    single({
      'document-uri': 'https://site.test/account?secret=1',
      'violated-directive': "script-src 'self'",
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test:8443/path?secret=1',
      'script-sample': 'secret()',
    }),
  ).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.test:8443' }]);
  const body = { effectiveDirective: 'style-src-attr', blockedURL: 'inline', documentURL: 'https://site.test/' };
  expect(
    readPolicyReport([
      { type: 'csp-violation', age: 1, url: 'https://site.test/', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]),
  ).toEqual([{ directive: 'style-src-attr', blocked: 'inline' }]);
});

test.each([
  ['data', 'data'],
  ['data:text/javascript,1', 'data'],
  ['wss://evil.test/socket', 'wss://evil.test'],
  ['javascript:alert(1)', 'other'],
  ['<script>', 'other'],
  ['', 'other'],
  [`https://${'a'.repeat(300)}.test/`, 'other'],
])('what was refused, %j, is told as %s', (uri, blocked) => {
  expect(single({ 'violated-directive': 'img-src', 'blocked-uri': uri })).toEqual([{ directive: 'img-src', blocked }]);
});

test('unknown directives are one, extensions of the browser are left out, other bodies are none', () => {
  expect(single({ 'violated-directive': 'made-up' })).toEqual([{ directive: 'other', blocked: 'other' }]);
  expect(single({ 'violated-directive': 'img-src', 'blocked-uri': 'moz-extension://id/x.png' })).toEqual([]);
  for (const body of [undefined, null, 'x', {}, { 'csp-report': {} }, [1], Array(21).fill({ type: 'x' })])
    expect(readPolicyReport(body)).toBeUndefined();
});

test('whatever is sent, what is kept is short and without path', () => {
  const anything = fc.record({
    'violated-directive': fc.string({ maxLength: 100 }),
    'blocked-uri': fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }),
    ),
  });
  fc.assert(
    fc.property(anything, report => {
      for (const { directive, blocked } of single(report) ?? []) {
        expect(directive).toMatch(/^[a-z-]{5,30}$/);
        expect(blocked).toMatch(/^([a-z-]{4,24}|(https?|wss?):\/\/[^/?#\s]{1,262})$/);
      }
    }),
  );
});
