import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatQuantity, type Quantity, type QuantityFormat } from './format-quantity';

/** No-break and thin spaces, written so that they can be seen. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', "'");

describe('formatQuantity', () => {
  it.each<[Quantity, QuantityFormat, string]>([
    [17.526, { unit: 'mm' }, '17.526_mm'],
    [17.526, { unit: 'mm', decimals: 1 }, '17.5_mm'],
    [5, { unit: 'mm', decimals: 2 }, '5.00_mm'],
    [3.45, { unit: 'µm', space: 'thin' }, "3.45'µm"],
    [12, { unit: '°' }, '12°'],
    [0.1, { unit: '%' }, '0.1_%'],
    [2048, {}, '2048'],
    [12288, { unit: 'px' }, "12'288_px"],
    [1234567.25, {}, "1'234'567.25"],
    [-20, { unit: '°C' }, '−20_°C'],
    [-0.001, { decimals: 1 }, '0.0'],
    [[10, 20], { unit: 'mm' }, '10～20_mm'],
    [[10, null], { unit: 'mm' }, '≥_10_mm'],
    [[null, 20], { unit: 'mm' }, '≤_20_mm'],
    [[20, 20], { unit: 'mm' }, '20_mm'],
    [[-30, 85], { unit: '°C' }, '−30～85_°C'],
    [0, { unit: 'mm' }, '0_mm'],
  ])('%j %j', (quantity, format, expected) => {
    expect(seen(formatQuantity(quantity, format))).toBe(expected);
  });

  it.each<[Quantity]>([[null], [undefined], [Number.NaN], [[null, null]], [[Number.NaN, null]]])(
    '%j is not known',
    quantity => {
      expect(formatQuantity(quantity, { unit: 'mm' })).toBe('未标注');
    },
  );
});

describe('formatQuantity in the style of the catalogue', () => {
  it.each<[Quantity, QuantityFormat, string]>([
    [3.45, { unit: 'µm', decimals: 2 }, "3.45'µm"],
    [5, { unit: 'mm', decimals: 2 }, "5'mm"],
    [0.00042, { unit: 'mm', decimals: 2 }, "0.00042'mm"],
    [12288, { unit: 'px' }, "12288'px"],
    [-20, { unit: '°C' }, '-20°C'],
    [0.1, { unit: '%' }, '0.1%'],
    [0.5, { unit: '×' }, '0.5×'],
    [[80, 120], { unit: 'mm' }, "80～120'mm"],
    [[-30, 85], { unit: '°C' }, '-30～85°C'],
    [[80, null], { unit: 'mm' }, "≥ 80'mm"],
    [[null, 120], { unit: 'mm' }, "≤ 120'mm"],
    [[65, 65], {}, '65'],
    [[65.001, 65.002], { decimals: 2 }, '65'],
    [null, {}, '未标注'],
  ])('%j %j', (quantity, format, expected) => {
    expect(seen(formatQuantity(quantity, { ...format, style: 'catalogue' }))).toBe(expected);
  });
});

describe('formatNumber', () => {
  it('prints nothing but the figure, and loses none of it', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), value => {
        const back = Number(formatNumber(value).replaceAll('\u202f', '').replace('−', '-'));
        expect(Math.abs(back - value)).toBeLessThanOrEqual(5.1e-7);
      }),
    );
  });

  it('groups by three from five digits on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), value => {
        const groups = formatNumber(value).split('\u202f');
        expect(groups.slice(1).every(group => group.length === 3)).toBe(true);
        expect(groups[0]?.length).toBeLessThanOrEqual(3);
        expect(groups.join('')).toBe(String(value));
      }),
    );
  });
});
