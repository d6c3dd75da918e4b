import { checkLightPath } from '../illumination/light-path';
import type { DescribedPart } from '../illumination/part';
import { type LightTechnique, lightTechniques, techniqueOfShape } from '../illumination/techniques';
import type { Requirements } from '../task/requirements';
import type { Check } from './check';
import { found, missing } from './finding';
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
  const { verdict, reason, missing: labels } = checkLightPath(technique, partOf(need, system));
  if (verdict === 'unknown') return missing('light-function', labels, { reason: `${technique.label}：${reason}` });
  return found('light-function', {
    verdict,
    reason: `${technique.label}：${reason}`,
    remedy: remedyOf(need, system, technique, verdict),
  });
}

/** As far as the task says; measuring is of outlines. Parts that are not called transparent are taken as opaque. */
function partOf({ task, lineScan }: Requirements, { lens }: System): DescribedPart {
  const { surface } = task;
  return {
    transmission: surface === null ? null : surface === 'transparent' ? 'transparent' : 'opaque',
    surface: surface === 'transparent' ? 'glossy' : surface,
    form: task.form,
    feature: task.feature ?? (task.accuracy.kind === 'tolerance' ? 'outline' : null),
    scan: lineScan ? 'line' : 'area',
    backFree: task.backAccessible,
    telecentricLens: lens.kind === 'fixed' && lens.telecentric !== null,
  };
}

/** The first technique that passes for this part. */
function remedyOf(
  need: Requirements,
  system: System,
  used: LightTechnique,
  verdict: Check['verdict'],
): string | undefined {
  if (verdict === 'pass') return undefined;
  const part = partOf(need, system);
  const better = lightTechniques.find(other => other.id !== used.id && checkLightPath(other, part).verdict === 'pass');
  return better ? `改用${better.label}` : undefined;
}
