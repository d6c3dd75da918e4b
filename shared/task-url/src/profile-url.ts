import { laserClasses, laserSurfaces, type ProfileTask, protections } from '@shixuan/optics/model';
import { printFigure } from './figure-text';
import { always, codeOf, figureOf, type ParsedSingle, rangeOf, type SingleState, singleUrl } from './single-url';

/** State of the line profiler page; its address holds it. */
export type ProfileState = SingleState<ProfileTask>;

/** Values of parameters that an address omits. Never change one: shared addresses would change their meaning. */
export const neutralProfileTask: ProfileTask = {
  widthMm: 40,
  marginPct: 10,
  heightVariationMm: 0,
  heightToleranceMm: 0,
  pointSpacingMm: null,
  travelSpacingMm: null,
  speedMmS: 0,
  minProfileRateHz: null,
  resolutionUm: null,
  repeatabilityUm: null,
  heightErrorUm: null,
  standOff: { minMm: null, maxMm: null },
  maxLaserClass: null,
  minProtection: null,
  surface: null,
};

const MODE = 'laser-3d';

/** Whether an address of the page of whole systems is about a line profiler. */
export const isProfileSearch = (search: string): boolean => new URLSearchParams(search).get('mode') === MODE;

const figure = figureOf(neutralProfileTask);
const url = singleUrl(
  neutralProfileTask,
  [
    always(figure('w', '工件宽', 'widthMm', 0.001, 50_000), ({ widthMm }) => printFigure(widthMm)),
    figure('margin', '留边', 'marginPct', 0, 300),
    figure('h', '高度差', 'heightVariationMm', 0, 10_000),
    figure('tol', '高度公差', 'heightToleranceMm', 0, 10_000),
    figure('dx', 'X 点间距', 'pointSpacingMm', 1e-6, 1000),
    figure('dy', '轮廓间距', 'travelSpacingMm', 1e-6, 1000),
    figure('v', '速度', 'speedMmS', 0, 100_000),
    figure('hz', '轮廓频率', 'minProfileRateHz', 1e-6, 1_000_000),
    figure('res', 'Z 向分辨率', 'resolutionUm', 1e-6, 1_000_000),
    figure('rep', 'Z 向重复精度', 'repeatabilityUm', 1e-6, 1_000_000),
    figure('err', 'Z 向误差', 'heightErrorUm', 1e-6, 1_000_000),
    rangeOf(
      'gap',
      '安装净空',
      ({ standOff }) => standOff,
      (task, standOff) => ({ ...task, standOff }),
    ),
    codeOf(
      'class',
      '激光等级',
      laserClasses,
      task => task.maxLaserClass,
      (task, maxLaserClass) => ({ ...task, maxLaserClass }),
    ),
    codeOf(
      'ip',
      '防护等级',
      protections,
      task => task.minProtection,
      (task, minProtection) => ({ ...task, minProtection }),
    ),
    codeOf(
      'surface',
      '表面',
      laserSurfaces,
      task => task.surface,
      (task, surface) => ({ ...task, surface }),
    ),
  ],
  { width: 'widthMm' },
  { mode: MODE },
);

/** A task of which nothing is known yet. */
export const blankProfileState: ProfileState = url.blank;

/** The neutral task with nothing left empty. */
export const neutralProfileState: ProfileState = url.neutral;

/** Never throws: invalid parts are ignored and reported. */
export const parseProfileSearch = (search: string): ParsedSingle<ProfileTask> => url.parse(search);

/** The one query string of a state, without `?`. The width is always written. */
export const printProfileSearch = (state: ProfileState): string => url.print(state);

/** Path of the page of whole systems; its parameter `mode` turns it into the page of line profilers. */
export const profilePage = '/selection/vision';

/** Address of the page of line profilers, with what it shows first. */
export const profilePath = `${profilePage}?mode=${MODE}`;
