const collator = new Intl.Collator('zh-Hans-CN', { numeric: true });

/**
 * Orders names and part numbers as people read them: `MV-CS2` before `MV-CS10`, Chinese by pinyin. Never 0 for two
 * different texts, so that the order is the same on every machine.
 */
export function compareNatural(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
