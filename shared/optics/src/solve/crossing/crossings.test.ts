import { expect, test } from 'vitest';
import { taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { type ProfileTask, profileNeedsOf } from '../../model/task/profile-task';
import { requirementsOf } from '../../model/task/requirements';
import { crossedTask } from './crossing';
import { imagingCrossings } from './imaging-crossings';
import { profileCrossings } from './profile-crossings';

const area = (widthMm: number, heightMm: number, objectPixelMm: number, more: Partial<ImagingTask> = {}) =>
  imagingCrossings(
    requirementsOf(
      taskOf({
        mode: 'area',
        object: { widthMm, heightMm },
        marginPct: 0,
        accuracy: { kind: 'object-pixel', objectPixelMm },
        ...more,
      }),
    ),
  );

test('97 MP are better scanned by a line, across the short side at the speed that is stated', () => {
  const [line] = area(275, 220, 0.025, { speedMmS: 50, technique: 'ring' });
  expect(line).toMatchObject({ kind: 'line-scan', changes: { mode: 'line', speedMmS: 50, technique: null } });
  expect(line?.changes.object).toEqual({ widthMm: 220, heightMm: 275 });
  expect(line?.text).toBe(
    '面阵需 97 MP；线阵横跨 220 mm 只需 8800 像素，工件以 50 mm/s 走过 275 mm，行频 2 kHz，约 5.5 s 一件',
  );
});

test('where parts come at a rate, the line sees one part in its time', () => {
  const [line] = area(200, 300, 0.02, { rateHz: 0.5, speedMmS: 0 });
  expect(line?.changes).toMatchObject({ speedMmS: 150, rateHz: null });
});

test('a tolerance that nothing is known to measure: a telecentric lens before a collimated back light, where one can stand there', () => {
  const asked = (more: Partial<ImagingTask>) =>
    imagingCrossings(
      requirementsOf(
        taskOf({
          mode: 'area',
          object: { widthMm: 20, heightMm: 20 },
          accuracy: { kind: 'tolerance', toleranceMm: 0.01, subPixelFactor: 0.5 },
          ...more,
        }),
      ),
      true,
    ).filter(({ kind }) => kind === 'telecentric');
  const [crossing] = asked({});
  expect(crossing).toMatchObject({
    title: '改用远心镜头配平行背光',
    changes: { mode: 'telecentric', accuracy: { subPixelFactor: 0.1 }, technique: 'collimated-backlight' },
  });
  expect(crossing?.text).toContain('单像素精度要 2 µm；远心镜头配平行背光可读到 0.1 像元，10 µm 就够');
  expect(asked({ backAccessible: false })).toEqual([]);
  expect(asked({ object: { widthMm: 300, heightMm: 20 } })).toEqual([]);
  expect(asked({ accuracy: { kind: 'tolerance', toleranceMm: 0.01, subPixelFactor: 0.1 } })).toEqual([]);
  expect(asked({ accuracy: { kind: 'feature', featureMm: 0.01, pixelsPerFeature: 3 } })).toEqual([]);
});

test('a cylinder is measured at its diameter by a telecentric lens, however few pixels it asks for', () => {
  const accuracy = { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.5 } as const;
  const [crossing] = area(20, 20, 0.01, { accuracy, form: 'curved', feature: 'outline' });
  expect(crossing).toMatchObject({ kind: 'telecentric', changes: { mode: 'telecentric' } });
  expect(crossing?.text).toMatch(/，高低不同处大小也不变，圆柱的轮廓边正在直径处$/);
  expect(area(20, 20, 0.01, { accuracy, form: 'flat', feature: 'outline' })).toEqual([]);
});

test('a tolerance that asks for more pixels than a camera usually has is measured telecentrically, though such a camera may exist', () => {
  const asked = (toleranceMm: number) => {
    const accuracy = { kind: 'tolerance', toleranceMm, subPixelFactor: 0.5 } as const;
    const object = { widthMm: 20, heightMm: 20 };
    return imagingCrossings(requirementsOf(taskOf({ mode: 'area', object, marginPct: 10, accuracy }))).map(
      each => each.kind,
    );
  };
  // 22 mm at 2 µm are 121 MP; at 4 µm 40 MP; at 5 µm 26 MP.
  expect(asked(0.01)[0]).toBe('telecentric');
  expect(asked(0.02)[0]).toBe('telecentric');
  expect(asked(0.026)).toEqual([]);
});

test('cameras side by side see their share with overlap, along the long side', () => {
  const [beside] = area(160, 120, 0.024, { speedMmS: 0 });
  expect(beside).toMatchObject({ kind: 'side-by-side', title: '2 台并排' });
  expect(beside?.changes.object).toEqual({ widthMm: 84, heightMm: 120 });
  const web = area(1680, 1680, 0.2, { mode: 'line' });
  expect(web.map(({ kind }) => kind)).toEqual(['side-by-side']);
  expect(web[0]?.text).toContain('各需 4410 像素');
});

test('where nothing meets the task, a line is named for fewer pixels, several lines where one is too long', () => {
  const asked = {
    object: { widthMm: 800, heightMm: 600 },
    accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 },
  } as const;
  const need = requirementsOf(taskOf({ mode: 'area', marginPct: 10, ...asked }));
  const [line] = imagingCrossings(need, true);
  expect(line).toMatchObject({
    kind: 'line-scan',
    title: '改用线阵扫描，2 台并排',
    changes: { object: { widthMm: 315 } },
  });
  expect(line?.text).toContain('2 台并排各看 347 mm、10\u202f395 像素');
  const small = requirementsOf(
    taskOf({ mode: 'area', object: { widthMm: 100, heightMm: 100 }, accuracy: asked.accuracy }),
  );
  expect(imagingCrossings(small)).toEqual([]);
  expect(imagingCrossings(small, true).map(({ kind }) => kind)).toEqual(['line-scan']);
});

