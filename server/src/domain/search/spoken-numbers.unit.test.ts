import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldMapped } from '../catalogue/index/fold-text';
import { withFigures } from './spoken-numbers';

const read = (text: string) => withFigures(foldMapped(text)).text;

test.each([
  ['八毫米镜头', '8毫米镜头'],
  ['三十五毫米', '35毫米'],
  ['二千万彩色', '2000万彩色'],
  ['两千五百万', '2500万'],
  ['四k线阵', '4k线阵'],
  ['一百二十毫米', '120毫米'],
  ['十二毫米', '12毫米'],
  ['千万像素镜头', '1000万像素镜头'],
  ['三分之二寸镜头', '2/3寸镜头'],
  ['半英寸镜头', '1/2"镜头'],
  ['一亿五千万像素', '15000万像素'],
  ['1亿5000万', '15000万'],
  ['4xCXP6', '4路cxp6'],
  ['一亿零三百万', '10300万'],
  ['两亿像素', '2亿像素'],
  // No figures: the name of a link, a count, a class of pixels.
  ['千兆网', '千兆网'],
  ['四通道', '四通道'],
  ['几千万像素', '几千万像素'],
  ['百万像素镜头', '百万像素镜头'],
  ['一万毫米', '1万毫米'],
  ['0.5x 110mm', '0.5x 110mm'],
  ['200x150mm', '200x150mm'],
])('%s is read as %s', (typed, figures) => {
  expect(read(typed)).toBe(figures);
});

test('each unit still knows the characters that it was made from', () => {
  const piece = fc.constantFrom('八', '十', '二', '百', '千', '万', '亿', '毫米', 'k', '镜头', '相机', '5', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const typed = pieces.join('');
      const { text, starts, ends } = withFigures(foldMapped(typed));
      expect(starts).toHaveLength(text.length);
      expect(ends).toHaveLength(text.length);
      for (let at = 0; at < text.length; at++) {
        expect(starts[at]).toBeLessThan(ends[at] as number);
        expect(starts[at]).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
        expect(ends[at]).toBeLessThanOrEqual(typed.length);
        // What is no figure stands for itself.
        if (!/\d/.test(text[at] as string)) expect(typed.slice(starts[at], ends[at])).toBe(text[at]);
      }
    }),
  );
});
