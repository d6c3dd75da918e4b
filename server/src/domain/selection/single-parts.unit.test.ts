import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../test/site-search';
import type { CatalogueIndex } from '../catalogue/index/build';
import { profilersOf, singlePartNamed } from './single-parts';

let index: CatalogueIndex;
let profilerId: number;
beforeAll(async () => {
  ({ index } = await fileSearch());
  profilerId = profilersOf(index).all[0]?.id ?? 0;
});

const GONE = 900_001;
const REPLACED = 900_002;
const asked = (id: number) => ({ id, parameter: 'profilerId', kind: '3D 线激光' });

test('the part of a number is found, and the one that stands for it', () => {
  const parts = profilersOf(index);
  expect(singlePartNamed(index, parts, asked(profilerId)).part.id).toBe(profilerId);
  const find = (id: number) => index.find(id === REPLACED ? profilerId : id);
  expect(singlePartNamed({ ...index, find }, parts, asked(REPLACED)).part.id).toBe(profilerId);
});

test('a number without a part is refused for what it is', () => {
  const [camera] = [...index.segments.values()].find(({ category }) => category.code === 'area-camera')?.products ?? [];
  const brand = index.brands.get(camera?.brand.id ?? 0);
  if (!camera || !brand) throw new Error('no camera');
  const removed = new Map([[GONE, { id: GONE, brand, model: 'X-1', reason: '型号有误', replacementId: null }]]);
  const named = (id: number) => () => singlePartNamed({ ...index, removed }, profilersOf(index), asked(id));
  expect(named(camera.id)).toThrow(`3D 线激光编号 profilerId：${camera.id} 不是 3D 线激光，应为 3D 线激光的编号`);
  expect(named(REPLACED)).toThrow(`3D 线激光编号 profilerId：没有编号为 ${REPLACED} 的产品`);
  expect(named(GONE)).toThrow(/^3D 线激光编号 profilerId：.* X-1 已下架：型号有误$/u);
});
