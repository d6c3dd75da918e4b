import { calls, envelope } from '@shixuan/api';
import type { CallRequest } from '@shixuan/api/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postCall, type Reply } from '../../../test/post-call';
import { selectionCatalogue } from '../../../test/selection-catalogue';
import { sharedSolver } from '../../../test/shared-solver';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';

type Name = 'selectionInit' | 'cameraSelectionInit' | 'productDropdown' | 'rankCameras' | 'rankLenses' | 'rankSystems';

let app: FastifyInstance;
beforeAll(async () => {
  const catalogue = await selectionCatalogue();
  app = buildApp({ db: unreachableDatabase(), catalogue, solver: sharedSolver, config: { imageHost: '' } });
});
afterAll(() => app.close());

/** The content of a success, which is what the contract says. */
async function ask<N extends Name>(name: N, body: CallRequest<N>): Promise<Reply<N>['content']> {
  const { state, content, msg } = await postCall(app, name, body);
  expect([state, msg]).toEqual([0, '']);
  expect(envelope(calls[name].content).parse({ state, content, msg }).content).toEqual(content);
  return content;
}
const refused = async <N extends Name>(name: N, body: CallRequest<N>) => {
  const { status, msg } = await postCall(app, name, body);
  return [status, msg];
};

/** 60 × 50 mm to 0.05 mm at 150 to 400 mm: 1200 pixels across, which 2448 × 2048 have. */
const task: CallRequest<'rankCameras'>['task'] = {
  object: { widthMm: 60, heightMm: 50 },
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
  workingDistance: { minMm: 150, maxMm: 400 },
};
const [GIGE, USB3, UNKNOWN_PIXEL, F12, F25, F50, TELECENTRIC, LIGHT, SLIDE] = [1, 2, 3, 5, 6, 7, 8, 9, 11] as const;

describe('what the catalogue offers', () => {
  test('counts of what can be computed with, and what the rest lacks', async () => {
    const { kinds, brands, links, lensMounts, bounds } = await ask('selectionInit', {});
    expect(kinds.map(({ role, total, usable }) => [role, total, usable])).toEqual([
      ['camera', 3, 2],
      ['camera', 1, 1],
      ['lens', 3, 3],
      ['lens', 1, 1],
      ['light', 1, 1],
      ['grabber', 1, 1],
    ]);
    expect(kinds[0]?.lacking).toEqual([{ label: '像元尺寸', count: 1 }]);
    expect(brands[0]).toEqual({
      id: 1,
      name: 'Basler',
      nameZh: '巴斯勒',
      cameras: 3,
      lenses: 0,
      lights: 1,
      grabbers: 1,
    });
    expect(links).toEqual([
      { value: 'gige', label: 'GigE 千兆网', count: 2 },
      { value: 'usb3', label: 'USB 3.0', count: 1 },
    ]);
    expect(lensMounts).toContainEqual({ value: 'c', label: 'C 口', count: 3 });
    expect(bounds).toMatchObject({ focalLengthMm: { min: 12, max: 50 }, frameRateHz: { min: 23, max: 75 } });
    expect(bounds.wavelengthNm).toBeNull();
  });

  test('the camera page: area and line apart', async () => {
    const { kinds } = await ask('cameraSelectionInit', {});
    expect(kinds.map(({ kind, usable, pixelSizes }) => [kind, usable, pixelSizes])).toEqual([
      ['area', 2, [{ pixelSizeUm: 3.45, count: 2 }]],
      ['line', 1, [{ pixelSizeUm: 7, count: 1 }]],
    ]);
    expect(kinds[0]?.brands).toEqual([{ value: '1', label: expect.stringContaining('Basler'), count: 2 }]);
  });
});

describe('type-ahead', () => {
  const models = async (body: CallRequest<'productDropdown'>) =>
    (await ask('productDropdown', body)).products?.map(({ product }) => product.model);

  test('by part of the number without separators, by brand, by both', async () => {
    expect(await models({ keyword: 'aca244075' })).toEqual(['acA2440-75um']);
    expect(await models({ keyword: '巴斯勒 2440' })).toEqual(['acA2440-20gm', 'acA2440-75um']);
    expect(await models({ keyword: 'm25' })).toEqual(['M2528-MPW3']);
    expect(await models({ keyword: 'mpw3', limit: 2 })).toHaveLength(2);
  });

  test('narrowed by role, category and brand; only what can be computed with', async () => {
    expect(await models({ keyword: 'basler', role: 'light' })).toEqual(['RL-150']);
    expect(await models({ keyword: 'basler', categoryId: 4 })).toEqual([]);
    expect(await models({ keyword: 'm', brand: 2 })).not.toContain('acA2440-20gm');
    expect(await models({ keyword: 'boa9344' })).toEqual([]);
    expect(await models({ keyword: 'KK60' })).toEqual([]);
    expect(await models({ keyword: ' - ' })).toEqual([]);
  });

  test('a match carries the facts that the engine needs', async () => {
    const { products, list } = await ask('productDropdown', { keyword: 'M1228' });
    expect(list).toEqual([]);
    expect(products).toEqual([
      {
        role: 'lens',
        product: expect.objectContaining({ id: F12, brand: { id: 2, name: 'Computar', nameZh: null } }),
        part: expect.objectContaining({ kind: 'focal', focalLengthMm: 12, lengthMm: null }),
      },
    ]);
    expect(products?.[0]?.product).not.toHaveProperty('attrs');
  });

  test('neither attribute nor keyword is refused as before', async () => {
    expect(await refused('productDropdown', {})).toEqual([422, '分类编号 categoryId：必填，应为数字']);
    expect(await refused('productDropdown', { keyword: 'x', categoryId: 99 })).toEqual([404, expect.any(String)]);
  });
});

