const AREAS = '.figure-drawing, .formula-body, .table-scroll, .worked-formula, .worked-numbers';

/** What scrolls, for a screen reader: `图 2`, `公式 (3)`, `表格`, `算例`. */
function nameOf(area: Element): string {
  const figure = area.closest('.figure')?.querySelector('.figure-number')?.textContent?.trim();
  if (area.matches('.figure-drawing')) return figure || '图';
  const formula = area.closest('.formula')?.querySelector('.formula-number')?.textContent?.trim();
  if (area.matches('.formula-body')) return formula ? `公式 ${formula}` : '公式';
  return area.matches('.table-scroll') ? '表格' : '算例';
}

const ATTRIBUTES = ['tabindex', 'role', 'aria-label'] as const;

/**
 * What is wider than its place is a stop of the keyboard with a name; what fits has its own attributes. A group and no
 * region: an article with ten formulas would have ten landmarks of nearly one name.
 */
function mark(area: Element, own: readonly (string | null)[]): void {
  const scrolls = area.scrollWidth > area.clientWidth + 1;
  area.toggleAttribute('data-scrolls', scrolls);
  const values = scrolls ? ['0', 'group', `${nameOf(area)}，可左右滚动`] : own;
  ATTRIBUTES.forEach((name, at) => {
    const value = values[at] ?? null;
    if (value === null) area.removeAttribute(name);
    else area.setAttribute(name, value);
  });
}

/**
 * Keeps the figures, formulas and tables of an article reachable by keyboard where they scroll sideways.
 * @returns ends the watch
 */
export function watchScrollAreas(text: Element): () => void {
  const areas = [...text.querySelectorAll(AREAS)].map(
    area => [area, ATTRIBUTES.map(name => area.getAttribute(name))] as const,
  );
  // Formulas become wider when their font arrives, so their content is watched as well.
  const sizes = new ResizeObserver(() => {
    for (const [area, own] of areas) mark(area, own);
  });
  for (const [area] of areas) for (const box of [area, ...area.children]) sizes.observe(box);
  return () => sizes.disconnect();
}
