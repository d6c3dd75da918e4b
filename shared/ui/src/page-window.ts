/** Pages to offer around the current one: first, last, two on each side; null stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  const shown = [...new Set(wanted.filter(n => n >= 1 && n <= pages))].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}
