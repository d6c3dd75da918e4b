import type { FastifyInstance } from 'fastify';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { readCsv, readPages, readPdf } from '../../../test/read-document';
import { sharedDocuments } from '../../../test/shared-documents';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { depthCamerasOf, profilersOf } from '../../domain/selection/single-parts';

let index: CatalogueIndex;
let app: FastifyInstance;
beforeAll(async () => {
  index = await siteIndex();
  app = indexApp(index, { documents: sharedDocuments });
});
afterAll(() => app.close());

let visitors = 0;
/** Each by another visitor: limits are the matter of other tests. */
function get(url: string) {
  visitors += 1;
  return app.inject({ url, remoteAddress: `10.2.0.${visitors}`, headers: { host: 'shixuan.example' } });
}
/** Any product of another kind. */
function idOf(code: string): number {
  const [product] = [...index.segments.values()].find(({ category }) => category.code === code)?.products ?? [];
  if (!product) throw new Error(`nothing in ${code}`);
  return product.id;
}

describe('the report of a line profiler', () => {
  const asked = 'mode=laser-3d&w=30&h=5&tol=1&dx=0.05&dy=0.1&v=100&rep=5&surface=matt';
  const profiler = () => {
    const drawn = profilersOf(index).all.find(
      ({ measuringRangeMm, nearWidthMm, farWidthMm, clearanceMm }) =>
        measuringRangeMm && nearWidthMm && farWidthMm && clearanceMm,
    );
    if (!drawn) throw new Error('no profiler can be drawn');
    return drawn;
  };
  const profilerId = () => profiler().id;

  test('holds inputs, field, every check and the profiler to buy', async () => {
    const { statusCode, rawPayload, headers } = await get(`/reports/selection.pdf?${asked}&profiler=${profilerId()}`);
    expect(statusCode).toBe(200);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(profiler().model);
    const text = await readPdf(rawPayload);
    for (const part of [
      '3D线激光',
      '工件宽30mm',
      '速度100mm/s',
      '近端',
      'Z向重复精度',
      '扫描频率',
      '激光与表面',
      '行进方向',
      '到远端',
      '到工件底面',
      '成本档(估算,不是报价)',
      '每轮廓',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('http://shixuan.example/selection/vision?mode=laser-3d&w=30');
    // The page shows this one and not its first.
    expect(text).toContain(`&pick=${profilerId()}`);
  });

  test('derives what the checks judge, and says what each symbol stands for', async () => {
    const { rawPayload } = await get(`/reports/selection.pdf?${asked}&profiler=${profilerId()}`);
    const text = await readPdf(rawPayload);
    for (const part of [
      '近端X点间距',
      '远端X点间距',
      '安装净空(外壳到工件最高处)',
      '所需轮廓频率',
      '最高移动速度',
      '符号含义单位',
      'Y向轮廓间距mm',
      '每条轮廓点数',
    ])
      expect(text).toContain(part);
  });

  test('does not say of a mirror without more that it does the task', async () => {
    const easy = 'mode=laser-3d&w=30&h=5&dx=0.5&dy=1&v=10&rep=50&surface=mirror';
    const { rawPayload } = await get(`/reports/selection.pdf?${easy}&profiler=${profilerId()}`);
    const text = await readPdf(rawPayload);
    expect(text).toContain('能完成任务,前提是处理好激光与表面(');
    expect(text).not.toMatch(/能完成任务\d/);
  });

  test('has the figures of the cover at the same height, however long their labels are', async () => {
    const { rawPayload } = await get(`/reports/selection.pdf?${asked}&profiler=${profilerId()}`);
    const page = await (await getDocumentProxy(new Uint8Array(rawPayload))).getPage(1);
    const { items } = await page.getTextContent();
    const heights = items.flatMap(item =>
      'str' in item && item.str.trim() && item.height === 13 ? [item.transform[5]] : [],
    );
    expect(heights.length).toBeGreaterThanOrEqual(6);
    expect(new Set(heights).size).toBe(2);
  });

  test('has a bill of the profiler, its cable and its supply', async () => {
    const { body } = await get(`/export/selection-bom.csv?${asked}&profiler=${profilerId()}`);
    const rows = readCsv(body);
    expect(rows.slice(1).map(row => row.slice(0, 2))).toEqual([
      ['1', '3D 线激光'],
      ['2', '数据线'],
      ['3', '供电'],
    ]);
    expect(rows[1]?.[7]).toBe(`http://shixuan.example/goods/detail?id=${profilerId()}`);
  });

  test.each([
    [() => asked, 422, 'profiler'],
    [() => `${asked}&profiler=x`, 422, 'profiler'],
    [() => `${asked}&profiler=999999`, 404, '999999'],
    [() => `${asked}&profiler=${idOf('fa-lens')}`, 422, '不是 3D 线激光'],
    [() => `mode=laser-3d&profiler=${profilerId()}`, 422, '参数 w'],
    [() => `${asked}&nonsense=1&profiler=${profilerId()}`, 422, 'nonsense'],
    [() => `${asked}&unset=width&profiler=${profilerId()}`, 422, 'unset'],
    [() => `${asked}&typed.speedMmS=soon&profiler=${profilerId()}`, 422, 'typed.speedMmS'],
  ])('is refused by name: %#', async (search, status, named) => {
    const { statusCode, body } = await get(`/reports/selection.pdf?${search()}`);
    expect([statusCode, body]).toEqual([status, expect.stringContaining(named)]);
  });
});

describe('the report of a 3D area camera', () => {
  const asked = 'goal=volume&box=600x400&h=300&dist=900~1600&dx=1.5&err=2&cycle=3&ambient=hall';
  const id = () => depthCamerasOf(index).all.find(({ model }) => model === 'FM850-E2')?.id ?? 0;

  test('holds inputs, where it is mounted, every check with what would help, and a bill', async () => {
    const { statusCode, rawPayload } = await get(`/reports/selection.pdf?${asked}&camera=${id()}`);
    expect(statusCode).toBe(200);
    const text = await readPdf(rawPayload);
    for (const part of [
      '3D面阵',
      '料区600×400mm',
      '600×400mm的料区,堆高300mm',
      '主动双目',
      '俯视',
      '安装距离是相机到最高处',
      '最低处点间距',
      '可改:Z向误差放宽到5.6mm',
      '成本档为估算',
      '到最低处1200',
      '最近500',
      '主动双目,深度图1.2MP,13Hz',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('http://shixuan.example/selection/volume?box=600x400');
    expect(text).toContain(`&pick=${id()}`);
    const rows = readCsv((await get(`/export/selection-bom.csv?${asked}&camera=${id()}`)).body);
    expect(rows).toHaveLength(4);
    expect(rows[1]?.slice(0, 2)).toEqual(['1', '3D 面阵']);
  });

  test('derives distance, view, spacing, error and rate with a legend, and leaves no page open before the end', async () => {
    const { rawPayload } = await get(`/reports/selection.pdf?${asked}&camera=${id()}`);
    const text = await readPdf(rawPayload);
    for (const part of ['相机到最低处', '最高处视野长', '最低处点间距', '三角测量的误差与距离的平方成正比', '所需帧率'])
      expect(text).toContain(part);
    expect(text).toContain('符号含义单位');
    const pages = await readPages(rawPayload);
    // Results begin below the checks, and what is derived below the results.
    const pageOf = (title: string) => pages.findIndex(page => page.includes(title));
    expect(pageOf('任务与结果')).toBe(pageOf('环境光与纹理'));
    expect(pageOf('附录推导、取值与出处') - pageOf('成本档(估算,不是报价)')).toBeLessThanOrEqual(1);
    const document = await getDocumentProxy(new Uint8Array(rawPayload));
    for (const [i] of pages.slice(1).entries()) {
      const { items } = await (await document.getPage(i + 1)).getTextContent();
      const ends = items.flatMap(item => ('str' in item && item.str.trim() ? [Number(item.transform[5])] : []));
      // Above the foot, whose lines are the two lowest.
      expect(Math.min(...ends.filter(end => end > 57))).toBeLessThan(57 + 80);
    }
  });

  test.each([
    [() => asked, 422, 'camera'],
    [() => `${asked}&camera=999999`, 404, '999999'],
    [() => `${asked}&camera=${idOf('fa-lens')}`, 422, '不是 3D 面阵'],
    [() => `goal=volume&camera=${id()}`, 422, '参数 box'],
    [() => `${asked}&nonsense=1&camera=${id()}`, 422, 'nonsense'],
  ])('is refused by name: %#', async (search, status, named) => {
    const { statusCode, body } = await get(`/reports/selection.pdf?${search()}`);
    expect([statusCode, body]).toEqual([status, expect.stringContaining(named)]);
  });
});
