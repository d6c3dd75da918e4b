import {
  type LaserClass,
  type LaserSurface,
  laserClasses,
  laserSurfaces,
  type ProfileTask,
  type Protection,
  protections,
} from '@shixuan/optics/model';
import { printFigure, readFigure } from './figure-text';
import { DRAFT, DRAFT_KEY, MAX_DRAFT } from './url-parts';

/** State of the line profiler page; its address holds it. */
export interface ProfileState {
  task: ProfileTask;
  /** Invalid input texts, by the field's key. */
  drafts: Readonly<Record<string, string>>;
}

/** Values of parameters that an address omits. Never change one: shared addresses would change their meaning. */
export const neutralProfileTask: ProfileTask = {
  widthMm: 40,
  marginPct: 10,
  heightVariationMm: 0,
  heightToleranceMm: 0,
  pointSpacingMm: null,
  travelSpacingMm: null,
  speedMmS: 0,
  resolutionUm: null,
  repeatabilityUm: null,
  heightErrorUm: null,
  standOff: { minMm: null, maxMm: null },
  maxLaserClass: null,
  minProtection: null,
  surface: null,
};

export interface ParsedProfile {
  state: ProfileState;
  /** The ignored parts of the address, one Chinese sentence each. */
  problems: string[];
}

const MODE = 'laser-3d';

/** Whether an address of the page of whole systems is about a line profiler. */
export const isProfileSearch = (search: string): boolean => new URLSearchParams(search).get('mode') === MODE;

interface Part {
  key: string;
  label: string;
  print(task: ProfileTask): string | null;
  read(text: string, task: ProfileTask): ProfileTask | null;
}

type FigureKey = { [K in keyof ProfileTask]: number extends ProfileTask[K] ? K : never }[keyof ProfileTask];

const figure = (key: string, label: string, field: FigureKey, min: number, max: number): Part => ({
  key,
  label,
  print: task => {
    const value = task[field];
    return value === null || (value === neutralProfileTask[field] && key !== 'w') ? null : printFigure(value);
  },
  read: (text, task) => {
    const value = readFigure(text, min, max);
    return value === null ? null : { ...task, [field]: value };
  },
});

const choice = <T extends LaserClass | Protection | LaserSurface>(
  key: string,
  label: string,
  field: 'maxLaserClass' | 'minProtection' | 'surface',
  choices: readonly T[],
): Part => ({
  key,
  label,
  print: task => task[field],
  read: (text, task) => (choices.some(each => each === text) ? { ...task, [field]: text } : null),
});

/** `gap=50~120`, `gap=~120`, `gap=50~` */
const gap: Part = {
  key: 'gap',
  label: '安装净空',
  print: ({ standOff: { minMm, maxMm } }) =>
    minMm === null && maxMm === null
      ? null
      : `${minMm === null ? '' : printFigure(minMm)}~${maxMm === null ? '' : printFigure(maxMm)}`,
  read: (text, task) => {
    const [low, high, ...more] = text.split('~');
    if (low === undefined || high === undefined || more.length > 0 || (low === '' && high === '')) return null;
    const [minMm, maxMm] = [low, high].map(end => (end === '' ? null : readFigure(end, 0.01, 100_000)));
    if (minMm === undefined || maxMm === undefined) return null;
    if ((low !== '' && minMm === null) || (high !== '' && maxMm === null)) return null;
    return minMm !== null && maxMm !== null && minMm > maxMm ? null : { ...task, standOff: { minMm, maxMm } };
  },
};

const parts: readonly Part[] = [
  figure('w', '工件宽', 'widthMm', 0.001, 50_000),
  figure('margin', '余量', 'marginPct', 0, 300),
  figure('h', '高度变化', 'heightVariationMm', 0, 10_000),
  figure('tol', '高度公差', 'heightToleranceMm', 0, 10_000),
  figure('dx', 'X 点间距', 'pointSpacingMm', 1e-6, 1000),
  figure('dy', '轮廓间距', 'travelSpacingMm', 1e-6, 1000),
  figure('v', '速度', 'speedMmS', 0, 100_000),
  figure('res', 'Z 向分辨率', 'resolutionUm', 1e-6, 1_000_000),
  figure('rep', 'Z 向重复精度', 'repeatabilityUm', 1e-6, 1_000_000),
  figure('err', 'Z 向误差', 'heightErrorUm', 1e-6, 1_000_000),
  gap,
  choice('class', '激光等级', 'maxLaserClass', laserClasses),
  choice('ip', '防护等级', 'minProtection', protections),
  choice('surface', '表面', 'surface', laserSurfaces),
];
const byKey = new Map(parts.map(part => [part.key, part]));

/** Never throws: invalid parts are ignored and reported. */
export function parseProfileSearch(search: string): ParsedProfile {
  let task = neutralProfileTask;
  const drafts: Record<string, string> = {};
  const problems: string[] = [];
  const seen = new Set<string>(['mode']);
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === 'mode') continue;
    const draftKey = name.startsWith(DRAFT) ? name.slice(DRAFT.length) : '';
    const part = byKey.get(name);
    if (DRAFT_KEY.test(draftKey)) drafts[draftKey] = text.slice(0, MAX_DRAFT);
    else if (!part) problems.push(`参数 ${name.slice(0, 40)} 无法识别，已忽略`);
    else if (seen.has(name)) problems.push(`参数 ${name} 重复，只取第一个`);
    else {
      const next = part.read(text, task);
      if (next) task = next;
      else problems.push(`${part.label}「${text.slice(0, 40)}」无效，已忽略`);
    }
    seen.add(name);
  }
  return { state: { task, drafts }, problems };
}

/** The one query string of a state, without `?`. The width is always written. */
export function printProfileSearch({ task, drafts }: ProfileState): string {
  const pairs = parts.flatMap(part => {
    const text = part.print(task);
    return text === null ? [] : [`${part.key}=${text}`];
  });
  const typed = Object.keys(drafts)
    .sort()
    .map(key => `${DRAFT}${key}=${encodeURIComponent(drafts[key] ?? '')}`);
  return [`mode=${MODE}`, ...pairs, ...typed].join('&');
}

/** Address of the page of line profilers, with what it shows first. */
export const profilePath = `/selection/vision?mode=${MODE}`;
