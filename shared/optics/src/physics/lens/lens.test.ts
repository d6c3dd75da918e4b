import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OpticsInputError } from '../../formula/optics-input-error';
import { angleOfView, angleOfViewFocused } from './angle-of-view';
import { cornerDistortion, cornerDistortionOnObject, tvDistortion } from './distortion';
import { extensionVerdict } from './extension-cap';
import { anchoredFieldOfViewUncertainty, fieldOfViewBand, fieldOfViewUncertainty } from './field-of-view-band';
import { fisheyeModels } from './fisheye';
import { fieldOfViewAtMagnification, fixedWorkingDistanceRange, magnificationInUse } from './fixed-magnification';
import {
  focalLengthForObjectImageDistance,
  minObjectImageDistance,
  objectImageDistance,
  objectImageDistanceApproximate,
} from './object-image-distance';
import { principalPlane } from './principal-plane';
import { type LensSetting, solveLens } from './solve-lens';
import { fieldOfView, focalLength, imageDistance, objectDistance, thinLensMagnification } from './thin-lens';
import {
  fieldOfViewAtWorkingDistance,
  focalLengthAtWorkingDistance,
  magnificationAtWorkingDistance,
  workingDistance,
  workingDistanceForFieldOfView,
} from './working-distance';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const settings = fc.record({
  sensorSideMm: between(1, 60),
  focalLengthMm: between(1, 500),
  /** Object distance in focal lengths. */
  focalLengths: between(1.01, 1000),
});
const near = (value: number, expected: number) => expect(Math.abs(value / expected - 1)).toBeLessThan(1e-9);

describe('the published warning: 8.8 mm sensor, 300 mm, 100 mm of view', () => {
  const task = { sensorSideMm: 8.8, fieldOfViewMm: 100 };

  test('the far field says 26.4, the exact lens 24.26', () => {
    const known = { ...task, objectDistanceMm: 300 };
    expect(solveLens('focalLengthMm', known, 'far-field').setting.focalLengthMm).toBeCloseTo(26.4, 3);
    expect(solveLens('focalLengthMm', known).setting.focalLengthMm).toBeCloseTo(24.26, 2);
    expect(fieldOfView({ sensorSideMm: 8.8, focalLengthMm: 25, objectDistanceMm: 300 })).toBeCloseTo(96.8, 2);
  });

  test('with the principal plane 17 mm inside, a 25 mm lens shows the whole object', () => {
    const placed = { sensorSideMm: 8.8, workingDistanceMm: 300, principalPlaneOffsetMm: 17 };
    expect(focalLengthAtWorkingDistance({ ...placed, fieldOfViewMm: 100 })).toBeCloseTo(25.64, 2);
    expect(fieldOfViewAtWorkingDistance({ ...placed, focalLengthMm: 25 })).toBeCloseTo(102.78, 2);
  });
});

test('whichever of the four is solved for, in either mode, the others lead back to it', () => {
  fc.assert(
    fc.property(settings, fc.constantFrom('exact' as const, 'far-field' as const), (lens, mode) => {
      const { sensorSideMm, focalLengthMm } = lens;
      const known = { sensorSideMm, focalLengthMm, objectDistanceMm: focalLengthMm * lens.focalLengths };
      const whole = solveLens('fieldOfViewMm', known, mode).setting;
      for (const wanted of ['sensorSideMm', 'objectDistanceMm', 'focalLengthMm'] as const) {
        near(solveLens(wanted, { ...whole, [wanted]: undefined }, mode).setting[wanted], whole[wanted]);
      }
    }),
  );
});

test('a value that was not given is refused by name', () => {
  const missing: Partial<LensSetting> = { sensorSideMm: 8.8, objectDistanceMm: 300 };
  expect(() => solveLens('focalLengthMm', missing)).toThrow(expect.objectContaining({ field: 'fieldOfViewMm' }));
});

