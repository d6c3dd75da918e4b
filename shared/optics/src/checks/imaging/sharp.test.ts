import { describe, expect, it, test } from 'vitest';
import { type Case, checkOf, fixedOf, focalOf } from '../../fixtures/parts';
import type { Verdict } from '../../formula/verdict';
import type { FixedLens } from '../../model/parts/lens';
import type { CheckId } from '../../model/verdict/check';

const measured = { kind: 'tolerance', toleranceMm: 2, subPixelFactor: 0.5 } as const;

type Row = [why: string, test: Case, verdict: Verdict, reason: string, figure: number | null, limit: number | null];

const tables: Partial<Record<CheckId, readonly Row[]>> = {
  sharpness: [
    [
      'as fine as the pixel',
      {},
      'pass',
      'F4，有效光圈 F4.35（焦距 ±5 %、前主面未标注：F4.32～F4.38），艾里斑 5.84 µm，占 1.7 个像元',
      1.699,
      2,
    ],
    ['stopped down', { task: { fNumber: 11 } }, 'warn', '占 4.7 个像元（按所需精度 1.8 个）', 4.673, 2],
    [
      'stopped down beyond what the task bears',
      { task: { fNumber: 11, accuracy: { kind: 'object-pixel', objectPixelMm: 0.045 } } },
      'fail',
      '占 4.7 个像元',
      4.051,
      4,
    ],
    [
      '2 µm at F8',
      { camera: { pixelSizeUm: 2 }, lens: fixedOf({ fNumber: 8.7, magnification: 0.02 }), task: pixel(0.1) },
      'fail',
      '占 5.8 个像元',
      5.838,
      4,
    ],
    [
      'a coarse lens',
      { lens: focalOf({ resolutionLpMm: 100 }) },
      'warn',
      '镜头 100 lp/mm，像元要求 145 lp/mm，所需精度要求 56.7 lp/mm',
      100,
      145.5,
    ],
    ['a lens too coarse', { lens: focalOf({ resolutionLpMm: 30 }) }, 'fail', '镜头 30 lp/mm', 30, 39.72],
    [
      'rated by its pixel',
      { lens: focalOf({ resolutionLpMm: null, minPixelUm: 3.45 }) },
      'warn',
      '（由最小像元折算）',
      144.9,
      145.5,
    ],
    [
      'rated in megapixels',
      { lens: focalOf({ resolutionLpMm: null, megapixels: 12, maxSensorFormat: '2/3in' }) },
      'pass',
      '（由标称像素折算）',
      1.699,
      2,
    ],
    [
      'rated by its focal length',
      { lens: focalOf({ resolutionLpMm: null, megapixels: 25, maxSensorFormat: '2/3in' }) },
      'unknown',
      '镜头解析力未标注',
      null,
      null,
    ],
    [
      'a pixel that is of the object',
      { lens: focalOf({ resolutionLpMm: null, minPixelUm: 20 }) },
      'unknown',
      '镜头解析力未标注',
      null,
      null,
    ],
    ['opening not stated', { lens: focalOf({ maxAperture: null }) }, 'unknown', '光圈未标注，衍射无法判定', null, null],
  ],
  'depth-of-field': [
    ['nothing to keep sharp', {}, 'pass', '景深 3.855 mm（弥散圆 1 个像元', 3.855, 0],
    ['stopped down for it', { task: { heightVariationMm: 4.5 } }, 'pass', '清晰范围距镜头 297.8～302.3 mm', 4.5, 4.5],
    [
      'sharp as far as needed',
      { task: { heightVariationMm: 3.9, fNumber: 3 } },
      'warn',
      '按所需精度 7.411 mm',
      2.891,
      3.9,
    ],
    ['too little', { task: { heightVariationMm: 20, fNumber: 2.8 } }, 'fail', '要求 20 mm', 6.917, 20],
    [
      'tolerance of mounting counts both ways',
      { task: { workingDistanceToleranceMm: 10, fNumber: 2.8 } },
      'fail',
      '要求 20 mm',
      6.917,
      20,
    ],
    [
      'a fixed lens',
      { lens: fixedOf({ depthOfFieldMm: 40 }), task: { heightVariationMm: 15 } },
      'fail',
      '厂家标称 40 mm，隐含弥散圆 9 个像元',
      11.36,
      15,
    ],
    [
      // λ ÷ NA² = 0.00055 ÷ (0.3 ÷ 15)², where a pixel of 3.44 µm alone gives 0.573 mm.
      'a small aperture below 1×',
      {
        lens: fixedOf({ magnification: 0.3, fNumber: 7.5 }),
        task: { heightVariationMm: 1.3 },
      },
      'pass',
      '景深 1.375 mm（按衍射 λ ÷ NA²；只按弥散圆 1 个像元为 0.5729 mm），按所需精度 5 mm',
      1.375,
      1.3,
    ],
    [
      'opening not stated',
      { lens: fixedOf({ fNumber: null }), task: { heightVariationMm: 1 } },
      'unknown',
      '光圈未标注',
      null,
      1,
    ],
  ],
  'height-error': [
    ['flat', {}, 'pass', '没有高度差', 0, null],
    [
      'a normal lens',
      { task: { heightVariationMm: 1, accuracy: measured } },
      'warn',
      '100 mm 的尺寸在高度差 1 mm 内变化 0.3239 mm（焦距 ±5 %、前主面未标注：0.315 mm～0.3333 mm），允许 0.2 mm（公差的 1/10）',
      0.3239,
      0.2,
    ],
    [
      'more than the tolerance',
      { task: { heightVariationMm: 10, accuracy: measured } },
      'fail',
      '变化 3.239 mm',
      3.239,
      2,
    ],
    [
      'a telecentric lens, both edges',
      { lens: fixedOf(), task: { heightVariationMm: 10, accuracy: measured } },
      'pass',
      '两边合计 34.91 µm',
      0.03491,
      0.2,
    ],
    [
      'a code is read, however large it appears',
      { task: { heightVariationMm: 10 } },
      'pass',
      '变化 3.239 mm（焦距 ±5 %、前主面未标注：3.15 mm～3.333 mm）；不测尺寸，只列出，不作限制',
      3.239,
      null,
    ],
    [
      'measuring without a tolerance',
      { task: { heightVariationMm: 1, mode: 'telecentric' } },
      'warn',
      '允许 0.1 mm（所需单像素精度）',
      0.3239,
      0.1,
    ],
    [
      'telecentricity not stated',
      { lens: fixedOf({ telecentricityDeg: null }), task: { heightVariationMm: 1, mode: 'telecentric' } },
      'unknown',
      '远心度未标注',
      null,
      0.1,
    ],
    [
      'a size in its column',
      { lens: fixedOf({ telecentricityDeg: 22 }), task: { heightVariationMm: 1, mode: 'telecentric' } },
      'unknown',
      '样本数值不可信',
      null,
      0.1,
    ],
    [
      'a macro lens',
      { lens: fixedOf({ telecentric: null }), task: { heightVariationMm: 1, mode: 'telecentric' } },
      'warn',
      '变化 0.3333 mm',
      0.3333,
      0.1,
    ],
  ],
  distortion: [
    ['not stated', { lens: focalOf({ distortionPct: null }) }, 'unknown', '畸变未标注', null, null],
    ['little', {}, 'pass', '角上物面偏移 −0.3121 mm（桶形，向内）', 0.5, 2],
    ['pincushion', { lens: focalOf({ distortionPct: 3 }) }, 'warn', '（枕形，向外）', 3, 2],
    ['of a measurement', { task: { accuracy: measured } }, 'warn', '允许 0.2 mm（公差的 1/10）', 0.3121, 0.2],
  ],
};

