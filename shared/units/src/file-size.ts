const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/**
 * Prints a size in the largest unit of B, KB, MB, GB, TB (step 1024) that keeps the figure at 1 or more, with two
 * decimals: `1536` → `1.50 KB`. A size that rounds up to 1024 goes to the next unit. Above TB the figure grows.
 *
 * @param bytes 0 or more; anything else (unknown) prints `未标注`
 */
export function formatFileSize(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '未标注';
  let value = bytes;
  let unit = 0;
  while (unit < units.length - 1 && Number(value.toFixed(2)) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit]}`;
}