describe('solving', () => {
  test('whole systems: rows name parts that are all there, with verdicts, lights and link', async () => {
    const { list, parts, ledger, feasible, nearMisses, catalogueVersion } = await ask('rankSystems', { task });
    expect(feasible).toBeGreaterThan(0);
    expect(nearMisses).toEqual([]);
    expect(catalogueVersion).toBe('1');
    const [best] = list;
    if (!best) throw new Error('no system');
    expect([GIGE, USB3]).toContain(best.cameraId);
    expect([F12, F25]).toContain(best.lensId);
    // The 50 mm lens has an F mount, which no camera here takes.
    expect(list.some(({ lensId }) => lensId === F50)).toBe(false);
    expect(ledger.map(({ check }) => check)).toContain('field-of-view');
    expect(best.setting.fieldWidthMm.low).toBeGreaterThanOrEqual(60);
    expect(best.setting.objectPixelMm.nominal).toBeLessThanOrEqual(0.05);
    expect(best.verdicts).toMatchObject({ 'field-of-view': expect.any(String), accuracy: 'pass', distance: 'pass' });
    expect(Object.values(best.verdicts)).not.toContain('fail');
    const named = list.flatMap(({ cameraId, lensId, lights }) => [cameraId, lensId, ...lights.map(l => l.lightId)]);
    const known = parts.map(({ product }) => product.id);
    expect(new Set(known).size).toBe(known.length);
    for (const id of named) expect(known).toContain(id);
  });

  test('a given camera or lens is kept', async () => {
    const withCamera = await ask('rankSystems', { task, cameraId: USB3 });
    expect(withCamera.list.map(({ cameraId }) => cameraId)).toEqual(withCamera.list.map(() => USB3));
    expect(withCamera.feasible).toBeGreaterThan(0);
    const both = await ask('rankSystems', { task, cameraId: USB3, lensId: F25 });
    expect(both.list.map(({ cameraId, lensId }) => [cameraId, lensId])).toEqual([[USB3, F25]]);
  });

  test('telecentric measuring lists telecentric lenses; others are the alternative or the given lens', async () => {
    const small = { object: { widthMm: 12, heightMm: 9 }, accuracy: task.accuracy };
    const lensesOf = (list: readonly { lensId: number }[]) => [...new Set(list.map(({ lensId }) => lensId))].sort();
    const anyLens = await ask('rankSystems', { task: small });
    expect(lensesOf(anyLens.list)).toContain(F25);
    const telecentric = await ask('rankSystems', { task: { ...small, mode: 'telecentric' } });
    expect(lensesOf([...telecentric.list, ...telecentric.front.map(({ system }) => system)])).toEqual([TELECENTRIC]);
    expect([F12, F25]).toContain(telecentric.alternative?.lensId);
    expect(telecentric.parts.map(({ product }) => product.id)).toContain(telecentric.alternative?.lensId);
    const brought = await ask('rankSystems', { task: { ...small, mode: 'telecentric' }, lensId: F25 });
    expect(lensesOf(brought.list)).toEqual([F25]);
    const lenses = await ask('rankLenses', { task: { ...small, mode: 'telecentric' }, cameraId: GIGE });
    expect(lensesOf(lenses.list)).toEqual([TELECENTRIC]);
    expect([F12, F25]).toContain(lenses.alternative?.lensId);
    expect(lenses.parts.map(({ product }) => product.id)).toContain(lenses.alternative?.lensId);
    const row = { cameraId: USB3, lensId: telecentric.alternative?.lensId ?? 0 };
    const twins = await ask('rankSystems', { task: { ...small, mode: 'telecentric' }, twinsOf: row });
    expect(lensesOf(twins.list)).toContain(row.lensId);
  });

  test('a given light is checked with every system, also when it is unsuitable', async () => {
    const ring = await ask('rankSystems', { task: { ...task, technique: 'ring' }, lightId: LIGHT });
    expect(ring.list.length).toBeGreaterThan(0);
    const back = await ask('rankSystems', { task: { ...task, technique: 'backlight' }, lightId: LIGHT });
    expect(back.list.map(({ lensId }) => lensId)).toEqual(ring.list.map(({ lensId }) => lensId));
    for (const { list, parts } of [ring, back]) {
      expect(parts.map(({ product }) => product.id)).toContain(LIGHT);
      for (const { lights, verdicts } of list) {
        expect(lights.map(({ lightId, technique }) => [lightId, technique])).toEqual([[LIGHT, 'ring']]);
        expect([verdicts['light-function'], verdicts['light-geometry']]).toEqual(
          lights.flatMap(light => [light.function, light.geometry]),
        );
      }
    }
    expect(ring.list[0]?.verdicts['light-function']).not.toBe('fail');
    expect(back.list[0]?.verdicts['light-function']).toBe('fail');
    expect(await refused('rankSystems', { task, lightId: GIGE })).toEqual([
      422,
      '光源编号 lightId：1 是相机，应为光源的编号',
    ]);
  });

  test('lenses for a camera, and the same for its bare sensor', async () => {
    const forCamera = await ask('rankLenses', { task, cameraId: GIGE });
    const sensor = { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45, mounts: ['c'] };
    const forSensor = await ask('rankLenses', { task, sensor });
    expect(forCamera.list.length).toBeGreaterThan(0);
    expect(forSensor.list.map(({ lensId }) => lensId)).toEqual(forCamera.list.map(({ lensId }) => lensId));
    expect(forSensor.list.every(({ cameraId }) => cameraId === 0)).toBe(true);
    expect(forSensor.list[0]?.setting.fieldWidthMm).toEqual(forCamera.list[0]?.setting.fieldWidthMm);
  });

  test('cameras are ranked alone and for a given lens', async () => {
    const alone = await ask('rankCameras', { task });
    expect(alone.list.map(({ lensId }) => lensId)).toEqual(alone.list.map(() => 0));
    expect(alone.ledger.map(({ check, cameras, lenses }) => [check, cameras, lenses])).toContainEqual([
      'field-of-view',
      1,
      0,
    ]);
    const withLens = await ask('rankCameras', { task, lensId: F25 });
    expect(withLens.list.map(({ lensId }) => lensId)).toEqual(withLens.list.map(() => F25));
  });

  test('where no system does the task, the nearest state by how much they miss it and why', async () => {
    const fine = { ...task, accuracy: { kind: 'object-pixel' as const, objectPixelMm: 0.02 } };
    const { list, feasible, nearMisses } = await ask('rankSystems', { task: fine });
    expect([list, feasible]).toEqual([[], 0]);
    const [near] = nearMisses;
    expect(near?.misses.map(({ check }) => check)).toContain('accuracy');
    expect(near?.misses[0]?.missedBy).toBeGreaterThan(0);
    expect(near?.misses[0]?.reason).toMatch(/\d/);
  });

  test('answers are cached: an equal task written otherwise has the same tag', async () => {
    const first = await postCall(app, 'rankSystems', { task });
    const again = await postCall(app, 'rankSystems', { limit: 30, task: { marginPct: 10, ...task } });
    expect(again.headers.etag).toBe(first.headers.etag);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/web/Product/CameraShot',
      payload: { task },
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(statusCode).toBe(304);
  });
});

