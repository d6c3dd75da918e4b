const CLOSING = /^[，。、；：！？）」』》]/;

/** A formula with more parts than this may need a line break itself. */
const MOST_PARTS = 3;

/**
 * Browsers break lines after a formula as after a picture, even before a comma. Short formulas in a line are tied to
 * the mark that follows them.
 */
export function keepPunctuation(text: HTMLElement): void {
  for (const formula of text.querySelectorAll('.katex')) {
    const { nextSibling } = formula;
    if (formula.closest('.katex-display') || formula.querySelectorAll('.base').length > MOST_PARTS) continue;
    if (!(nextSibling instanceof Text) || !CLOSING.test(nextSibling.data)) continue;
    const tie = document.createElement('span');
    tie.className = 'no-break';
    formula.replaceWith(tie);
    tie.append(formula, nextSibling.data.slice(0, 1));
    nextSibling.deleteData(0, 1);
  }
}
