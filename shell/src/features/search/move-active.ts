const steps: Readonly<Record<string, (active: number | null, count: number) => number | null>> = {
  // After the last option comes the field itself, as in the ARIA combobox pattern.
  ArrowDown: (active, count) => (active === null ? 0 : active + 1 < count ? active + 1 : null),
  ArrowUp: (active, count) => (active === null ? count - 1 : active > 0 ? active - 1 : null),
  // In the field they move the caret; in the list they go to its ends.
  Home: active => (active === null ? null : 0),
  End: (active, count) => (active === null ? null : count - 1),
};

/**
 * Which of `count` options is marked after a key; null: none, what is typed counts. Undefined: the list ignores the
 * key, so it keeps its usual effect in the field.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step || count === 0) return undefined;
  if (active === null && (key === 'Home' || key === 'End')) return undefined;
  return step(active, count);
}