test('an object within the focal length is refused with the reason', () => {
  expect(() => fieldOfView({ sensorSideMm: 8.8, focalLengthMm: 50, objectDistanceMm: 50 })).toThrow(
    '物距：应大于焦距 50 mm，物体在焦距以内不能成实像',
  );
  expect(() =>
    magnificationAtWorkingDistance({ focalLengthMm: 50, workingDistanceMm: 30, principalPlaneOffsetMm: 10 }),
  ).toThrow(expect.objectContaining({ field: 'workingDistanceMm' }));
});

test('magnification, object and image distance are those of one lens', () => {
  fc.assert(
    fc.property(settings, ({ focalLengthMm, focalLengths }) => {
      const lens = { focalLengthMm, objectDistanceMm: focalLengthMm * focalLengths };
      const magnification = thinLensMagnification(lens);
      near(objectDistance({ focalLengthMm, magnification }), lens.objectDistanceMm);
      near(imageDistance(lens) / lens.objectDistanceMm, magnification);
    }),
  );
});

test('the far field is too long by exactly 1 + m, so it nears the exact lens as the distance grows', () => {
  fc.assert(
    fc.property(settings, ({ sensorSideMm, focalLengthMm, focalLengths }) => {
      const known = { sensorSideMm, focalLengthMm, objectDistanceMm: focalLengthMm * focalLengths };
      const whole = solveLens('fieldOfViewMm', known).setting;
      const far = solveLens('focalLengthMm', whole, 'far-field').setting.focalLengthMm;
      near(far / focalLengthMm, 1 + thinLensMagnification(known));
    }),
  );
});

test('farther away, or with a shorter focal length, more is in view', () => {
  fc.assert(
    fc.property(settings, between(1.001, 10), ({ sensorSideMm, focalLengthMm, focalLengths }, more) => {
      const objectDistanceMm = focalLengthMm * focalLengths;
      fc.pre(objectDistanceMm * more < 1e6);
      const field = fieldOfView({ sensorSideMm, focalLengthMm, objectDistanceMm });
      expect(fieldOfView({ sensorSideMm, focalLengthMm, objectDistanceMm: objectDistanceMm * more })).toBeGreaterThan(
        field,
      );
      if (focalLengthMm / more < 0.1) return;
      expect(fieldOfView({ sensorSideMm, focalLengthMm: focalLengthMm / more, objectDistanceMm })).toBeGreaterThan(
        field,
      );
    }),
  );
});

test('working distance and field of view lead back to one another', () => {
  fc.assert(
    fc.property(settings, between(-50, 80), (lens, principalPlaneOffsetMm) => {
      const { sensorSideMm, focalLengthMm } = lens;
      const workingDistanceMm = focalLengthMm * lens.focalLengths - principalPlaneOffsetMm;
      fc.pre(workingDistanceMm > 1);
      const placed = { focalLengthMm, workingDistanceMm, principalPlaneOffsetMm };
      const fieldOfViewMm = fieldOfViewAtWorkingDistance({ ...placed, sensorSideMm });
      const back = workingDistanceForFieldOfView({ ...placed, sensorSideMm, fieldOfViewMm });
      expect(Math.abs(back - workingDistanceMm)).toBeLessThan(1e-6 * (workingDistanceMm + 100));
      near(focalLengthAtWorkingDistance({ ...placed, sensorSideMm, fieldOfViewMm }), focalLengthMm);
      const magnification = magnificationAtWorkingDistance(placed);
      near(sensorSideMm / fieldOfViewMm, magnification);
    }),
  );
});

