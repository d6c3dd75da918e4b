import type { Solid } from '@shixuan/api';
import occt from 'occt-import-js';
import { expect, test, vi } from 'vitest';
import { siteIndex } from '../../../../../test/site-catalogue';
import { cadFile } from './cad-file';
import { envelope } from './envelope';
import { solidOf } from './solid';
import { writeStep } from './write-step';

// OpenCascade is compiled when it is loaded, which takes a while on a machine with other work.
vi.setConfig({ testTimeout: 60_000 });

/** The file as OpenCascade reads it: closed volume and extent of its only solid, mm, and its faces. */
async function read(step: string) {
  const reader = await occt();
  const parameters = {
    linearUnit: 'millimeter',
    linearDeflectionType: 'absolute_value',
    linearDeflection: 0.01,
    angularDeflection: 0.05,
  } as const;
  const { success, meshes } = reader.ReadStepFile(Buffer.from(step, 'ascii'), parameters);
  const [mesh] = meshes;
  if (!success || !mesh || meshes.length !== 1) throw new Error('no solid was read');
  const positions = mesh.attributes.position.array;
  const corner = (index: number) => [0, 1, 2].map(axis => positions[3 * index + axis] ?? Number.NaN);
  let volume = 0;
  for (let i = 0; i < mesh.index.array.length; i += 3) {
    const [a = [], b = [], c = []] = mesh.index.array.slice(i, i + 3).map(corner);
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  const extent = [0, 1, 2].map(axis => {
    const values = positions.filter((_, i) => i % 3 === axis);
    return Math.max(...values) - Math.min(...values);
  });
  return { volume, extent, faces: mesh.brep_faces.length, name: mesh.name };
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
