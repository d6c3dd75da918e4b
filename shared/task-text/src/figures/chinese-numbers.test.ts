import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';
import { chineseNumberAt } from './chinese-numbers';

const numberOf = (text: string) => {
  const found = chineseNumberAt(text, 0);
  return found?.end === text.length ? Number(found.text) : null;
};

/** A whole number below 10 000 as it is spoken. */
function spoken(value: number): string {
  const digits = String(value).padStart(4, '0');
  const said = [...digits].map((digit, at) =>
    digit === '0' ? '零' : `${'零一二三四五六七八九'[Number(digit)]}${'千百十'[at] ?? ''}`,
  );
  return said
    .join('')
    .replaceAll(/零+/g, '零')
    .replaceAll(/^零|零$/g, '');
}

test('a number in Chinese characters is what it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), value => {
      expect([spoken(value), numberOf(spoken(value))]).toEqual([spoken(value), value]);
    }),
  );
  expect(
    ['十五', '两百', '三百五', '三百零五', '两千五', '三万', '三万五', '零点二', '一点二五'].map(numberOf),
  ).toEqual([15, 200, 350, 305, 2500, 30_000, 35_000, 0.2, 1.25]);
});

test('rows of digits and multiples out of order are no number', () => {
  for (const text of ['一二三', '百', '五十百', '三万两万', '半']) expect([text, numberOf(text)]).toEqual([text, null]);
});

test.each([
  ['视野三百毫米乘两百毫米', 'field={"widthMm":300,"heightMm":200}'],
  ['视野八十乘六十', 'field={"widthMm":80,"heightMm":60}'],
  ['工作距离三百到四百毫米', 'wd={"minMm":300,"maxMm":400}'],
  ['工作距离三百毫米到四百毫米', 'wd={"minMm":300,"maxMm":400}'],
  ['缺陷零点二毫米', 'feature=0.2'],
  ['缺陷零点三，视野宽 60', 'feature=0.3 width=60'],
  ['直径五十毫米', 'diameter=50'],
  ['速度六十米每分钟', 'speed=1000'],
  ['每分钟三百瓶', 'rate=5'],
  ['工件高度差最大三毫米', 'heightVariation=3'],
  ['相机装在半米高处', 'wd={"minMm":500,"maxMm":500}'],
])('%s', (line, read) => {
  expect(written(line)).toBe(read);
});

test.each([
  ['视野宽1米2', 'width=1200'],
  ['视野宽1米25', 'width=1250'],
  ['视野宽两米五', 'width=2500'],
  ['视野宽两米半', 'width=2500'],
  ['视野宽1米2，高8公分', 'width=1200 height=80'],
])('%s: what stands behind metres is a part of one', (line, read) => {
  expect(written(line)).toBe(read);
});

test('a count, a kind and what is many are no lengths', () => {
  for (const line of ['一道划痕，两条产线，三个工位', '三维，二维码，两面，一次拍两帧', '五百万相机']) {
    const { readings, questions } = readTask(line);
    const figures = [...readings.filter(({ value }) => typeof value === 'number'), ...questions];
    expect([line, figures]).toEqual([line, []]);
  }
  expect(written('视野宽1米2个相机')).toContain('width=1000');
});

test('a row of digits that no number has is none, from whichever of them it is read', () => {
  const row = '零'.repeat(1000);
  for (const start of [0, 1, 500]) expect(chineseNumberAt(row, start)).toBeNull();
  expect(chineseNumberAt('九千九百九十九万九千九百九十九', 0)?.text).toBe('99999999');
});
