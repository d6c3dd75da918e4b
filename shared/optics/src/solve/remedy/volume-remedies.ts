import { shownLength } from '../../checks/shown';
import { checkDepthCamera } from '../../checks/volume/check-depth-camera';
import type { VolumeCheck, VolumeCheckId } from '../../checks/volume/volume-check';
import { mountDepthCamera } from '../../checks/volume/volume-mounting';
import type { DepthCamera } from '../../model/parts/depth-camera';
import { type VolumeNeeds, type VolumeTask, volumeNeedsOf } from '../../model/task/volume-task';
import type { Knob } from './least-change';
import type { Remedy } from './remedy';
import { distanceEnd, lessMargin, type Trial, tenfold, tenth, triedRemedies } from './tried-remedies';

type VolumeKnob = Knob<VolumeTask, DepthCamera>;

const end = (which: 'minMm' | 'maxMm'): VolumeKnob =>
  distanceEnd(
    '安装距离',
    which,
    ({ distance }) => distance,
    (task, distance) => ({ ...task, distance }),
  );
const higher = end('maxMm');
const lower = end('minMm');

const flatter: VolumeKnob = {
  value: ({ depthMm }) => (depthMm > 0 ? depthMm : null),
  farthest: tenth,
  changed: (task, depthMm) => ({ ...task, depthMm }),
  words: shown => `堆高控制在 ${shown} mm 以内`,
};

const coarser = (key: 'pointSpacingMm' | 'accuracyMm', label: string): VolumeKnob => ({
  value: task => task[key],
  farthest: tenfold,
  changed: (task, value) => ({ ...task, [key]: value }),
  words: shown => `${label}放宽到 ${shown} mm`,
});

const slower: VolumeKnob = {
  value: ({ cycleS }) => cycleS,
  farthest: tenfold,
  changed: (task, cycleS) => ({ ...task, cycleS }),
  words: shown => `节拍放慢到 ${shown} s`,
};

/** What may help a check, the least costly in practice first. */
const knobsOf: Readonly<Record<VolumeCheckId, readonly VolumeKnob[]>> = {
  distance: [higher, lower, flatter],
  view: [lessMargin(), higher, flatter],
  'point-spacing': [coarser('pointSpacingMm', '点间距'), lower, flatter],
  'z-error': [coarser('accuracyMm', 'Z 向误差'), lower, flatter],
  cycle: [slower],
  ambient: [],
};

const trial: Trial<VolumeTask, DepthCamera, VolumeCheckId> = {
  judge: (task, camera) => checkDepthCamera(volumeNeedsOf(task), camera),
  choices: (task, _camera, id) =>
    id === 'ambient' && task.ambient === 'daylight'
      ? [{ words: '遮住阳光，只留车间灯光', changed: { ...task, ambient: 'hall' } }]
      : [],
  knobs: knobsOf,
  costs,
};

/** The least changes of the task with which a failed or doubtful check of this camera passes, mounted and judged again. */
export const volumeRemedies = (
  { task }: VolumeNeeds,
  camera: DepthCamera,
  check: Pick<VolumeCheck, 'id' | 'verdict'>,
): Remedy<VolumeTask>[] => triedRemedies(trial, task, camera, check);

/** What becomes coarser where the camera is mounted after the change. */
function costs(task: VolumeTask, changed: VolumeTask, camera: DepthCamera): string[] {
  const was = mountDepthCamera(volumeNeedsOf(task), camera);
  const is = mountDepthCamera(volumeNeedsOf(changed), camera);
  const worse = (label: string, before: number | null, after: number | null) =>
    before !== null && after !== null && after > before * 1.02
      ? [`${label} ${shownLength(before, 3)} → ${shownLength(after, 3)}`]
      : [];
  return [...worse('点间距', was.pointSpacingMm, is.pointSpacingMm), ...worse('Z 向误差', was.errorMm, is.errorMm)];
}
