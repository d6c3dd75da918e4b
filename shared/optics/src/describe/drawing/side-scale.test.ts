import { describe, expect, it } from 'vitest';
import { niceStep, onStep, scaleBarMm, sideScale, stationsOf } from './side-scale';
import type { SystemDrawing } from './system-drawing';

const mm = (value: number) => ({ mm: value, typical: false });
const figures: SystemDrawing = {
  mode: 'area',
  sensor: { widthMm: 8.8, heightMm: 6.6 },
  imageCircleMm: 12,
  camera: { lengthMm: mm(40), widthMm: mm(29) },
  lens: { lengthMm: mm(40), diameterMm: mm(33), telecentric: false, flangeMm: 17.526 },
  ringMm: 5,
  workingDistanceMm: mm(300),
  field: { widthMm: 100, heightMm: 75 },
  object: { widthMm: 90, heightMm: 60 },
  heightVariationMm: 6,
  sharp: { nearMm: 3, farMm: 4 },
  light: null,
};
const frame = { left: 14, right: 640, top: 58, bottom: 254 };

describe('stationsOf', () => {
  it('puts the parts one after the other, the plane in focus at 0', () => {
    expect(stationsOf(figures, 'width')).toMatchObject({
      lensFront: -300,
      lensBack: -340,
      cameraFront: -345,
      back: -385,
      sensor: -345 - 17.526,
      half: 50,
    });
    expect(stationsOf(figures, 'height').half).toBe(37.5);
  });
});

describe('sideScale', () => {
  it('keeps the order of all that stands along the axis, also in the piece that is left out', () => {
    const far = { ...figures, workingDistanceMm: mm(2500), field: { widthMm: 20, heightMm: 15 } };
    const stations = stationsOf(far, 'width');
    const { x, gap } = sideScale(stations, frame);
    expect(gap).not.toBeNull();
    const along = Array.from({ length: 101 }, (_, i) => stations.back + ((stations.end - stations.back) * i) / 100);
    const drawn = along.map(x);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(drawn[0]).toBeCloseTo(frame.left);
    expect(drawn.at(-1)).toBeCloseTo(frame.right);
  });

  it('has one scale along and across, and all of it fits', () => {
    const stations = stationsOf(figures, 'width');
    const { x, pxPerMm, gap } = sideScale(stations, frame);
    expect(gap).toBeNull();
    expect(x(0) - x(-300)).toBeCloseTo(300 * pxPerMm, 9);
    expect(x(stations.back)).toBeGreaterThanOrEqual(frame.left);
    expect(x(stations.end)).toBeLessThanOrEqual(frame.right);
    expect(2 * stations.half * pxPerMm).toBeLessThanOrEqual(frame.bottom - frame.top);
  });

  it('leaves out a piece of the way where the rest would be too small to read, and only then', () => {
    const far = stationsOf({ ...figures, workingDistanceMm: mm(5000) }, 'width');
    const { x, pxPerMm, gap } = sideScale(far, frame);
    expect(gap).not.toBeNull();
    expect(x(far.lensFront) - x(far.back)).toBeCloseTo((far.lensFront - far.back) * pxPerMm, 9);
    expect(x(far.end) - x(0)).toBeCloseTo(far.end * pxPerMm, 9);
    expect(x(far.end)).toBeCloseTo(frame.right, 9);
    expect(x(far.lensFront)).toBeLessThan(gap?.fromPx ?? 0);
    expect(x(0)).toBeGreaterThan(gap?.toPx ?? 0);
  });

  it('keeps scale and the camera’s place while something is dragged', () => {
    const held = sideScale(stationsOf(figures, 'width'), frame);
    const moved = stationsOf({ ...figures, workingDistanceMm: mm(350) }, 'width');
    const scale = sideScale(moved, frame, held);
    expect(scale.pxPerMm).toBe(held.pxPerMm);
    expect(scale.x(moved.back)).toBeCloseTo(held.startPx, 9);
    expect(scale.x(0) - held.x(0)).toBeCloseTo(50 * held.pxPerMm, 9);
  });

  it('draws no more than a share of a depth of field without an end', () => {
    const { far } = stationsOf({ ...figures, sharp: { nearMm: 100, farMm: Number.POSITIVE_INFINITY } }, 'width');
    expect(far).toBe(90);
  });
});

describe('niceStep', () => {
  it.each([
    [1, 1],
    [0.049, 0.02],
    [70, 50],
    [1999, 1000],
  ])('%d → %d', (value, step) => {
    expect(niceStep(value)).toBeCloseTo(step, 12);
  });

  it('has values without dust', () => {
    expect(onStep(0.30000004, 0.1)).toBe(0.3);
    expect(scaleBarMm(1.6)).toBe(20);
  });
});
