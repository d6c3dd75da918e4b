import { expect, test } from 'vitest';
import { tierOfAddress } from './source-tier';

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
  [{ url: 'https://some-shop.example/p/1', viaUrl: null }, brand('Kowa', null), 'secondary'],
])('%j of %j', (source, maker, tier) => {
  expect(tierOfAddress(source, maker)).toBe(tier);
});
