import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, rowsOf } = askedSearch(await fileSearch());
const modelsOf = (typed: string) => rowsOf(typed).map(({ model }) => model);

test.each([
  ['acA1920-40gm 和 acA1920-40um 区别', ['acA1920-40gm', 'acA1920-40um']],
  ['raL2048-48gm raL4096-24gm', ['raL2048-48gm', 'raL4096-24gm']],
  ['Gocator 2430 2440 对比', ['Gocator 2430', 'Gocator 2440']],
  ['MER2-507-23GM 跟 LM16FC24M', ['MER2-507-23GM', 'LM16FC24M']],
])('%s: each of the parts', (typed, models) => {
  expect(modelsOf(typed)).toEqual(expect.arrayContaining(models));
});

test.each(['500万彩色相机 USB3 5套 / 16mm镜头 C口 5只', '500万网口相机+16mm镜头'])(
  '%s: each line of the list',
  typed => {
    const names = ask(typed).products.categories.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['FA 镜头', '面阵相机']));
  },
);

test('conditions of one kind that a slash parts are no list', () => {
  expect(ask('12mm/F1.4/C口').products.categories[0]?.name).toBe('FA 镜头');
});

test('what two names have in common is said once', () => {
  const series = ask('ace2 basic 和 pro 差别').groups.flatMap(group =>
    group.kind === 'series' ? group.hits.map(each => each.series) : [],
  );
  expect(series).toEqual(['ace 2 Basic', 'ace 2 Pro']);
});

test('one part number with what else is known of it is no list of parts', () => {
  expect(modelsOf('海康 MV-CS050-10GM 500万')[0]).toBe('MV-CS050-10GM');
});

test('two choices of one attribute against each other ask for an article', () => {
  const [first] = ask('卷帘 vs 全局').groups.filter(({ total }) => total > 0);
  expect(first?.kind).toBe('article');
});

test('a space in the name of a series, and the series before a figure that it lacks', () => {
  const rows = rowsOf('ace 2 pro 彩色 200万');
  expect(rows.length).toBeGreaterThan(0);
  for (const { series } of rows) expect(series).toBe('ace 2 Pro');
});

test('a part number divided by spaces counts beside words that say nothing of it', () => {
  expect(modelsOf('hpd2 100 bl 原厂')).toEqual(['HPD2-100BL']);
});

test('that domestic makers are asked for says nothing of what an unknown part number is', () => {
  expect(modelsOf('QX-77123-Z 国产替代')).toEqual([]);
});
