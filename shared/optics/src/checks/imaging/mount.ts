import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { betterFit, type MountFit, mountFit } from '../../physics/rings/mount-fit';
import { mountOf } from '../../physics/rings/mounts';
import { found, missing } from '../finding';
import type { System } from './system';

const verdicts: Readonly<Record<MountFit['kind'], Verdict>> = {
  direct: 'pass',
  adapter: 'warn',
  check: 'warn',
  unknown: 'unknown',
  no: 'fail',
};

/** Whether the lens fits the camera. Where either has several mounts, the best fit counts. */
export function checkMount(_need: Requirements, { camera, lens }: System): Check {
  const unstated = [...(lens.mount === null ? ['镜头接口'] : []), ...(camera.mounts.length === 0 ? ['相机接口'] : [])];
  if (lens.mount === null || unstated.length > 0) return missing('mount', unstated);
  const { mount } = lens;
  const best = camera.mounts.map(body => mountFit(mount, body)).reduce(betterFit);
  if (best.kind === 'unknown') {
    return missing('mount', [mount.split('|').some(mountOf) ? '法兰距' : '镜头接口规格'], { reason: best.note });
  }
  return found('mount', {
    verdict: verdicts[best.kind],
    reason: best.kind === 'direct' ? `镜头与相机同为 ${best.label}` : best.note,
  });
}
