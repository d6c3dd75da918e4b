interface Choice {
  value: string;
  label: string;
  count: number;
}

/** Normalised for searching: half width, lower case, `"` for the inch sign. */
const folded = (text: string) =>
  text
    .replaceAll(/[″＂“”]/g, '"')
    .normalize('NFKC')
    .toLowerCase();

/** Number of choices shown before 更多. */
const FOLDED = 8;

/**
 * The visible choices: all of a short list; of a long one the first with products, and the selected ones. Where few have
 * products, empty ones keep the number: what lies below must not move while a visitor aims at it.
 */
export function visibleChoices<T extends Choice>(
  values: readonly T[],
  selected: ReadonlySet<string>,
  all: boolean,
  text: string,
): { shown: T[]; hidden: number } {
  const wanted = folded(text.trim());
  if (wanted) return { shown: values.filter(({ label }) => folded(label).includes(wanted)), hidden: 0 };
  if (all || values.length <= FOLDED) return { shown: [...values], hidden: 0 };
  const available = values.filter(({ count, value }) => count > 0 || selected.has(value));
  const first = new Set([...new Set([...available, ...values])].slice(0, FOLDED));
  const shown = values.filter(choice => first.has(choice) || selected.has(choice.value));
  return { shown, hidden: values.length - shown.length };
}
