import type { AmbientLight } from '../../model/task/volume-task';
import { type VolumeCase, type VolumeCheck, volumeFound } from './volume-check';

type Family = 'pattern' | 'stereo' | 'active' | 'time' | 'other';

const families: Readonly<Record<string, Family>> = {
  'structured-light': 'pattern',
  'structured-light-stereo': 'pattern',
  'laser-triangulation': 'pattern',
  stereo: 'stereo',
  'active-stereo': 'active',
  tof: 'time',
  lidar: 'time',
};

/** What the light of the surroundings does to a principle; our own judgement, to be tried on the part. */
const says: Readonly<Record<Family, Readonly<Record<AmbientLight, readonly ['pass' | 'warn', string]>>>> = {
  pattern: {
    hall: ['pass', '投射图案，车间灯光下可用'],
    daylight: ['warn', '阳光盖过投射的图案，须遮光'],
  },
  stereo: {
    hall: ['warn', '不投图案，表面没有纹理处没有点，须先试样'],
    daylight: ['warn', '不投图案，不怕阳光；表面没有纹理处没有点，须先试样'],
  },
  active: {
    hall: ['pass', '投射纹理，车间灯光下可用'],
    daylight: ['warn', '阳光下投射的纹理变淡，退为普通双目，须先试样'],
  },
  time: {
    hall: ['pass', '自带红外光，车间灯光下可用；反光与黑色表面须先试样'],
    daylight: ['warn', '阳光中的红外光增大噪声，须遮光或先试样'],
  },
  other: {
    hall: ['warn', '测量原理未标注，须先试样'],
    daylight: ['warn', '测量原理未标注，须先试样'],
  },
};

/** Advice only: it refuses nothing and leaves nothing open. */
export function checkAmbient({ need, camera }: VolumeCase): VolumeCheck | null {
  const { ambient } = need.task;
  if (ambient === null && camera.principle === null) return null;
  const [verdict, reason] = says[families[camera.principle ?? ''] ?? 'other'][ambient ?? 'hall'];
  return volumeFound(
    'ambient',
    ambient === null ? { verdict: 'pass', reason: `没有说明；${reason}` } : { verdict, reason },
  );
}
