import { isTelecentric } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { checkLightPath, type LightPathVerdict } from '../../physics/illumination/light-path';
import type { DescribedPart } from '../../physics/illumination/part';
import { type LightTechnique, lightTechniques, techniqueOfShape } from '../../physics/illumination/techniques';
import { found, missing } from '../finding';
import type { System } from './system';

/** Whether the light reaches the lens on the path that its technique requires. Sizes are checked afterwards. */
export function checkLightFunction(need: Requirements, system: System): Check {
  const { light } = system;
  const wanted = lightTechniques.find(({ id }) => id === need.task.technique);
  const used = light ? techniqueOfShape(light.shape) : undefined;
  if (light && wanted && used && used.id !== wanted.id) {
    return found('light-function', {
      verdict: 'fail',
      reason: `要求${wanted.label}，所选光源用作${used.label}`,
    });
  }
  const technique = used ?? wanted;
  if (!technique)
    return missing('light-function', [light ? '光源用法' : '光源'], light ? {} : { reason: '尚未选定光源与打光方式' });
  const { verdict, reason, missing: labels } = lightPathOf(need, system, technique);
  if (verdict === 'unknown') return missing('light-function', labels, { reason: `${technique.label}：${reason}` });
  return found('light-function', {
    verdict,
    reason: `${technique.label}：${reason}`,
  });
}

/** How a technique shows the part of the task through a lens. */
export const lightPathOf = (
  need: Requirements,
  { lens }: Pick<System, 'lens'>,
  technique: LightTechnique,
): LightPathVerdict => checkLightPath(technique, partOf(need, isTelecentric(lens)));

/** A technique of the task that cannot show the part as described, with any lens. */
interface ContradictedTechnique {
  label: string;
  reason: string;
  /** '改用环形光'; absent: no technique shows it. */
  remedy?: string | undefined;
}

/** Whether the technique contradicts what the task says of the part. Null: no contradiction, as far as stated. */
export function contradictedTechnique(need: Requirements): ContradictedTechnique | null {
  const wanted = lightTechniques.find(({ id }) => id === need.task.technique);
  if (!wanted) return null;
  const part = partOf(need, need.task.mode === 'telecentric');
  const { verdict, reason } = checkLightPath(wanted, part);
  return verdict === 'fail' ? { label: wanted.label, reason, remedy: betterThan(wanted, part) } : null;
}

/**
 * The part as far as the task describes it. Measuring means outlines. A part that is not described as transparent counts as
 * opaque.
 */
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
