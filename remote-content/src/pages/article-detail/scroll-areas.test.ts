// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchScrollAreas } from './scroll-areas';

/** Calls back as soon as something is observed, as browsers do. */
class ObserverAtOnce {
  constructor(private readonly done: () => void) {}
  observe() {
    this.done();
  }
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test('what is wider than its place is reached by keyboard and has a name; what fits is not', () => {
  vi.stubGlobal('ResizeObserver', ObserverAtOnce);
  const text = document.createElement('div');
  text.innerHTML = `
    <figure class="figure"><div class="figure-drawing" data-wide></div><figcaption><span class="figure-number">图 2</span></figcaption></figure>
    <div class="formula"><div class="formula-body" data-wide></div><span class="formula-number">(3)</span></div>
    <div class="table-scroll" data-wide></div>
    <div class="formula"><div class="formula-body" role="group" aria-label="公式 4"></div><span class="formula-number">(4)</span></div>`;
  for (const wide of text.querySelectorAll('[data-wide]')) {
    Object.defineProperty(wide, 'scrollWidth', { value: 700 });
    Object.defineProperty(wide, 'clientWidth', { value: 350 });
  }
  watchScrollAreas(text);
  const stops = [...text.querySelectorAll('[tabindex="0"][role="group"]')];
  expect(stops.map(stop => stop.getAttribute('aria-label'))).toEqual([
    '图 2，可左右滚动',
    '公式 (3)，可左右滚动',
    '表格，可左右滚动',
  ]);
  const fits = text.querySelector('.formula-body:not([data-wide])');
  expect(['role', 'aria-label', 'tabindex'].map(name => fits?.getAttribute(name))).toEqual(['group', '公式 4', null]);
});
