import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size';

describe('formatFileSize', () => {
  it.each([
    [0, '0.00 B'],
    [1, '1.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1024 ** 2 - 1, '1.00 MB'],
    [1024 ** 2, '1.00 MB'],
    [5.25 * 1024 ** 3, '5.25 GB'],
    [1024 ** 4, '1.00 TB'],
    [2048 * 1024 ** 4, '2048.00 TB'],
  ])('%d bytes', (bytes, expected) => {
    expect(formatFileSize(bytes)).toBe(expected);
  });

  it.each([[null], [undefined], [Number.NaN], [-1], [Number.POSITIVE_INFINITY]])('%s is unknown, not 0', bytes => {
    expect(formatFileSize(bytes)).toBe('未标注');
  });

  it('keeps the figure below 1024 up to TB, and within half a hundredth of the truth', () => {
    const powers = { B: 0, KB: 1, MB: 2, GB: 3, TB: 4 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 ** 5 }), bytes => {
        const [figure, unit] = formatFileSize(bytes).split(' ');
        const power = Object.entries(powers).find(([name]) => name === unit)?.[1] ?? Number.NaN;
        if (power < 4) expect(Number(figure)).toBeLessThan(1024);
        expect(Math.abs(Number(figure) - bytes / 1024 ** power)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});
