import { atMost } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { chooseCable } from '../../physics/link/choose-cable';
import { dataRateMBs } from '../../physics/link/data-rate';
import { linkInterface } from '../../physics/link/interfaces';
import { linkUsageLimits } from '../../physics/link/link-usage';
import { found, missing, traced, worst } from '../finding';
import { shown } from '../shown';
import type { System } from './system';
import { isUnclocked, unclocked } from './unclocked';

/**
 * Whether the link is usable, has the bandwidth for the data that are sent (not for the bit depth of the converter), and has a
 * cable of sufficient length.
 */
export function checkLink(need: Requirements, system: System): Check {
  const { camera, setting } = system;
  const { task } = need;
  if (camera.link === null) return missing('link', ['数据接口']);
  const link = linkInterface(camera.link);
  if (!link) return missing('link', ['数据接口规格'], { reason: `数据接口 ${camera.link} 不在接口表中，带宽无法判定` });
  if (task.links.length > 0 && !task.links.includes(link.id)) {
    const wanted = task.links.map(id => linkInterface(id)?.label ?? id).join('、');
    return found('link', {
      verdict: 'fail',
      reason: `接口为 ${link.label}，要求 ${wanted}`,
    });
  }
  const cable = task.cableM === null ? undefined : chooseCable(link, task.cableM);
  const reach = cable ? `；${cable.text}` : '';
  const { linkMBs, linkUsagePct: usage, demandHz, rateHz } = setting;
  if (linkMBs === null) {
    const label = link.usableMBs === undefined ? '接口速率' : '接口通道数';
    const verdict = worst('unknown', cable?.verdict ?? 'pass');
    return found('link', { verdict, missing: [label], reason: `${link.label}，${label}未标注，带宽无法判定${reach}` });
  }
  const taken = demandHz ?? rateHz;
  if (usage === null || taken === null)
    return missing('link', ['相机最高帧率（行频）'], { reason: `${link.label}，帧率未知，占用无法判定${reach}` });
  const bits = need.pixelFormat.bitsPerPixel;
  const asked = demandHz === null ? '按最高速率' : `按要求的 ${shown(demandHz)} ${need.lineScan ? 'Hz' : 'fps'}`;
  const reason = `${link.label} 可用 ${shown(linkMBs)} MB/s，${asked}、${bits} bit 传输占 ${shown(usage, 3)} %${reach}`;
  const lacking = cable?.verdict === 'unknown' ? ['线缆长度'] : undefined;
  const traces = () =>
    traced(() =>
      dataRateMBs.trace({
        width: camera.pixelsH,
        height: camera.kind === 'line' ? 1 : camera.pixelsV,
        bitsPerPixel: bits,
        frameRateFps: taken,
      }),
    );
  if (isUnclocked(need, system) && cable?.verdict !== 'fail')
    return unclocked('link', { figure: usage, unit: '%', known: reason, missing: lacking, traces });
  const { greenPct, amberPct } = linkUsageLimits;
  const carried: Verdict =
    demandHz === null ? 'pass' : !atMost(usage, amberPct) ? 'fail' : atMost(usage, greenPct) ? 'pass' : 'warn';
  const verdict = worst(carried, cable?.verdict ?? 'pass');
  return found('link', {
    verdict,
    figure: usage,
    // At its highest rate a camera may fill its link.
    ...(demandHz === null ? {} : { limit: carried === 'fail' ? amberPct : greenPct, sense: 'at-most' }),
    unit: '%',
    reason,
    missing: lacking,
    traces,
  });
}