describe('what is refused', () => {
  test.each<[string, CallRequest<'rankLenses'>, number, string]>([
    ['an unknown id', { task, cameraId: 999 }, 404, '相机编号 cameraId：没有编号为 999 的相机'],
    ['a part of another kind', { task, cameraId: LIGHT }, 422, '相机编号 cameraId：9 是光源，应为相机的编号'],
    [
      'a product that is no part',
      { task, cameraId: SLIDE },
      422,
      '相机编号 cameraId：11 不是可用于计算的相机，缺少必需的参数或属于其他分类，应为相机的编号',
    ],
    [
      'a camera without its pixels',
      { task, cameraId: UNKNOWN_PIXEL },
      422,
      '相机编号 cameraId：3 不是可用于计算的相机，缺少必需的参数或属于其他分类，应为相机的编号',
    ],
    ['neither camera nor sensor', { task }, 422, '相机编号 cameraId：请给出相机编号 cameraId 或传感器 sensor 之一'],
    [
      'a figure out of its range',
      { task: { ...task, object: { widthMm: -1, heightMm: 5 } }, cameraId: GIGE },
      422,
      '宽 task.object.widthMm：应为 0.001 到 50000 mm 的数字',
    ],
    [
      'a format that the engine does not know',
      { task: { ...task, pixelFormat: 'mono9' }, cameraId: GIGE },
      422,
      '传输格式 task.pixelFormat：没有“mono9”这一项',
    ],
    [
      'a technique that the engine does not know',
      { task: { ...task, technique: 'torch' }, cameraId: GIGE },
      422,
      '打光方式 task.technique：没有“torch”这一项，可用：backlight、collimated-backlight、coaxial、ring、low-angle、dome、bar、line',
    ],
  ])('%s', async (_, body, status, msg) => {
    expect(await refused('rankLenses', body)).toEqual([status, msg]);
  });
});
