import { ImagingTask } from '@shixuan/api';
import { isTelecentric, profileNeedsOf, requirementsOf, volumeNeedsOf } from '@shixuan/optics/model';
import {
  imagingCrossings,
  type PreparedCatalogue,
  prepareCatalogue,
  profileCrossings,
  rankDepthCameras,
  rankProfilers,
  solveSystems,
} from '@shixuan/optics/solve';
import { expect, test } from 'vitest';
import { orderableDepthCameras, orderableParts, orderableProfilers } from './catalogue';
import { notCrossed, objections, profilerObjections, volumeObjections } from './judge-purchase';
import { panel, profileTask } from './panel';
import type { PanelTask } from './panel-task';

interface Verdict {
  first: string;
  objections: readonly string[];
}

function verdictOf(task: PanelTask, all: PreparedCatalogue, telecentric: PreparedCatalogue): Verdict {
  if ('volume' in task) {
    const [first] = rankDepthCameras(volumeNeedsOf({ marginPct: 10, ...task.volume }), orderableDepthCameras(), {
      limit: 1,
    }).ranked;
    if (!first) return { first: '—', objections: ['nothing'] };
    const open = first.checks.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id);
    return {
      first: first.camera.model,
      objections: [...(open.length > 0 ? [`not decided: ${open}`] : []), ...volumeObjections(task.buys, first)],
    };
  }
  if ('profile' in task) {
    const need = profileNeedsOf(profileTask(task.profile));
    const [first] = rankProfilers(need, orderableProfilers(), { limit: 1 }).ranked;
    if (first?.fit !== 'fits') return { first: first?.profiler.model ?? '—', objections: ['not decided'] };
    return {
      first: first.profiler.model,
      objections: [...profilerObjections(task.buys, first), ...notCrossed(task.buys, profileCrossings(need))],
    };
  }
  const need = requirementsOf(ImagingTask.parse(task.imaging));
  const catalogue = need.task.mode === 'telecentric' ? telecentric : all;
  const [first] = solveSystems(need, catalogue, { limit: 1, paretoFrontLimit: 0 }).systems;
  if (!first) return { first: '—', objections: ['nothing'] };
  const light = first.lights[0];
  const names = [first.camera.model, first.lens.model, light ? `${light.technique.id} ${light.light.model}` : '—'];
  const open = first.undecided.length > 0 ? [`not decided: ${first.undecided}`] : [];
  const crossed = notCrossed(task.buys, imagingCrossings(need));
  return { first: names.join(' + '), objections: [...open, ...objections(task.buys, first), ...crossed] };
}

test('what is recommended first is what an engineer would buy in at least 36 of 40 tasks', async () => {
  const all = orderableParts();
  const telecentric = prepareCatalogue({ ...all, lenses: all.lenses.filter(isTelecentric) });
  const lines = panel.map(task => {
    const verdict = verdictOf(task, all, telecentric);
    return [task.name, verdict.objections.join('; ') || 'would buy', verdict.first].join(' | ');
  });
  expect(lines).toHaveLength(40);
  const bought = lines.filter(line => line.includes(' | would buy | '));
  expect(bought.length, `${bought.length} of 40\n${lines.join('\n')}`).toBeGreaterThanOrEqual(36);
}, 120_000);
