import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, rowsOf } = askedSearch(await fileSearch());

test.each([
  ['BFS-U3-51S5M 替代', 'FLIR', 'usb3', 'mono', 5.1],
  ['BFS-PGE-50S5C', 'FLIR', 'gige', 'color', 5],
  ['VCXG-51M', 'Baumer', 'gige', 'mono', 5.1],
  ['Manta G-507B', 'Allied', 'gige', 'mono', 5.07],
  ['GO-5100M-USB', 'JAI', 'usb3', 'mono', 5.1],
])(
  '%s: that the maker is not carried, and cameras with the figures that the part number says',
  (typed, maker, link, colour, megapixels) => {
    expect(ask(typed).notCarried?.join()).toContain(maker);
    expect(ask(typed).note).toContain(`按命名规则，${typed.replace(' 替代', '')} 为面阵相机、`);
    const rows = rowsOf(typed);
    expect(rows.length).toBeGreaterThan(0);
    for (const { attrs } of rows) {
      expect(attrs).toMatchObject({ interface: link, monoColor: colour });
      expect(Math.abs(Number(attrs.resolutionMp) / megapixels - 1)).toBeLessThan(0.06);
    }
  },
);

test.each([
  ['M1614-MP2', 16, 1.4],
  ['HF16HA-1B', 16, undefined],
  ['HF12.5HA-1B', 12.5, undefined],
  ['LM25HC', 25, undefined],
])('%s: lenses of the focal length that it says', (typed, focalLengthMm, maxAperture) => {
  const rows = rowsOf(typed);
  expect(rows.length).toBeGreaterThan(0);
  for (const { attrs } of rows) expect(attrs).toMatchObject({ focalLengthMm, ...(maxAperture && { maxAperture }) });
});

test('what stands beside the part number counts, too', () => {
  for (const { brand } of rowsOf('BFS-PGE-50S5C 国产替代')) expect(brand.name).not.toBe('Basler');
});

test('without figures it is only said that the maker is not carried', () => {
  expect(rowsOf('baumer vcxg')).toEqual([]);
  expect(ask('baumer vcxg').notCarried).toEqual(['堡盟 Baumer']);
});

test('a part number that is carried stays what it is', () => {
  expect(rowsOf('M7528-MP')[0]?.model).toBe('M7528-MP');
});

test('a maker by its name and by a part number of its is said once', () => {
  expect(ask('堡盟 vcxu-50m').notCarried).toEqual(['堡盟 Baumer']);
});
