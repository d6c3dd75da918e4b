import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textColumns, truncateText } from './truncate-text';

describe('truncateText', () => {
  it.each([
    ['工业相机', 8, '工业相机'],
    ['工业相机', 7, '工业相…'],
    ['工业相机', 6, '工业相…'],
    ['camera', 6, 'camera'],
    ['camera', 5, 'camer…'],
    ['MV-CS050 面阵相机', 13, 'MV-CS050 面阵…'],
    ['MV-CS050 面阵相机', 12, 'MV-CS050 面…'],
    ['', 0, ''],
    ['相', 0, '…'],
    ['a', -1, '…'],
  ])('%s to %i', (text, limit, expected) => {
    expect(truncateText(text, limit)).toBe(expected);
  });

  it('counts full-width punctuation, quotation marks and letters as Chinese does', () => {
    expect(truncateText('，。（）', 8)).toBe('，。（）');
    expect(truncateText('，。（）', 7)).toBe('，。（…');
    expect(textColumns('“视选”')).toBe(8);
    expect(textColumns('ＡＢ１')).toBe(6);
    expect(textColumns('ｱｲ')).toBe(2);
  });

  it('never tears a surrogate pair or a joined mark apart', () => {
    expect(textColumns('𠮷野家')).toBe(6);
    expect(truncateText('𠮷野家', 3)).toBe('𠮷…');
    expect(truncateText('𠮷野家', 1)).toBe('…');
    expect(truncateText('e\u0301a', 1)).toBe('e\u0301…');
    expect(textColumns('👩🏽')).toBe(2);
  });

  it('leaves no space before the ellipsis', () => {
    expect(truncateText('ab cd', 3)).toBe('ab…');
  });

  it.each([['8'], [undefined], [null], [Number.NaN], [{}]])('refuses %s as a limit', limit => {
    const untyped = truncateText as (text: string, limit: unknown) => string;
    expect(() => untyped('工业相机', limit)).toThrow('截断长度必须是数字');
  });

  it('keeps what fits, and cuts at the limit otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 40 }), (text, limit) => {
        const cut = truncateText(text, limit);
        if (textColumns(text) <= limit) {
          expect(cut).toBe(text);
        } else {
          expect(cut.endsWith('…')).toBe(true);
          const kept = cut.slice(0, -1);
          expect(text.startsWith(kept)).toBe(true);
          expect(textColumns(kept)).toBeLessThanOrEqual(limit);
          const before = text.charCodeAt(kept.length - 1);
          const after = text.charCodeAt(kept.length);
          const torn = before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
          expect(torn).toBe(false);
        }
      }),
    );
  });
});
