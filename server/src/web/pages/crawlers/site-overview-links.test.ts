import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declaredPage } from '../../../../test/pages/declared-page';
import { createTestSite } from '../../../../test/test-site';
import { writeRemoteBuild, writeShellBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';
import { registerPages } from '../register-pages';

test('every link of llms.txt leads somewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-overview-'));
  const registryDir = join(folder, 'registry');
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'catalog'), undefined, {
    routes: [
      {
        id: 'GoodsList',
        path: '/goods/list',
        title: '产品查询',
        description: '产品',
        page: await declaredPage('catalog', '/goods/list'),
      },
      { id: 'Brands', path: '/brands', title: '品牌系列', description: '品牌' },
    ],
  });
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'catalog'), registryDir);
  const site = await createTestSite({
    pages: (app, catalogue) => registerPages(app, { registryDir, config: { imageHost: '' }, catalogue }),
  });
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  const { body } = await site.app.inject('/llms.txt');
  const addresses = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const { statusCode } = await site.app.inject(address);
    // The protocol's address answers POST alone.
    expect([address, statusCode]).toEqual([address, address === '/mcp' ? 405 : 200]);
  }
});
