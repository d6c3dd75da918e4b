import { expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { postCall } from '../../../test/post-call';
import { siteIndex } from '../../../test/site-catalogue';

test('Detail: figures of one record that cannot be true together are named', async () => {
  const index = await siteIndex();
  const [sound, odd] =
    [...index.segments.values()].find(({ category }) => category.code === 'line-lens')?.products ?? [];
  if (!sound || !odd) throw new Error('no line lenses');
  Object.assign(odd.attrs, { focalLengthMm: 50, magnification: 0.5, workingDistanceMm: 900 });
  const app = indexApp(index);
  const contradictions = async (id: number) => (await postCall(app, 'productDetail', { id })).content.contradictions;
  expect(await contradictions(odd.id)).toEqual(['焦距 50 mm、倍率 0.5× 对应物距约 150 mm，记录的工作距离为 900 mm']);
  expect(await contradictions(sound.id)).toBeUndefined();
  await app.close();
});