/** 20 mm thick, 308.75 mm before the principal plane of the lens. */
const shaft = {
  object: { widthMm: 90, heightMm: 20 },
  form: 'curved',
  feature: 'outline',
  accuracy: { kind: 'tolerance', toleranceMm: 0.2, subPixelFactor: 0.5 },
} as const;

describe('a cylinder whose outline is measured', () => {
  const told = (test: Case) => {
    const { label, verdict, figure, traces } = checkOf('height-error', test);
    return [label, verdict, figure === null ? null : Number(figure.toPrecision(4)), traces.length];
  };
  const round = '圆柱轮廓误差';

  test('reads too large before a normal lens: a warning with the figure, never a refusal', () => {
    expect(told({ task: shaft })).toEqual([round, 'pass', 0.0105, 1]);
    const accuracy = { ...shaft.accuracy, toleranceMm: 0.008 };
    expect(told({ task: { ...shaft, accuracy } })).toEqual([round, 'warn', 0.0105, 1]);
    expect(checkOf('height-error', { task: { ...shaft, accuracy } }).reason).toContain(
      '看大 10.5 µm，允许 0.8 µm（公差的 1/10）',
    );
    expect(told({ task: { ...shaft, object: { widthMm: 90, heightMm: 900 } } })).toEqual([round, 'warn', 0.9714, 1]);
  });

  test('its outline cannot be seen from within its radius', () => {
    const near = { ...shaft, object: { widthMm: 900, heightMm: 900 } };
    const check = checkOf('height-error', { task: { ...near, workingDistance: { minMm: 300, maxMm: 300 } } });
    expect([check.verdict, check.figure]).toEqual(['warn', null]);
    expect(check.reason).toContain('看不到圆柱的轮廓边');
  });

  test('stands beside the error over heights, and the larger of the two is the figure', () => {
    expect(told({ task: { ...shaft, heightVariationMm: 0.001 } })).toEqual([round, 'pass', 0.0105, 2]);
    expect(told({ task: { ...shaft, heightVariationMm: 0.2 } })).toEqual(['高度误差', 'warn', 0.0583, 2]);
    expect(told({ task: { ...shaft, heightVariationMm: 1 } })).toEqual(['高度误差', 'fail', 0.2915, 1]);
  });

  test('is unknown where the lens does not state how parallel its rays are, or where it sees the part from', () => {
    const known = fixedOf({ telecentric: null, workingDistanceMm: 300 });
    expect(told({ task: shaft, lens: known })[0]).toBe(round);
    const open: [FixedLens, string][] = [
      [fixedOf({ telecentricityDeg: null }), '远心度'],
      [fixedOf({ telecentricityDeg: 12 }), '远心度（样本数值不可信）'],
      [fixedOf({ telecentric: null, workingDistanceMm: null }), '工作距离'],
    ];
    for (const [lens, missing] of open) {
      const check = checkOf('height-error', { task: shaft, lens });
      expect(check).toMatchObject({ label: round, verdict: 'unknown', figure: null, missing: [missing] });
    }
  });

  test('is none before parallel rays, of a flat part, or where no size is measured', () => {
    const others: Case[] = [
      { task: shaft, lens: fixedOf() },
      { task: { ...shaft, form: 'flat' } },
      { task: { ...shaft, feature: 'print', technique: 'backlight' } },
      { task: { ...shaft, feature: null, technique: 'ring' } },
      { task: { ...shaft, accuracy: { kind: 'object-pixel', objectPixelMm: 0.1 } } },
    ];
    for (const other of others) expect(told(other)).toEqual(['高度误差', 'pass', 0, 0]);
    expect(told({ task: { ...shaft, feature: null, technique: 'backlight' } })[0]).toBe(round);
  });
});

