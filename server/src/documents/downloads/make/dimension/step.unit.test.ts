import type { Solid } from '@shixuan/api';
import { writeStep, writeStepAssembly } from '@shixuan/optics/step';
import { expect, test } from 'vitest';
import { readStep } from '../../../../../test/read-step';
import { siteIndex } from '../../../../../test/site-catalogue';
import { cadFile } from './cad-file';
import { envelope } from './envelope';
import { solidOf } from './solid';

/** The only solid of a file, with its extent. */
async function read(step: string) {
  const [solid, ...more] = await readStep(step);
  if (!solid || more.length > 0) throw new Error('not one solid');
  return { ...solid, extent: solid.high.map((end, axis) => end - (solid.low[axis] ?? Number.NaN)) };
}

const box: Solid = { kind: 'box', width: 29, height: 30, length: 42.5 };
const barrel: Solid = { kind: 'cylinder', diameter: 40, length: 61.25 };

test('a camera is a closed box of its size; the circle of the mount parts its front', async () => {
  const plain = await read(writeStep(box, 'Maker A-1'));
  expect(plain.extent).toEqual([29, 30, 42.5].map(side => expect.closeTo(side, 6)));
  expect(plain.volume).toBeCloseTo(29 * 30 * 42.5, 6);
  expect(plain.faces).toBe(6);
  const marked = await read(writeStep({ ...box, mountMm: 25.4 }, 'Maker A-1'));
  expect(marked.faces).toBe(7);
  expect(marked.volume).toBeCloseTo(plain.volume, 6);
});

test('a lens is a closed cylinder of its size', async () => {
  const { extent, volume, faces } = await read(writeStep({ ...barrel, mountMm: 25.4 }, 'B'));
  expect(extent[2]).toBeCloseTo(61.25, 6);
  expect(extent[0]).toBeCloseTo(40, 1);
  const exact = Math.PI * 20 ** 2 * 61.25;
  expect(volume / exact).toBeGreaterThan(0.998);
  expect(volume).toBeLessThanOrEqual(exact);
  expect(faces).toBe(4);
});

test('every reference is defined before the end, the text is ASCII, and names keep their signs', async () => {
  const title = "海康 O'Neil \\ 1";
  const step = writeStep({ ...box, mountMm: 20 }, title);
  expect(step).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(step).toContain("\\X2\\6D775EB7\\X0\\ O''Neil \\\\ 1");
  const defined = new Set([...step.matchAll(/^(#\d+)=/gm)].map(([, id]) => id));
  const used = [...step.matchAll(/#\d+/g)].map(([id]) => id);
  expect(used.filter(id => !defined.has(id))).toEqual([]);
  expect((await read(step)).faces).toBe(7);
});

test('a mount that does not fit on the face is left out', () => {
  expect(solidOf('area-camera', { lengthMm: 40, widthMm: 29, heightMm: 29, mount: ['c'] })).toMatchObject({
    mountMm: 25.4,
  });
  expect(solidOf('area-camera', { lengthMm: 40, widthMm: 29, heightMm: 24, mount: ['c'] })).not.toHaveProperty(
    'mountMm',
  );
  expect(solidOf('light', { lengthMm: 40, widthMm: 29, heightMm: 24 })).toBeUndefined();
});

test('cameras and lenses with a drawing have a solid, which OpenCascade reads', async () => {
  const index = await siteIndex();
  for (const { category, products } of index.segments.values()) {
    if (!/camera|lens/.test(category.code)) continue;
    const sized = products.filter(({ attrs }) => envelope(category.code, attrs, ''));
    for (const { attrs, model } of sized) expect(solidOf(category.code, attrs), model).toBeDefined();
    const [product] = sized;
    const step = product && cadFile(category.code, product, 'step');
    if (step) expect((await read(step)).volume).toBeGreaterThan(0);
  }
});

const near = (values: readonly number[]) => values.map(value => expect.closeTo(value, 1));

test('solids of every kind stand at their places under their names, closed', async () => {
  const lower = { halfWidth: 5, halfHeight: 4, offset: 3 };
  const upper = { halfWidth: 10, halfHeight: 1, offset: -2 };
  const step = writeStepAssembly(
    [
      { name: '相机 A', solid: { kind: 'box', width: 29, height: 30, length: 40 }, at: [0, 0, 100] },
      { name: '镜头 B', solid: { kind: 'cylinder', diameter: 20, length: 60 }, at: [0, 0, 40] },
      { name: '光源 C', solid: { kind: 'ring', diameter: 70, opening: 38, length: 10 }, at: [1, 2, 15] },
      { name: '视野', solid: { kind: 'hull', lower, upper, length: 40 }, at: [0, 0, 0] },
    ],
    '整套 A + B',
  );
  expect(step).toMatch(/^[\x20-\x7e\r\n]*$/);
  const [camera, lens, light, view, ...more] = await readStep(step);
  expect(more).toEqual([]);
  expect([camera, lens, light, view].map(solid => solid?.name)).toEqual(['相机 A', '镜头 B', '光源 C', '视野']);
  expect(camera).toMatchObject({ low: near([-14.5, -15, 100]), high: near([14.5, 15, 140]), faces: 6 });
  expect(camera?.volume).toBeCloseTo(29 * 30 * 40, 3);
  expect([lens?.low[2], lens?.high[2]]).toEqual(near([40, 100]));
  expect(light).toMatchObject({ low: near([-34, -33, 15]), high: near([36, 37, 25]), faces: 4 });
  // A hole is none of the volume; chords of the circles take less than 0.3 %.
  expect((light?.volume ?? 0) / (Math.PI * (35 ** 2 - 19 ** 2) * 10)).toBeCloseTo(1, 2);
  expect(view).toMatchObject({ low: near([-10, -3, 0]), high: near([10, 7, 40]), faces: 6 });
  // Prismatoid: both ends, and four times the section half way up.
  expect(view?.volume).toBeCloseTo((40 / 6) * (10 * 8 + 20 * 2 + 4 * 15 * 5), 3);
});
