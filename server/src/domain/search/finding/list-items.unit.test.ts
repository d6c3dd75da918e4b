import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { itemTexts } from './list-items';

const { ask, chips, rowsOf } = askedSearch(await fileSearch());
const shown = (typed: string) => rowsOf(typed).slice(0, 8);

test.each([
  ['MV-CS050-10GM 2台；镜头 16mm C口 3只', ['MV-CS050-10GM', '镜头 16mm C口']],
  ['LM25JC10M 4只 500万全局相机 4台', ['LM25JC10M', '500万全局相机']],
  ['1、MER-502-79U3C 3台 2、条形光 红色 6根', ['MER-502-79U3C', '条形光 红色']],
  ['0.3倍远心镜头 C口', ['0.3倍远心镜头 C口']],
  ['12mm/F1.4/C口', ['12mm/F1.4/C口']],
])('%s: the items of the list', (typed, items) => {
  expect(itemTexts(typed).map(text => text.trim())).toEqual(items);
});

test.each(['海康 MV-CS050-10GM 2台；镜头 16mm C口 3只', '镜头 16mm C口 3只\n海康 MV-CS050-10GM 2台'])(
  '%s: the part number first, then what was described',
  typed => {
    const [first, ...others] = shown(typed);
    expect(first?.model).toBe('MV-CS050-10GM');
    expect(others.length).toBeGreaterThan(0);
    for (const { attrs } of others) expect(attrs.focalLengthMm).toBeCloseTo(16, 0);
  },
);

test('of several things that are described each is among the first results', () => {
  const found = shown('500万网口相机1台，16mm镜头1个，白色环形光1个');
  expect(found.some(({ attrs }) => attrs.interface === 'gige')).toBe(true);
  expect(found.some(({ attrs }) => attrs.focalLengthMm === 16)).toBe(true);
  expect(found.some(({ attrs }) => [attrs.colours].flat().includes('white'))).toBe(true);
});

test('no product is listed twice', () => {
  const ids = rowsOf('LM16JC5M2 1个；16mm镜头 C口 2个').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is said beside a part number is no condition; the others are called as their own item has them', () => {
  const typed = 'MER-502-79U3C 500万 彩色 3台；条形光 白色 长100mm 2根';
  expect(chips(typed)).toEqual(['条形光源', '白色', '发光长度 100 mm']);
  for (const { span, key } of ask(typed).understood) expect(typed.slice(...span)).toBe(key);
});

test('what is met only nearly is told of each item', () => {
  expect(ask('MV-CS050-10GM 2台；环形光源 白色 外径73 2个').note).toContain('外径 73 mm');
});
