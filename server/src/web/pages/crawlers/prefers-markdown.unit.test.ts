import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown, */*;q=0.1', true],
  ['text/markdown;q=0.9, text/html;q=0.1', true],
  ['*/*;q=0.8, text/markdown;q=0.9, text/html;q=0.2', true],
  ['Text/Markdown ; charset=utf-8 ; Q=0.5, text/html;q=.4', true],
  ['text/html, text/markdown;q=0.5', false],
  ['*/*;q=0.8, text/markdown;q=0.1', false],
  ['text/*;q=0.8, text/markdown;q=0.1, */*;q=0.05', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('Accept %s prefers Markdown: %s', (accept, prefers) => expect(prefersMarkdown(accept)).toBe(prefers));
