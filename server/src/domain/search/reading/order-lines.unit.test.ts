import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { chips, rowsOf } = askedSearch(await fileSearch());
const modelsOf = (typed: string) => rowsOf(typed).map(({ model }) => model);

test.each([
  ['环形光 70 白 2个', '环形光 70 白'],
  ['16mm镜头 C口 3只', '16mm镜头 C口'],
  ['序号1 500万网口黑白相机 数量3台', '500万网口黑白相机'],
])('%s: how many are wanted says nothing of the part', (typed, part) => {
  expect(modelsOf(part).length).toBeGreaterThan(0);
  expect(modelsOf(typed)).toEqual(modelsOf(part));
  expect(chips(typed).toSorted()).toEqual(chips(part).toSorted());
});

test('each part number of a list with its count is found', () => {
  const found = modelsOf('MV-CS050-10GM 1台 MVL-KF1624M-25MP 1个 OPT-RID150-W 1个');
  expect(found).toEqual(expect.arrayContaining(['MV-CS050-10GM', 'MVL-KF1624M-25MP', 'OPT-RID150-W']));
});

test('channels are counted where no part ends', () => {
  expect(chips('4个通道的采集卡')).toContain('4 通道');
});
