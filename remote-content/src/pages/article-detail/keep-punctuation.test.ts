// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepPunctuation } from './keep-punctuation';

const formula = (parts: number) => `<span class="katex">${'<span class="base">x</span>'.repeat(parts)}</span>`;

test.each([
  ['a comma stays with the formula before it', `倍率${formula(2)}，即`, 1, '倍率xx，即'],
  ['what is no mark does not', `倍率${formula(1)}为`, 0, '倍率x为'],
  ['a long formula may break', `${formula(4)}，`, 0, 'xxxx，'],
  ['nor does it matter to formulas of their own', `<span class="katex-display">${formula(1)}，</span>`, 0, 'x，'],
])('%s', (_, html, ties, read) => {
  const text = document.createElement('p');
  text.innerHTML = html;
  keepPunctuation(text);
  expect(text.querySelectorAll('.no-break')).toHaveLength(ties);
  expect(text.textContent).toBe(read);
});