test('lenses of one object-side aperture keep the same depth sharp by diffraction, below 1× as above', () => {
  const depthAt = (magnification: number) =>
    checkOf('depth-of-field', {
      camera: { pixelSizeUm: 0.2 },
      lens: fixedOf({ magnification, fNumber: 25 * magnification }),
      task: { heightVariationMm: 1 },
    }).figure;
  // λ ÷ NA², at 550 nm and NA = 0.02.
  expect([0.2, 0.5, 0.99, 1, 1.01, 2].map(depthAt)).toEqual(Array.from({ length: 6 }, () => expect.closeTo(1.375, 9)));
});

test('a height error that nothing is held against keeps its derivation', () => {
  expect(checkOf('height-error', { task: { heightVariationMm: 10 } }).traces).toHaveLength(1);
});

function pixel(objectPixelMm: number) {
  return { accuracy: { kind: 'object-pixel', objectPixelMm } } as const;
}

describe.each(Object.entries(tables) as [CheckId, readonly Row[]][])('%s', (id, rows) => {
  it.each(rows)('%s', (_why, test, verdict, reason, figure, limit) => {
    const check = checkOf(id, test);
    expect(check.verdict).toBe(verdict);
    expect(check.reason).toContain(reason);
    expect(check.figure === null ? null : Number(check.figure.toPrecision(4))).toBe(figure);
    expect(check.limit === null ? null : Number(check.limit.toPrecision(4))).toBe(limit);
  });
});
