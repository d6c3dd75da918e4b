import { expect, test } from 'vitest';
import { checkDepthCamera, volumeFit } from '../checks/volume/check-depth-camera';
import { depthCamera, volumeTask } from '../checks/volume/test/cases';
import { mountDepthCamera } from '../checks/volume/volume-mounting';
import { OpticsInputError } from '../formula/optics-input-error';
import type { DepthCamera } from '../model/parts/depth-camera';
import { type VolumeTask, volumeNeedsOf } from '../model/task/volume-task';
import { volumeRemedies } from '../solve/remedy/volume-remedies';
import { rankDepthCameras } from '../solve/volume/rank-depth-cameras';
import { describeDepthCamera, describeVolumeTask } from './describe-volume';
import { drawnVolume, volumeAcross, volumeCaption, volumeScale } from './drawing/drawn-volume';

/** To six figures; what is left over by rounding is nothing. */
const rounded = (_key: string, value: unknown) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  return Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(6));
};
const line = (name: string, value: unknown) => `${name}: ${JSON.stringify(value, rounded)}`;
const frame = { left: 10, right: 110, top: 20, bottom: 320 };

/** Everything that is said of a 3D area camera for a task, one statement a line. */
function told(task: VolumeTask, each: DepthCamera): string[] {
  const need = volumeNeedsOf(task);
  const mounting = mountDepthCamera(need, each);
  const checks = checkDepthCamera(need, each, mounting);
  const drawn = drawnVolume(task, mounting);
  const views = drawn ? [drawn, volumeAcross(drawn, mounting)] : [];
  const { ranked, nearMisses, ledger } = rankDepthCameras(need, [each]);
  return [
    ...describeVolumeTask(task).map(({ label, text }) => line(`task ${label}`, text)),
    line('needs', [need.widthMm, need.heightMm, need.rateHz]),
    line('mounting', mounting),
    line('fit', volumeFit(checks)),
    ...checks.map(({ id, label, traces, ...check }) =>
      line(`check ${id}`, {
        ...check,
        by: traces.map(({ label: of, substituted, result }) => [of, substituted, result]),
      }),
    ),
    ...checks.flatMap(check =>
      volumeRemedies(need, each, check).map(({ task: _, ...remedy }) => line(`remedy ${check.id}`, remedy)),
    ),
    ...describeDepthCamera(each, mounting).map(({ label, ...column }) => line(label, column)),
    ...views.map(view => line('drawn', view)),
    ...views.map(view => volumeScale(view, frame)).map(({ pxPerMm, x, y }) => line('scale', [pxPerMm, x(10), y(10)])),
    line('caption', drawn && volumeCaption(drawn)),
    ...ranked.flatMap(({ fit, score, cost }) => [
      line('ranked', fit),
      ...score.parts.map(part => line('score', part)),
      line('cost', cost),
    ]),
    ...nearMisses.map(({ misses, total }) =>
      line('near', [total, misses.map(({ check, missedBy }) => [check, missedBy])]),
    ),
    ...ledger.map(({ check, removed }) => line(`ledger ${check}`, removed)),
  ];
}

function toldOrRefused(task: VolumeTask, each: DepthCamera): string[] {
  try {
    return told(task, each);
  } catch (error) {
    if (error instanceof OpticsInputError) return [line('refused', [error.field, error.message])];
    throw error;
  }
}

const base = volumeTask({ heightMm: 380, marginPct: 5, pointSpacingMm: 0.8, accuracyMm: 4, cycleS: 0.5 });

