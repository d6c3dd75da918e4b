import { atMost } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { techniqueOfShape } from '../../physics/illumination/techniques';
import { found, missing } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

/** Total height of the setup, and whether the light fits between lens and object. */
export function checkMechanics(_need: Requirements, system: System): Check {
  const { lens, camera, setting } = system;
  const distance = setting.workingDistanceMm;
  if (!distance) return missing('mechanics', ['工作距离']);
  const blocked = lightInTheWay(system, distance.nominal);
  if (blocked) return blocked;
  const cameraMm = camera.sizeMm?.length ?? null;
  const unstated = [...(lens.lengthMm === null ? ['镜头长度'] : []), ...(cameraMm === null ? ['相机长度'] : [])];
  const known = distance.nominal + setting.ringMm + (lens.lengthMm ?? 0) + (cameraMm ?? 0);
  if (unstated.length > 0) {
    return missing('mechanics', unstated, {
      reason: `${unstated.join('、')}未标注，总高只知不小于 ${shown(known)} mm`,
    });
  }
  return found('mechanics', {
    verdict: 'pass',
    figure: known,
    unit: 'mm',
    reason: `工作距离、镜头${setting.ringMm > 0 ? '、接圈' : ''}与相机合计高 ${shown(known)} mm，另留线缆弯曲空间`,
  });
}

function lightInTheWay({ light, lightHeightMm }: System, workingDistanceMm: number): Check | undefined {
  if (!light || lightHeightMm === null || lightHeightMm === undefined) return undefined;
  const technique = techniqueOfShape(light.shape)?.id;
  if (technique === 'backlight' || technique === 'collimated-backlight') return undefined;
  if (atMost(lightHeightMm, workingDistanceMm)) return undefined;
  return found('mechanics', {
    verdict: 'fail',
    figure: lightHeightMm,
    limit: workingDistanceMm,
    sense: 'at-most',
    unit: 'mm',
    reason: `光源高 ${shown(lightHeightMm)} mm，工作距离只有 ${shown(workingDistanceMm)} mm，光源装不进镜头与物体之间`,
  });
}
