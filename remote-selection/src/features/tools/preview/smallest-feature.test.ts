import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../testing/imaging-chain';
import { finestShown } from './marks';
import { blurAtHeight, chainAt, heightRangeMm, type PreviewSystem } from './preview-system';
import { smallestFeaturePx } from './smallest-feature';
import { drawBars } from './targets/bars';
import { targetOfPicture } from './targets/target-of-picture';

const chain = chainOf();

describe('smallestFeaturePx', () => {
  it('the smallest feature is one pixel where nothing else blurs more', () => {
    expect(smallestFeaturePx(chain)).toBe(1);
  });

  it('the smallest feature never decreases with more blur', () => {
    const widths = [0, 5, 10, 20, 40].map(defocusBlurUm => smallestFeaturePx({ ...chain, defocusBlurUm }) ?? 0);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths[4]).toBeGreaterThan(5);
  });
});

describe('finestShown', () => {
  const { marks } = drawBars();
  it('frames the last that is shown and the first that is not', () => {
    expect(finestShown(marks, 1.4)).toMatchObject({ finest: { featurePx: 1.5 }, lost: { featurePx: 1.25 } });
    expect(finestShown(marks, 1)).toMatchObject({ finest: { featurePx: 1 }, lost: undefined });
    expect(finestShown(marks, null)).toMatchObject({ finest: undefined, lost: { featurePx: 4 } });
  });
});

const system: PreviewSystem = {
  pixelSizeUm: 3.45,
  objectPixelMm: 0.04,
  fieldWidthMm: 100,
  wavelengthNm: 550,
  effectiveFNumber: 8,
  ratedLpMm: null,
  maxSnrDb: null,
  focus: { kind: 'fixed', effectiveFNumber: 8, magnification: 0.5 },
  featureMm: 0.1,
  blurPx: 0,
  motionAxis: null,
  heightVariationMm: 0,
  depthOfFieldMm: 3,
};

describe('blurAtHeight', () => {
  it('is Δz × m² ÷ F of a telecentric lens, alike to both sides', () => {
    expect(blurAtHeight(system, 2)).toBeCloseTo((1000 * 2 * 0.25) / 8, 9);
    expect(blurAtHeight(system, -2)).toBe(blurAtHeight(system, 2));
  });

  it('stays finite where the object would touch the lens', () => {
    const focus = { kind: 'focal', focalLengthMm: 25, fNumber: 4, objectDistanceMm: 60 } as const;
    expect(Number.isFinite(blurAtHeight({ ...system, focus }, -500))).toBe(true);
  });

  it('can be moved past the depth of field, by a round figure', () => {
    expect(heightRangeMm(system)).toBe(5);
    expect(heightRangeMm({ ...system, heightVariationMm: 12 })).toBe(20);
    expect(heightRangeMm({ ...system, depthOfFieldMm: Number.POSITIVE_INFINITY })).toBe(20);
  });
});

it('motion blurs along the travel where the task knows it: a line lies across', () => {
  const state = { heightOffsetMm: 0, blurPx: 2, motionAxis: 'x' } as const;
  expect(chainAt(system, state).motionAxis).toBe('x');
  expect(chainAt({ ...system, motionAxis: 'y' }, state)).toMatchObject({ motionAxis: 'y', motionBlurUm: 6.9 });
});

describe('targetOfPicture', () => {
  it('shows the middle at the scale of the camera’s pixels', () => {
    const grey = Float32Array.from({ length: 100 }, (_, at) => (at % 10) / 9);
    const { samples } = targetOfPicture(
      { width: 10, height: 10, grey },
      { cameraPixelsPerPixel: 64, centre: { x: 0.5, y: 0.5 } },
    );
    expect(samples[256 * 512 + 256]).toBeCloseTo(0.5, 5);
    // One pixel of the picture to the right: 64 pixels of the camera, 256 samples.
    expect(samples[256 * 512]).toBeCloseTo(0.5 - 1 / 9, 5);
  });
});