const tasks: readonly Partial<VolumeTask>[] = [
  { widthMm: 900 },
  { widthMm: 380, heightMm: 500 },
  { widthMm: 0 },
  { heightMm: 460 },
  { heightMm: Number.NaN },
  { marginPct: 0 },
  { marginPct: 40 },
  { depthMm: 0 },
  { depthMm: 900 },
  { depthMm: -1 },
  { distance: { minMm: null, maxMm: null } },
  { widthMm: 300, heightMm: 200, distance: { minMm: null, maxMm: null } },
  { widthMm: 300, heightMm: 200, distance: { minMm: null, maxMm: null }, pointSpacingMm: 0.5 },
  { widthMm: 300, heightMm: 200, distance: { minMm: null, maxMm: null }, depthMm: 0 },
  { distance: { minMm: 1200, maxMm: null } },
  { distance: { minMm: null, maxMm: 450 } },
  { distance: { minMm: 900, maxMm: 950 } },
  { distance: { minMm: 2800, maxMm: null } },
  { distance: { minMm: 20, maxMm: 10 } },
  { pointSpacingMm: null },
  { pointSpacingMm: 0.5 },
  { pointSpacingMm: 0 },
  { accuracyMm: null },
  { accuracyMm: 2 },
  { accuracyMm: Number.POSITIVE_INFINITY },
  { cycleS: null },
  { cycleS: 0.05 },
  { cycleS: -1 },
  { ambient: 'daylight' },
  { ambient: null },
];

const turned = { angleHDeg: 20, angleVDeg: 35 };
const cameras: readonly Partial<DepthCamera>[] = [
  ...(
    [
      'structured-light',
      'structured-light-stereo',
      'laser-triangulation',
      'stereo',
      'tof',
      'lidar',
      'other',
      null,
    ] as const
  ).map(principle => ({ principle })),
  { nearMm: null },
  { nearMm: 1200 },
  { nearMm: 1700 },
  { farMm: null },
  { farMm: 1100 },
  { farMm: 1320 },
  { angleHDeg: null },
  { angleHDeg: 12 },
  { angleVDeg: 15 },
  { angleVDeg: 40 },
  turned,
  { ...turned, nearWidthMm: 200, farWidthMm: 1800 },
  { nearWidthMm: 300, farWidthMm: 2000 },
  { nearWidthMm: 300, farWidthMm: 2000, nearHeightMm: 240, farHeightMm: 1700 },
  { nearHeightMm: 100, farHeightMm: 900 },
  { nearWidthMm: 300, nearHeightMm: 240 },
  { nearWidthMm: 600, farWidthMm: 600, nearHeightMm: 450, farHeightMm: 450 },
  { nearWidthMm: 300, farWidthMm: 300, nearHeightMm: 450, farHeightMm: 450 },
  { nearMm: 1000, farMm: 1000, nearWidthMm: 500, farWidthMm: 500, nearSpacingUm: 400, farSpacingUm: 400 },
  { depthPixelsH: null },
  { depthPixelsH: null, angleVDeg: 30 },
  { depthPixelsV: null },
  { nearSpacingUm: 300, farSpacingUm: 1500 },
  { nearSpacingUm: 300 },
  { repeatabilityUm: 200 },
  { accuracy: null },
  { accuracy: null, repeatabilityUm: 200 },
  { accuracy: null, repeatabilityUm: 4100 },
  { accuracy: { errorMm: 1, atMm: 600 } },
  { frameRateHz: null },
  { frameRateHz: 1.5 },
  { frameRateHz: 2 },
  { protection: 'ip65' },
  { protection: 'ip54' },
  { link: 'gige' },
  { link: 'usb3-vision' },
];

/** Lines of the usual case in full, and of each that differs from it in one thing, those that differ. */
function* allTold(): Generator<string> {
  const usual = toldOrRefused(base, depthCamera());
  yield* usual;
  const cases = [
    ...tasks.map(change => ['task', change, toldOrRefused({ ...base, ...change }, depthCamera())] as const),
    ...cameras.map(change => ['camera', change, toldOrRefused(base, depthCamera(change))] as const),
  ];
  for (const [about, change, lines] of cases) {
    yield '';
    yield `## ${about} ${JSON.stringify(change)}`;
    yield* lines.filter(each => !usual.includes(each));
  }
}

test('what is said of a 3D area camera, and what one other figure changes in it, is what has been read', async () => {
  await expect(`${[...allTold()].join('\n')}\n`).toMatchFileSnapshot('./volume-told.txt');
});
