import { type RenderCase, testHost } from '@shixuan/host/testing';
import { requirementsOf } from '@shixuan/optics/model';
import { type Goal, parseSelectionSearch } from '@shixuan/task-url';
import { firstProfilerState } from '../data/profiler/profiler-presets';
import { profilerQuery } from '../data/profiler/profiler-query';
import { rankingQuery, rankingRequest } from '../data/ranking/ranking-query';
import { neededPixels } from '../data/task/derive-figures';
import { firstState } from '../data/task/presets';
import { firstVolumeState } from '../data/volume/volume-presets';
import { volumeQuery } from '../data/volume/volume-query';
import { rankingAnswer } from './fixtures';
import { profilerAnswer } from './profiler-answer';
import { volumeAnswer } from './volume-answer';

const host = testHost();

/** A page whose ranking is in the cache. */
function ranked(route: string, goal: Goal, search: string, shows: readonly string[]): RenderCase {
  return {
    route,
    search,
    seed: client => {
      const state = search === '' ? firstState(goal) : parseSelectionSearch(search, goal).state;
      const request = rankingRequest(state, neededPixels(requirementsOf(state.task)).needed);
      client.setQueryData(rankingQuery(host, request).queryKey, rankingAnswer(request));
    },
    shows,
  };
}

/** Every declared route, and the states that a server must be able to render. */
export const renderCases: RenderCase[] = [
  ranked('SelectionVision', 'systems', '', [
    '视觉系统选型</h1>',
    'MV-CS050-10GM',
    'LM35JC5M',
    '所需单像素精度',
    '33.33',
  ]),
  ranked('SelectionLens', 'lenses', '', ['镜头选型</h1>', 'LM35JC5M', '焦距宁小勿大', '远场近似']),
  ranked('SelectionCamera', 'cameras', '', ['相机选型</h1>', 'MV-CS050-10GM', '2448']),
  ranked('SelectionVision', 'systems', 'fov=60x45&acc=defect:0.001:3&wd=300', ['没有完全满足要求的产品', '不是推荐']),
  {
    route: 'SelectionVision',
    search: 'mode=laser-3d',
    seed: client => {
      const { task } = firstProfilerState;
      client.setQueryData(profilerQuery(host, task).queryKey, profilerAnswer(task));
    },
    shows: ['3D 线激光选型</h1>', 'SR7060', '近端 40 mm', '资料不全'],
  },
  {
    route: 'SelectionVolume',
    search: '',
    seed: client =>
      client.setQueryData(volumeQuery(host, firstVolumeState.task).queryKey, volumeAnswer(firstVolumeState.task)),
    shows: ['3D 面阵选型</h1>', 'FM-A', '6 项成立', '料箱抓取', '资料不全'],
  },
  {
    route: 'SelectionEmbed',
    search: 'mode=lens&accent=red&theme=neon',
    shows: [
      '把选型助手嵌入您的网页</h1>',
      'mode=&quot;lens&quot;',
      '「red」不是颜色',
      '主题「neon」无效',
      'selection-pick',
    ],
  },
  {
    route: 'SelectionVision',
    search: 'fov=60x45&acc=defect:0.1:3&typed.wd=很远&nonsense=1',
    shows: ['无法识别「很远」', '参数 nonsense 无法识别，已忽略'],
  },
];
