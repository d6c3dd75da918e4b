import { expect, test } from 'vitest';
import { tierOfAddress, withTier } from './source-tier';

const brand = (name: string, website: string | null) => ({ name, website, nameZh: null, country: null, aliases: [] });
const basler = brand('Basler', 'https://www.baslerweb.com/');

test.each([
  [{ url: null, viaUrl: null }, basler, 'third-party-unattributed'],
  [{ url: 'https://docs.baslerweb.com/light', viaUrl: null }, basler, 'manufacturer'],
  [{ url: 'https://github.com/liuwake/MachineVision/blob/a/b.pdf', viaUrl: null }, basler, 'manual-mirror'],
  [{ url: 'https://github.com/some/project', viaUrl: null }, basler, 'third-party'],
  [{ url: 'https://www.baslerweb.com/a', viaUrl: 'https://github.com/some/project' }, basler, 'third-party'],
  [{ url: 'https://www.edmundoptics.com/p/1', viaUrl: null }, basler, 'secondary'],
  [{ url: 'https://www.edmundoptics.com/p/1', viaUrl: null }, brand('Edmund Optics', null), 'manufacturer'],
  [{ url: 'https://github.com/ctkarabiyik/vision-commerce-hub-85/a', viaUrl: null }, basler, 'secondary'],
  [{ url: 'https://www.thorlabs.com/a', viaUrl: null }, basler, 'secondary'],
  [{ url: 'https://www.thorlabs.com/a', viaUrl: null }, brand('Thorlabs', 'https://www.thorlabs.com'), 'manufacturer'],
  [{ url: 'https://www.keyence.eu/a', viaUrl: null }, brand('Keyence', 'https://www.keyence.com'), 'manufacturer'],
  [{ url: 'https://www.keyence.eu/a', viaUrl: null }, brand('Kowa', null), 'secondary'],
  [{ url: 'https://www.kowavision.com/a', viaUrl: null }, brand('Kowa', null), 'manufacturer'],
  [{ url: 'https://kowa-lenses.com/a', viaUrl: null }, brand('Kowa', null), 'manufacturer'],
  [{ url: 'https://azurephotonicsus.com/a', viaUrl: null }, brand('Azure Photonics', null), 'manufacturer'],
  [{ url: 'https://falenses.com/a', viaUrl: null }, brand('FALenses', null), 'manufacturer'],
  [{ url: 'no address', viaUrl: null }, basler, 'third-party-unattributed'],
  [{ url: 'https://a.www.baslerweb.com/b', viaUrl: 'no address' }, basler, 'manufacturer'],
  [{ url: 'https://baslerweb.com.example/b', viaUrl: null }, basler, 'secondary'],
  [
    { url: 'https://jp.misumi-ec.co.jp/a', viaUrl: null },
    brand('Misumi', 'https://www.misumi-ec.co.jp/'),
    'manufacturer',
  ],
  [{ url: 'https://dealer.co.jp/a', viaUrl: null }, brand('Misumi', 'https://www.misumi-ec.co.jp/'), 'secondary'],
  [{ url: 'https://shop.com.cn/a', viaUrl: null }, brand('OPT', 'https://www.opt.com.cn/'), 'secondary'],
  [{ url: 'https://some-shop.example/p/1', viaUrl: null }, brand('Kowa', null), 'secondary'],
])('%j of %j', (source, maker, tier) => {
  expect(tierOfAddress(source, maker)).toBe(tier);
});

test('a kind that is stated counts, whatever the address', () => {
  const source = { confidence: null, viaUrl: null, derived: [], fieldSources: [], notes: null };
  const stated = { ...source, tier: 'stated', url: 'https://www.baslerweb.com/a' };
  expect(withTier(stated, basler)).toBe(stated);
  expect(withTier({ ...stated, tier: null }, basler)).toEqual({ ...stated, tier: 'manufacturer' });
});
