import type { Filters } from '@shixuan/api';
import { parseListSearch } from '@shixuan/list-url';
import { beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { readOnlySite, type TestSite } from '../../../test/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await readOnlySite();
});

/** The first product of a list that has these choices. */
async function oneOf(categoryId: number, filters: Filters) {
  const { content } = await postCall(site.app, 'productList', { categoryId, filters, pageSize: 1 });
  const [row] = content.list;
  if (!row) throw new Error(`nothing in category ${categoryId}`);
  return row;
}
const groupsOf = async (id: number) => (await postCall(site.app, 'productCompatible', { id })).content.groups;
const kinds = async (id: number) => (await groupsOf(id)).map(({ kind, categoryId }) => `${kind} ${categoryId}`);

test('each category lists its compatible categories', async () => {
  const gige = await oneOf(1, { interface: { in: ['gige'] }, mount: { in: ['c'] } });
  expect(await kinds(gige.id)).toEqual(['lens 2', 'lens 6']);
  const cxp = await oneOf(1, { interface: { in: ['cxp-12'] } });
  expect(await kinds(cxp.id)).toContain('grabber 9');
  const link = await oneOf(4, { interface: { in: ['camera-link'] } });
  expect(await kinds(link.id)).toContain('grabber 9');
  expect(await kinds((await oneOf(2, { mount: { in: ['c'] } })).id)).toEqual(['camera 1']);
  expect(await kinds((await oneOf(6, { mount: { in: ['c'] } })).id)).toEqual(['camera 1']);
  expect(await kinds((await oneOf(9, { interface: { in: ['cxp'] } })).id)).toContain('camera 1');
  expect(await kinds((await oneOf(3, {})).id)).toEqual([]);
});

test('the first lenses meet every condition, in the same order each time, and the list behind the link holds them', async () => {
  const camera = await oneOf(1, { mount: { in: ['c'] }, pixelSizeUm: { min: 4.5 }, sensorDiagonalMm: { max: 9 } });
  const lenses = (await groupsOf(camera.id)).find(({ categoryId }) => categoryId === 6);
  if (!lenses) throw new Error('no lenses');
  expect(lenses.passing).toBeGreaterThan(0);
  expect(lenses.total).toBeGreaterThanOrEqual(lenses.passing);
  const first = lenses.list.slice(0, lenses.passing);
  expect(first.flatMap(({ reasons }) => reasons.map(({ state }) => state)).every(state => state === 'pass')).toBe(true);
  const margins = first.map(({ reasons }) => reasons[0]?.margin ?? Number.NaN);
  expect(margins).toEqual([...margins].sort((a, b) => a - b));
  expect(await groupsOf(camera.id)).toContainEqual(lenses);

  const { query, problems } = parseListSearch(new URL(lenses.listUrl, 'http://a').search);
  expect(problems).toEqual([]);
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { content } = await postCall(site.app, 'productList', {
      categoryId: lenses.categoryId,
      filters: query.filters,
      page,
      pageSize: 100,
    });
    ids.push(...content.list.map(({ id }) => id));
    if (ids.length >= content.total) break;
  }
  expect(first.map(({ row }) => row.id).filter(id => !ids.includes(id))).toEqual([]);
});

test('an unknown product is reported by its number', async () => {
  expect(await postCall(site.app, 'productCompatible', { id: 999_999 })).toMatchObject({
    state: 1010,
    msg: '没有编号为 999999 的产品',
  });
});
