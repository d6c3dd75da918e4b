// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findPlaces } from './places';

afterEach(() => document.body.replaceChildren());

/** The sheet of the text for a wide window; the classes of a test have their names as written. */
const sheet = readFileSync(join(import.meta.dirname, 'article-text.module.css'), 'utf8')
  .replaceAll(/:global\(([^()]*)\)/g, '$1')
  .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

test('each heading keeps its distance when the link beside it comes', () => {
  const text = document.createElement('div');
  text.className = 'text';
  text.innerHTML =
    '<h2 id="a">一</h2><p>段</p><h2 id="b">二</h2><h3 id="c">三</h3><p>段</p><h3 id="d">四</h3><div class="formula">式</div>';
  const style = document.createElement('style');
  style.textContent = sheet;
  document.body.append(style, text);
  const distances = () => [...text.children].map(element => getComputedStyle(element).marginTop);
  const served = distances();
  expect(new Set(served).size).toBeGreaterThan(3);
  findPlaces(text);
  const headings = [...text.querySelectorAll('h2, h3')];
  expect(headings).toHaveLength(4);
  // Tests know no names of the bundler.
  for (const { localName, parentElement } of headings)
    parentElement?.setAttribute('class', `headingRow ${localName === 'h2' ? 'major' : 'minor'}`);
  expect(distances()).toEqual(served);
  for (const heading of headings) expect(getComputedStyle(heading).marginTop).toMatch(/^0/);
});
