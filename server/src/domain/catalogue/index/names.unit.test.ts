import { expect, test, vi } from 'vitest';
import { compareBrandNames, compareSeries } from './default-order';
import { foldMapped, foldPartNumber, foldText, keywordWords, withoutUnits } from './fold-text';
import { compareNatural } from './natural-order';

const brand = (id: number, name: string) => ({ id, name, nameZh: null });

test('names are ordered as people read them, and never equal while they differ', () => {
  const names = ['MV-CS10', 'MV-CS2', '海康', '大华', 'Basler', 'basler'];
  expect(names.sort(compareNatural)).toEqual(['大华', '海康', 'basler', 'Basler', 'MV-CS2', 'MV-CS10']);
  expect(compareNatural('MV-CS2', 'MV-CS10')).toBeLessThan(0);
  expect(compareNatural('大华', '海康')).toBeLessThan(0);
  // Equal for the collator: one of them has full-width digits.
  expect(compareNatural('A1', 'A１') * compareNatural('A１', 'A1')).toBeLessThan(0);
  expect(compareNatural('A1', 'A1')).toBe(0);
});

test('brands of one name are ordered by their number, series without a name come last', () => {
  expect(compareBrandNames(brand(1, 'Basler'), brand(2, 'Basler'))).toBeLessThan(0);
  expect(compareBrandNames(brand(2, 'Basler'), brand(1, 'Basler'))).toBeGreaterThan(0);
  expect(compareBrandNames(brand(9, 'Basler'), brand(1, 'Zeiss'))).toBeLessThan(0);
  expect([null, 'B', 'A'].sort(compareSeries)).toEqual(['A', 'B', null]);
  expect(compareSeries(null, null)).toBe(0);
});

test.each([
  // A letter with the mark on it, as one character or as two.
  ['e\u0300', 'è'],
  ['è', 'è'],
  ['E\u0300\u0323', 'ẹ̀'],
  ['2/3 英寸', '2/3"'],
  ['2/3吋', '2/3"'],
  ['英国', '英国'],
  ['1/1.8″ “a” 〃', '1/1.8""a""'],
  ['4096 × 3000 ✕ 2 ✖ 1', '4096x3000x2x1'],
  ['12 ＊ 3', '12x3'],
  ['12    * 3', '12*3'],
  ['12 *    3', '12*3'],
  ['12   *   3', '12x3'],
  ['Ø5 ø6 Φ7 ⌀8 ∅9', 'φ5φ6φ7φ8φ9'],
  ['5 µm 5 μm', '5um5um'],
  ['10〜20 ∼ 30', '10~20~30'],
  ['鏡頭', '镜头'],
  ['ﬁlter', 'filter'],
  ['\ud800x', '\ufffdx'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text).normalize('NFC')).toBe(folded.normalize('NFC'));
});

test('a character is folded once, however often it is searched', async () => {
  // A copy of its own: what is kept is limited, and other tests of this process fold many characters.
  const copy: string = './fold-text?own-memory';
  const own: Pick<typeof import('./fold-text'), 'foldText'> = await import(copy);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(own.foldText('ㇰ㋿')).toBe(own.foldText('ㇰ㋿'));
  const first = normalize.mock.calls.length;
  own.foldText('ㇰ㋿ㇰ');
  expect([first, normalize.mock.calls.length]).toEqual([4, 4]);
  normalize.mockRestore();
});

test('a folded text says where in the text it was made from each unit stands', () => {
  expect(foldMapped('2 英寸e\u0300')).toEqual({ text: '2 "è', starts: [0, 1, 2, 4], ends: [1, 2, 4, 6] });
  // The last code of one unit is no half of a pair.
  expect(foldMapped('\uffff*英寸')).toEqual({ text: '\uffff*"', starts: [0, 1, 2], ends: [1, 2, 4] });
  expect(foldMapped('ﬁ\ud842\udfb7')).toEqual({ text: 'fi\ud842\udfb7', starts: [0, 0, 1, 1], ends: [1, 1, 3, 3] });
  const mapped = withoutUnits(foldMapped('A-\ud842\udfb7 b'), /[- ]/u);
  expect(mapped).toEqual({ text: 'a\ud842\udfb7b', starts: [0, 2, 2, 5], ends: [1, 4, 4, 6] });
  expect(withoutUnits(foldMapped('--'), /-/)).toEqual({ text: '', starts: [], ends: [] });
});

test('a letter takes seven marks, the next eight begin anew', () => {
  const { starts } = foldMapped(`a${'\u0323'.repeat(20)}`);
  expect([...new Set(starts)]).toEqual([0, 8, 16]);
});

test('twenty words are searched for, and no more', () => {
  const words = Array.from({ length: 25 }, (_, i) => `w${i}`);
  expect(keywordWords(words.join(' '))).toEqual(words.slice(0, 20));
  expect(foldPartNumber('MV-CH120 / 10GM_白')).toBe('mvch12010gm白');
});
