import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { siteSynonyms } from '../text/synonyms';
import { withCarriedDevices } from './carried-devices';

test('devices that no category carries stay missing', async () => {
  const { segments } = await siteIndex();
  expect(withCarriedDevices(siteSynonyms(), [...segments.values()])).toBe(siteSynonyms());
});

test('names of a device lead to the category that carries it, save those that tell of a trait', async () => {
  const [any] = (await siteIndex()).segments.values();
  if (!any) throw new Error('no category');
  const category = { ...any.category, name: '滤光片', code: 'optical-filter' };
  const read = withCarriedDevices(siteSynonyms(), [{ ...any, category }]);
  const own = read.categories.find(({ categories }) => categories.includes('optical-filter'));
  expect(own?.names).toEqual(expect.arrayContaining(['滤光片', '滤镜', 'uv镜', 'filter']));
  for (const name of ['带通滤光片', '窄带滤光片', 'bandpass filter']) expect(own?.names).not.toContain(name);
  expect(read.notCarried.map(({ label }) => label)).not.toContain('滤光片');
  expect(read.notCarried).toHaveLength(siteSynonyms().notCarried.length - 1);
  // Without a product it carries nothing.
  expect(withCarriedDevices(siteSynonyms(), [{ ...any, category, products: [] }])).toBe(siteSynonyms());
});
