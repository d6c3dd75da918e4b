import { expect, it } from 'vitest';
import { boundsOf, rectangleCorners } from '../../components/space/space-model';
import { volumeModel } from './volume-model';

const drawn = {
  topMm: 900,
  depthMm: 300,
  base: [600, 400],
  view: [750, 520],
  lowestViewMm: 1000,
  turned: false,
} as const;

it('has the camera over the pile, the view as wide as in the drawing, and the figures of the drawing', () => {
  const { bodies, lengths } = volumeModel(drawn, 'A-1');
  const inPile = bodies.findLast(({ look }) => look.kind === 'view');
  if (inPile?.kind !== 'hull') throw new Error('the view is a hull');
  const lengthOf = (corners: readonly (readonly number[])[]) => Math.max(...corners.map(([x = 0]) => x)) * 2;
  expect(lengthOf(rectangleCorners(inPile.from))).toBe(750);
  expect(lengthOf(rectangleCorners(inPile.to))).toBe(1000);
  expect(inPile.to.halfHeightMm / inPile.from.halfHeightMm).toBeCloseTo(1000 / 750);
  const pile = bodies.find(({ look }) => look.kind === 'object');
  expect(pile).toMatchObject({ at: [0, 0, 150], size: [600, 400, 300] });
  const camera = bodies.find(({ look }) => look.kind === 'part');
  expect(camera?.kind === 'box' && camera.at[2] - camera.size[2] / 2).toBeCloseTo(1200);
  expect(lengths.map(({ label, text }) => `${label} ${text.replaceAll(/\s/g, ' ')}`)).toEqual([
    '安装距离 900 mm',
    '堆高 300 mm',
    '视野长 750 mm',
    '视野宽 520 mm',
  ]);
  expect(boundsOf(volumeModel(drawn, 'A-1')).radius).toBeGreaterThan(600);
});

it('of a plane there is no height of a pile, and something to see', () => {
  const { bodies, lengths } = volumeModel({ ...drawn, depthMm: 0 }, 'A-1');
  expect(lengths.map(({ label }) => label)).not.toContain('堆高');
  expect(bodies.find(({ look }) => look.kind === 'object')).toMatchObject({ size: [600, 400, expect.closeTo(3.6)] });
});
