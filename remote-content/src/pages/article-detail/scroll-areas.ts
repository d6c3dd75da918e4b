const AREAS = '.figure-drawing, .formula-body, .table-scroll, .worked-formula, .worked-numbers';

/** What scrolls, for a screen reader: `图 2`, `公式 (3)`, `表格`, `算例`. */
function nameOf(area: Element): string {
  const figure = area.closest('.figure')?.querySelector('.figure-number')?.textContent?.trim();
  if (area.matches('.figure-drawing')) return figure || '图';
  const formula = area.closest('.formula')?.querySelector('.formula-number')?.textContent?.trim();
  if (area.matches('.formula-body')) return formula ? `公式 ${formula}` : '公式';
  return area.matches('.table-scroll') ? '表格' : '算例';
}

/** What is wider than its place is a stop of the keyboard with a name; what fits is none. */
function mark(area: Element): void {
  const scrolls = area.scrollWidth > area.clientWidth + 1;
  area.toggleAttribute('data-scrolls', scrolls);
  const attributes = { tabindex: '0', role: 'region', 'aria-label': `${nameOf(area)}，可左右滚动` };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) area.setAttribute(name, value);
    else area.removeAttribute(name);
  }
}

/**
 * Keeps the figures, formulas and tables of an article reachable by keyboard where they scroll sideways.
 * @returns ends the watch
 */
export function watchScrollAreas(text: Element): () => void {
  const areas = [...text.querySelectorAll(AREAS)];
  // Formulas become wider when their font arrives, so their content is watched as well.
  const sizes = new ResizeObserver(() => areas.forEach(mark));
  for (const area of areas) for (const box of [area, ...area.children]) sizes.observe(box);
  return () => sizes.disconnect();
}
