import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { checkLightPath } from '../../physics/illumination/light-path';
import type { DescribedPart } from '../../physics/illumination/part';
import { type LightTechnique, lightTechniques, techniqueOfShape } from '../../physics/illumination/techniques';
import { found, missing } from '../finding';
import type { System } from './system';

/** Whether the light reaches the lens in the way its technique lives on. Before any size. */
export function checkLightFunction(need: Requirements, system: System): Check {
  const { light } = system;
  const wanted = lightTechniques.find(({ id }) => id === need.task.technique);
  const used = light ? techniqueOfShape(light.shape) : undefined;
  if (light && wanted && used && used.id !== wanted.id) {
    return found('light-function', {
      verdict: 'fail',
      reason: `要求${wanted.label}，所选光源用作${used.label}`,
      remedy: `改用${wanted.label}光源`,
    });
  }
  const technique = used ?? wanted;
  if (!technique)
    return missing('light-function', [light ? '光源用法' : '光源'], light ? {} : { reason: '尚未选定光源与打光方式' });
  const part = partOf(need, system.lens.kind === 'fixed' && system.lens.telecentric !== null);
  const { verdict, reason, missing: labels } = checkLightPath(technique, part);
  if (verdict === 'unknown') return missing('light-function', labels, { reason: `${technique.label}：${reason}` });
  return found('light-function', {
    verdict,
    reason: `${technique.label}：${reason}`,
    remedy: verdict === 'pass' ? undefined : betterThan(technique, part),
  });
}

/** A technique that was asked for and that cannot show what was asked of this part, whatever the lens. */
interface ContradictedTechnique {
  label: string;
  reason: string;
  /** 改用环形光; absent: none shows it. */
  remedy?: string | undefined;
}

/** Whether the task contradicts itself: its technique against what it says of the part. Null: it does not, as far as is said. */
export function contradictedTechnique(need: Requirements): ContradictedTechnique | null {
  const wanted = lightTechniques.find(({ id }) => id === need.task.technique);
  if (!wanted) return null;
  const part = partOf(need, need.task.mode === 'telecentric');
  const { verdict, reason } = checkLightPath(wanted, part);
  return verdict === 'fail' ? { label: wanted.label, reason, remedy: betterThan(wanted, part) } : null;
}

/** As far as the task says; measuring is of outlines. Parts that are not called transparent are taken as opaque. */
function partOf({ task, lineScan }: Requirements, telecentricLens: boolean): DescribedPart {
  const { surface } = task;
  return {
    transmission: surface === null ? null : surface === 'transparent' ? 'transparent' : 'opaque',
    surface: surface === 'transparent' ? 'glossy' : surface,
    form: task.form,
    feature: task.feature ?? (task.accuracy.kind === 'tolerance' ? 'outline' : null),
    scan: lineScan ? 'line' : 'area',
    backFree: task.backAccessible,
    telecentricLens,
  };
}

/** The first technique that passes for this part. */
function betterThan(used: LightTechnique, part: DescribedPart): string | undefined {
  const better = lightTechniques.find(other => other.id !== used.id && checkLightPath(other, part).verdict === 'pass');
  return better && `改用${better.label}`;
}
