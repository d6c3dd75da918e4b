import { ambientLights, type VolumeTask } from '@shixuan/optics/model';
import { printFigure, rangeText, readFigure } from './figure-text';
import {
  codeOf,
  figureOf,
  type ParsedSingle,
  rangeOf,
  type SinglePart,
  type SingleState,
  singleUrl,
} from './single-url';

/** State of the page of 3D area cameras; its address holds it. */
export type VolumeState = SingleState<VolumeTask>;

/** Values of parameters that an address omits. Never change one: shared addresses would change their meaning. */
export const neutralVolumeTask: VolumeTask = {
  widthMm: 600,
  heightMm: 400,
  marginPct: 10,
  depthMm: 0,
  distance: { minMm: null, maxMm: null },
  pointSpacingMm: null,
  accuracyMm: null,
  cycleS: null,
  ambient: null,
};

const SIDE_MM = [1, 50_000] as const;

/** `box=600x400`, always written. */
const box: SinglePart<VolumeTask> = {
  key: 'box',
  label: '料区',
  expected: { form: '长x宽（如 600x400）', range: rangeText('sideMm', ...SIDE_MM) },
  print: ({ widthMm, heightMm }) => `${printFigure(widthMm)}x${printFigure(heightMm)}`,
  read: (text, task) => {
    const [widthMm, heightMm, ...more] = text.split('x').map(side => readFigure(side, ...SIDE_MM));
    if (more.length > 0 || typeof widthMm !== 'number' || typeof heightMm !== 'number') return null;
    return { ...task, widthMm, heightMm };
  },
};

const figure = figureOf(neutralVolumeTask);
const url = singleUrl(
  neutralVolumeTask,
  [
    box,
    figure('margin', '留边', 'marginPct', 0, 300),
    figure('h', '堆高', 'depthMm', 0, 50_000),
    rangeOf(
      'dist',
      '安装距离',
      ({ distance }) => distance,
      (task, distance) => ({ ...task, distance }),
    ),
    figure('dx', '点间距', 'pointSpacingMm', 1e-6, 1000),
    figure('err', 'Z 向误差', 'accuracyMm', 1e-6, 1000),
    figure('cycle', '节拍', 'cycleS', 1e-6, 3600),
    codeOf(
      'ambient',
      '环境光',
      ambientLights,
      task => task.ambient,
      (task, ambient) => ({ ...task, ambient }),
    ),
  ],
  { width: 'widthMm', height: 'heightMm' },
);

/** A task of which nothing is known yet. */
export const blankVolumeState: VolumeState = url.blank;

/** The neutral task with nothing left empty. */
export const neutralVolumeState: VolumeState = url.neutral;

/** Never throws: invalid parts are ignored and reported, one Chinese sentence each. */
export const parseVolumeSearch = (search: string): ParsedSingle<VolumeTask> => url.parse(search);

/** The one query string of a state, without `?`. */
export const printVolumeSearch = (state: VolumeState): string => url.print(state);
