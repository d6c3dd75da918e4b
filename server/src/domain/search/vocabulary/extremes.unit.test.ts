import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { answerSearch } from '../answering/answer-search';

const search = await fileSearch();
const { ask, rowsOf } = askedSearch(search);
const valuesOf = (typed: string, key: string) => rowsOf(typed).map(({ attrs }) => attrs[key]);

test.each([
  ['分辨率最高的面阵相机', 'resolutionMp', 'desc'],
  ['最高分辨率 面阵相机', 'resolutionMp', 'desc'],
  ['highest resolution 面阵相机', 'resolutionMp', 'desc'],
  ['帧率最快的usb3面阵相机', 'frameRateFps', 'desc'],
  ['最高帧率 usb3 面阵相机', 'frameRateFps', 'desc'],
  ['最轻的面阵相机', 'weightG', 'asc'],
  ['行程最长的滑台', 'strokeMm', 'desc'],
  ['slide with the longest stroke 滑台', 'strokeMm', 'desc'],
  // Of these more is a smaller figure.
  ['光圈最大的FA镜头', 'maxAperture', 'asc'],
  ['精度最高的滑台', 'repeatabilityUm', 'asc'],
])('%s: in the order of the figure', (typed, key, direction) => {
  const values = valuesOf(typed, key);
  expect(values.length).toBeGreaterThan(3);
  const sorted = [...values].sort((a, b) => (direction === 'asc' ? 1 : -1) * (Number(a) - Number(b)));
  expect(values).toEqual(sorted);
});

test.each(['低畸变 FA镜头 25mm', '低畸变镜头 16mm', '无畸变FA镜头', '零畸变 远心镜头', '远心镜头 low distortion'])(
  '%s: the least distortion first, whatever its sign; what states none comes last, and the answer says so',
  typed => {
    const amounts = valuesOf(typed, 'distortionPct').map(value =>
      value === undefined ? 1000 : Math.abs(Number(value)),
    );
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(ask(typed).note).toBe('以下按「畸变」从小到大列出，未标注的排在最后。');
  },
);

test('the answer says in which order, and the list is opened in it', () => {
  const { note, products } = ask('行程最长的滑台');
  expect(note).toBe('以下按「行程」从大到小列出，未标注的排在最后。');
  expect(products.categories[0]?.listUrl).toBe('/goods/list?categoryId=10&sort=-strokeMm');
});

test.each(['行程最大300的滑台', '网线最长能用多少米', '面阵相机'])('%s asks for no order', typed => {
  expect(search.find(typed).products.every(({ sort }) => sort === undefined)).toBe(true);
});

test('the highest of all is the first, and what the visitor narrows stays in order', () => {
  const camera = [...search.index.segments.values()].find(({ category }) => category.code === 'area-camera');
  const all = camera?.products.map(({ attrs }) => Number(attrs.resolutionMp ?? 0)) ?? [];
  expect(valuesOf('分辨率最高的面阵相机', 'resolutionMp')[0]).toBe(Math.max(...all));
  const { groups } = answerSearch(search, {
    keywords: '分辨率最高的面阵相机',
    categoryId: camera?.category.id,
    filters: { interface: { in: ['usb3'] } },
    page: 1,
    pageSize: 24,
    without: [],
  }).content;
  const rows = groups.flatMap(group => (group.kind === 'product' ? group.hits.map(({ row }) => row) : []));
  const figures = rows.map(({ attrs }) => Number(attrs.resolutionMp));
  expect(new Set(rows.map(({ attrs }) => attrs.interface))).toEqual(new Set(['usb3']));
  expect(figures).toEqual([...figures].sort((a, b) => b - a));
});