test('where nothing meets the task, cameras stand side by side as the distance asks for', () => {
  const workingDistance = { minMm: null, maxMm: 100 };
  const object = { widthMm: 300, heightMm: 80 };
  const task = taskOf({
    mode: 'area',
    object,
    marginPct: 0,
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.2 },
    workingDistance,
  });
  expect(imagingCrossings(requirementsOf(task))).toEqual([]);
  const [beside] = imagingCrossings(requirementsOf(task), true);
  expect(beside).toMatchObject({
    kind: 'side-by-side',
    title: '3 台并排',
    changes: { object: { widthMm: expect.closeTo(105, 6), heightMm: 80 } },
  });
  expect(beside?.text).toContain('工作距离最多 100 mm，看不到 300 mm');
});

test('a long field counts as the sensor that has its long side', () => {
  // 12,000 × 545 pixels are a strip of a sensor of 12,000 × 9,000.
  const [scanned, beside] = area(1200, 54.5, 0.1);
  expect(scanned).toMatchObject({ kind: 'line-scan', text: expect.stringContaining('面阵需 108 MP') });
  expect(beside).toMatchObject({ kind: 'side-by-side' });
});

test('a short path is folded by a mirror, and the task is then free of it', () => {
  const [mirror] = area(110, 88, 0.15, {
    objectImageDistance: { minMm: null, maxMm: 180 },
    workingDistance: { minMm: null, maxMm: null },
  });
  expect(mirror).toMatchObject({ kind: 'mirror', changes: { objectImageDistance: { maxMm: null } } });
});

test('the task of a crossing is the whole task with what changes', () => {
  const task = taskOf({ object: { widthMm: 275, heightMm: 220 }, cableM: 5, speedMmS: 50 });
  const changes = { mode: 'line', rateHz: null } as const;
  expect(crossedTask(task, { changes })).toEqual({ ...task, mode: 'line', rateHz: null });
});

test('an ordinary task names nothing else', () => {
  expect(area(60, 45, 0.03)).toEqual([]);
});

const profile = (changes: Partial<ProfileTask>): ProfileTask => ({
  widthMm: 60,
  marginPct: 10,
  heightVariationMm: 5,
  heightToleranceMm: 0,
  pointSpacingMm: 0.1,
  travelSpacingMm: 0.2,
  speedMmS: 100,
  minProfileRateHz: null,
  resolutionUm: null,
  repeatabilityUm: null,
  heightErrorUm: null,
  standOff: { minMm: null, maxMm: null },
  maxLaserClass: null,
  minProtection: null,
  surface: 'matt',
  ...changes,
});

test('a profiler over a mirror is tilted; a part at rest is seen by an area camera', () => {
  const kinds = (changes: Partial<ProfileTask>) =>
    profileCrossings(profileNeedsOf(profile(changes))).map(({ kind }) => kind);
  expect(kinds({})).toEqual([]);
  expect(kinds({ surface: 'mirror' })).toEqual(['tilt']);
  expect(kinds({ speedMmS: 0 })).toEqual(['area-3d']);
});

test('a part at rest carries the task of a 3D area camera: its range as depth, its error in mm, as long as it is wide', () => {
  const still = profile({ speedMmS: 0, heightErrorUm: 40, heightToleranceMm: 1, standOff: { minMm: 100, maxMm: 300 } });
  const [crossing] = profileCrossings(profileNeedsOf(still));
  expect(crossing?.volumeTask).toEqual({
    widthMm: 60,
    heightMm: 60,
    marginPct: 10,
    depthMm: 7,
    distance: { minMm: 100, maxMm: 300 },
    pointSpacingMm: 0.1,
    accuracyMm: 0.04,
    cycleS: null,
    ambient: null,
  });
  const [tilt] = profileCrossings(profileNeedsOf(profile({ surface: 'mirror' })));
  expect(tilt?.volumeTask).toBeUndefined();
});
