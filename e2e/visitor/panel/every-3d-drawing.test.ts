import { checkDepthCamera, checkProfiler, mountDepthCamera, mountProfiler } from '@shixuan/optics/checks';
import { drawnProfiler, drawnVolume, volumeAcross } from '@shixuan/optics/describe';
import { profileNeedsOf, volumeNeedsOf } from '@shixuan/optics/model';
import { drawProfiler, drawProfilerMounting, drawVolume, drawVolumeMounting } from '@shixuan/server/testing';
import { describe, expect, test } from 'vitest';
import { orderableDepthCameras, orderableProfilers } from './catalogue';
import { labelFaults, profilerScreens, volumeScreens } from './drawn-labels';
import { panel, profileTask } from './panel';
import { pieceTasks } from './piece-tasks';

// One opens any row of a list, and has its report: these drawings have to be legible too, not only those of the first.

const tasks = [...panel, ...pieceTasks];

/** What fails the task is no row of the list. */
const isListed = (checks: readonly { verdict: string }[]) => checks.every(({ verdict }) => verdict !== 'fail');

/** Each fault once, with whose drawing it is. */
const faultsOf = (model: string, screens: readonly string[]) =>
  [...new Set(screens.flatMap(svg => labelFaults(svg)))].map(fault => `${model}: ${fault}`);

describe.each(tasks.filter(each => 'profile' in each))('$name', ({ profile }) => {
  test('no text is crossed in the drawing of any profiler', () => {
    const task = profileTask(profile);
    const need = profileNeedsOf(task);
    const faults = orderableProfilers().flatMap(profiler => {
      const mounting = mountProfiler(need, profiler);
      const drawn = drawnProfiler(task, profiler, mounting);
      if (!drawn || !isListed(checkProfiler(need, profiler, mounting))) return [];
      const documents = [drawProfiler(drawn, ''), drawProfilerMounting(drawn, true, '')];
      return faultsOf(profiler.model, [...profilerScreens(drawn), ...documents]);
    });
    expect(faults).toEqual([]);
  });
});

describe.each(tasks.filter(each => 'volume' in each))('$name', ({ volume }) => {
  test('no text is crossed in the drawing of any 3D camera', () => {
    const task = { marginPct: 10, ...volume };
    const need = volumeNeedsOf(task);
    const faults = orderableDepthCameras().flatMap(camera => {
      const mounting = mountDepthCamera(need, camera);
      const drawn = drawnVolume(task, mounting);
      if (!drawn || !isListed(checkDepthCamera(need, camera, mounting))) return [];
      const documents = [drawVolume(drawn, ''), drawVolumeMounting(volumeAcross(drawn, mounting), camera, '')];
      return faultsOf(camera.model, [...volumeScreens(drawn), ...documents]);
    });
    expect(faults).toEqual([]);
  });
});