describe('the principal plane', () => {
  const truth = { focalLengthMm: 73, principalPlaneOffsetMm: 31 };
  const row = (magnification: number) => ({
    magnification,
    workingDistanceMm: workingDistance({ ...truth, magnification }),
  });

  test('two printed rows tell the actual focal length and the plane', () => {
    const plane = principalPlane(75, [row(0.2), row(0.05)]);
    expect(plane.focalLengthMm).toBeCloseTo(73, 6);
    expect(plane.nominalMm).toBeCloseTo(31, 6);
    expect(plane.basis).toBe('two-rows');
  });

  test('rows that contradict each other are refused', () => {
    const contradicting = [row(0.2), { ...row(0.05), magnification: 0.3 }];
    expect(() => principalPlane(75, contradicting)).toThrow('距离较远的一行倍率应较小');
    expect(() => principalPlane(75, [row(0.2), row(0.2)])).toThrow(OpticsInputError);
  });

  test('one row tells the plane, for the nominal focal length', () => {
    const plane = principalPlane(73, [row(0.2)]);
    expect(plane).toMatchObject({ focalLengthMm: 73, basis: 'minimum-distance' });
    expect(plane.lowMm).toBeCloseTo(31, 6);
    expect(plane.highMm).toBeCloseTo(31, 6);
  });

  test('without a row the band from the front to 0.7 f is assumed, and the field of view has one as well', () => {
    const plane = principalPlane(25, []);
    expect(plane).toMatchObject({ lowMm: 0, highMm: 17.5, basis: 'assumed' });
    const band = fieldOfViewBand({ sensorSideMm: 8.8, workingDistanceMm: 300, plane });
    expect(band.lowMm).toBeCloseTo(96.8, 2);
    expect(band.highMm).toBeCloseTo(102.96, 2);
  });
});

test('uncertainty of the view: the focal length counts more up close, the distance adds', () => {
  const far = {
    focalLengthMm: 25,
    objectDistanceMm: 25_000,
    focalLengthTolerancePct: 3,
    workingDistanceToleranceMm: 0,
  };
  expect(fieldOfViewUncertainty(far)).toBeCloseTo(3, 2);
  expect(fieldOfViewUncertainty({ ...far, objectDistanceMm: 50 })).toBeCloseTo(6, 9);
  const both = { ...far, objectDistanceMm: 125, focalLengthTolerancePct: 2.4, workingDistanceToleranceMm: 4 };
  expect(fieldOfViewUncertainty(both)).toBeCloseTo(5, 9);
});

test('a printed row pins the view: an error of the focal length shows only away from it, as large as the data say', () => {
  const row = { workingDistanceMm: 100, magnification: 0.2 };
  const viewOf = (focalLengthMm: number, workingDistanceMm: number) =>
    fieldOfViewBand({ sensorSideMm: 8.8, workingDistanceMm, plane: principalPlane(focalLengthMm, [row]) }).nominalMm;
  expect(viewOf(25.25, 100)).toBeCloseTo(viewOf(25, 100), 9);
  const offset = principalPlane(25, [row]).nominalMm;
  const changePct = 100 * (viewOf(25, 400) / viewOf(25.0025, 400) - 1);
  const stated = anchoredFieldOfViewUncertainty({
    focalLengthMm: 25,
    objectDistanceMm: 400 + offset,
    rowObjectDistanceMm: 100 + offset,
    focalLengthTolerancePct: 0.01,
    workingDistanceToleranceMm: 0,
  });
  expect(changePct).toBeCloseTo(stated, 5);
});

describe('from object to sensor', () => {
  test('the full form adds 0.73 mm to the line-scan example', () => {
    const lens = { focalLengthMm: 16, magnification: 13.3 / 290, principalPlaneSeparationMm: 3.85 };
    expect(objectImageDistance(lens)).toBeCloseTo(385.46, 2);
    expect(objectImageDistance(lens) - objectImageDistanceApproximate(lens)).toBeCloseTo(0.734, 3);
  });

  test('life size is shortest, and the focal length leads back', () => {
    const lens = { focalLengthMm: 50, principalPlaneSeparationMm: -7 };
    const shortest = minObjectImageDistance(lens);
    fc.assert(
      fc.property(between(0.01, 20), magnification => {
        const distance = objectImageDistance({ ...lens, magnification });
        expect(distance).toBeGreaterThanOrEqual(shortest - 1e-9);
        near(focalLengthForObjectImageDistance({ ...lens, magnification, objectImageDistanceMm: distance }), 50);
      }),
    );
  });
});

