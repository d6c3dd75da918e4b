import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldMapped } from '../../catalogue/index/fold-text';
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
  ['一拖四采集卡', '四路采集卡'],
  ['能接4个CXP相机', '能4路cxp相机'],
  ['一亿零三百万', '10300万'],
  ['两亿像素', '2亿像素'],
  ['五点五微米', '5.5微米'],
  ['零点五倍远心', '0.5倍远心'],
  ['3点45微米', '3.45微米'],
  ['半米行程', '0.5米行程'],
  ['一百克以下', '100克以下'],
  ['三十度', '30度'],
  ['five megapixel', '5 mp'],
  ['twenty-five mm lens', '25 mm lens'],
  ['one hundred and fifty fps', '150 fps'],
  ['two point eight mm', '2.8 mm'],
  ['four channel grabber', '4 channel grabber'],
  ['100 frames per second', '100 fps'],
  ['12 millimetre', '12 mm'],
  ['8mm-16mm 焦距', '8-16mm 焦距'],
  ['500万到800万', '500到800万'],
  ['外径一百五左右', '外径150左右'],
  ['视野两百五十八', '视野258'],
  ['一百零五焦距', '105焦距'],
  ['两百长的条光', '200长的条光'],
  ['外径九十', '外径90'],
  ['焦距八以内', '焦距8以内'],
  ['光圈一点四', '光圈1.4'],
  ['一米二长', '1.2米长'],
  ['两百乘三百', '200x300'],
  ['一比二远心', '0.5x远心'],
  ['2:1远心', '2x远心'],
  ['视野四五十', '视野40-50'],
  ['公差两道', '公差2丝'],
  ['一米多长的线光', '1-2米长的线光'],
  ['200多毫米', '200-300毫米'],
  ['二十多毫米', '20-30毫米'],
  ['500mm多种颜色', '500mm多种颜色'],
  ['外径一百二30度', '外径120 30度'],
  ['三点一线', '三点一线'],
  ['两百台', '两百台'],
  ['16:9', '16:9'],
  ['网线1米2根', '网线1米2根'],
  // No figures: the name of a link, a count, a class of pixels.
  ['千兆网', '千兆网'],
  ['四通道', '四通道'],
  ['几千万像素', '几千万像素'],
  ['百万像素镜头', '百万像素镜头'],
  ['一万毫米', '1万毫米'],
  ['米色', '米色'],
  ['一半米色', '一半米色'],
  ['one camera', 'one camera'],
  ['point grey', 'point grey'],
  ['and mm', 'and mm'],
  ['8mm-16m', '8mm-16m'],
  ['0.5x 110mm', '0.5x 110mm'],
  ['200x150mm', '200x150mm'],
])('%s is read as %s', (typed, figures) => {
  expect(read(typed)).toBe(figures);
});

test('each unit still knows the characters that it was made from', () => {
  const piece = fc.constantFrom(
    ...['八', '十', '二', '百', '千', '万', '亿', '点', '零', '半', '毫米', 'k', '镜头', '相机', '5', ' '],
    ...['five', 'twenty', 'hundred', 'and', 'point', '-', 'mm', 'megapixel', 'microns'],
  );
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
        // 一百二30度: a space keeps two figures apart that were typed without one.
        if (text[at] === ' ' && /^\d \d$/.test(text.slice(at - 1, at + 2))) continue;
        // What is no figure and no unit in words stands for itself.
        if (/[\p{Script=Han} -]/u.test(text[at] as string)) expect(typed.slice(starts[at], ends[at])).toBe(text[at]);
      }
    }),
  );
});