test('the angle narrows when focused close', () => {
  expect(angleOfView({ sensorSideMm: 36, focalLengthMm: 50 })).toBeCloseTo(39.6, 1);
  const close = angleOfViewFocused({ sensorSideMm: 36, focalLengthMm: 50, magnification: 1 });
  expect(close).toBeCloseTo(20.41, 2);
});

test('fisheyes agree on the axis and part towards the edge, each in its order', () => {
  const { equidistant, stereographic, equisolid, orthographic } = fisheyeModels;
  const heights = [stereographic, equidistant, equisolid, orthographic].map(({ imageHeight }) => imageHeight);
  for (const height of heights) {
    expect(height({ focalLengthMm: 2, fieldAngleDeg: 0 })).toBe(0);
    expect(height({ focalLengthMm: 2, fieldAngleDeg: 0.1 })).toBeCloseTo(2 * 0.1 * (Math.PI / 180), 6);
  }
  const atEdge = heights.map(height => height({ focalLengthMm: 2, fieldAngleDeg: 90 }));
  [4, Math.PI, 2 * Math.SQRT2, 2].forEach((expected, index) => {
    expect(atEdge[index]).toBeCloseTo(expected, 9);
  });
  expect(() => orthographic.imageHeight({ focalLengthMm: 2, fieldAngleDeg: 91 })).toThrow(OpticsInputError);
});

test('distortion counts over half the diagonal and keeps its sign', () => {
  const corner = { distortionPct: -1, sensorDiagonalMm: 11 };
  expect(cornerDistortion(corner)).toBeCloseTo(-0.055, 9);
  expect(cornerDistortionOnObject({ ...corner, magnification: 0.1 })).toBeCloseTo(-0.55, 9);
});

test('TV distortion of a third-order lens on a picture of 4 to 3 is a third of its distortion in the corner', () => {
  const [halfWidth, halfPictureHeightMm, corner] = [4, 3, 5];
  const atRadius = (radius: number) => 0.03 * (radius / corner) ** 2;
  const edgeBendMm =
    halfPictureHeightMm * (atRadius(Math.hypot(halfWidth, halfPictureHeightMm)) - atRadius(halfPictureHeightMm));
  expect(tvDistortion({ edgeBendMm, halfPictureHeightMm })).toBeCloseTo(0.32 * 3, 9);
});

describe('lenses of a printed magnification', () => {
  test('the printed figure wins over focal length and distance', () => {
    const lens = { printedMagnification: null, focalLengthMm: 65, objectDistanceMm: 156.5 };
    expect(magnificationInUse({ ...lens, printedMagnification: 0.35 })).toEqual({ value: 0.35, basis: 'printed' });
    expect(magnificationInUse(lens)?.value).toBeCloseTo(0.71, 2);
    expect(magnificationInUse({ ...lens, objectDistanceMm: null })).toBeNull();
  });

  test('field of view and working distance', () => {
    expect(fieldOfViewAtMagnification({ sensorSideMm: 14.1, magnification: 0.5 })).toBeCloseTo(28.2, 9);
    expect(fixedWorkingDistanceRange(100)).toEqual({ nearMm: 97, farMm: 103 });
  });
});

test.each([
  [0.35, false, 'fine'],
  [0.36, false, 'warn'],
  [0.5, false, 'warn'],
  [1, false, 'not-recommended'],
  [1, true, 'fine'],
])('an FA lens at %f, macro data: %s → %s', (magnification, hasMacroData, verdict) => {
  expect(extensionVerdict(magnification, hasMacroData)).toBe(verdict);
});

test('the exact focal length of the first published example', () => {
  expect(focalLength({ sensorSideMm: 4.8, fieldOfViewMm: 64, objectDistanceMm: 305 })).toBeCloseTo(21.28, 2);
});
