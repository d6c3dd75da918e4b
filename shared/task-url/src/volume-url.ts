import { ambientLights, type VolumeTask } from '@shixuan/optics/model';
import { printFigure, readFigure } from './figure-text';
import { DRAFT, DRAFT_KEY, MAX_DRAFT } from './url-parts';

/** State of the page of 3D area cameras; its address holds it. */
export interface VolumeState {
  task: VolumeTask;
  /** Invalid input texts, by the field's key. */
  drafts: Readonly<Record<string, string>>;
}

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

interface Part {
  key: string;
  label: string;
  print(task: VolumeTask): string | null;
  read(text: string, task: VolumeTask): VolumeTask | null;
}

type FigureKey = { [K in keyof VolumeTask]: number extends VolumeTask[K] ? K : never }[keyof VolumeTask];

const figure = (key: string, label: string, field: FigureKey, min: number, max: number): Part => ({
  key,
  label,
  print: task => {
    const value = task[field];
    return value === null || value === neutralVolumeTask[field] ? null : printFigure(value);
  },
  read: (text, task) => {
    const value = readFigure(text, min, max);
    return value === null ? null : { ...task, [field]: value };
  },
});

/** `box=600x400`, always written. */
const box: Part = {
  key: 'box',
  label: '料区',
  print: ({ widthMm, heightMm }) => `${printFigure(widthMm)}x${printFigure(heightMm)}`,
  read: (text, task) => {
    const [widthMm, heightMm, ...more] = text.split('x').map(side => readFigure(side, 1, 50_000));
    if (more.length > 0 || typeof widthMm !== 'number' || typeof heightMm !== 'number') return null;
    return { ...task, widthMm, heightMm };
  },
};

/** `dist=900~1600`, `dist=~1600`, `dist=900~` */
const distance: Part = {
  key: 'dist',
  label: '安装距离',
  print: ({ distance: { minMm, maxMm } }) =>
    minMm === null && maxMm === null
      ? null
      : `${minMm === null ? '' : printFigure(minMm)}~${maxMm === null ? '' : printFigure(maxMm)}`,
  read: (text, task) => {
    const ends = text.split('~');
    if (ends.length !== 2 || ends.every(end => end === '')) return null;
    const [minMm = null, maxMm = null] = ends.map(end => (end === '' ? null : readFigure(end, 0.01, 100_000)));
    if ((ends[0] !== '' && minMm === null) || (ends[1] !== '' && maxMm === null)) return null;
    return minMm !== null && maxMm !== null && minMm > maxMm ? null : { ...task, distance: { minMm, maxMm } };
  },
};

const ambient: Part = {
  key: 'ambient',
  label: '环境光',
  print: task => task.ambient,
  read: (text, task) => {
    const found = ambientLights.find(each => each === text);
    return found ? { ...task, ambient: found } : null;
  },
};

const parts: readonly Part[] = [
  box,
  figure('margin', '余量', 'marginPct', 0, 300),
  figure('h', '堆高', 'depthMm', 0, 50_000),
  distance,
  figure('dx', '点间距', 'pointSpacingMm', 1e-6, 1000),
  figure('err', 'Z 向误差', 'accuracyMm', 1e-6, 1000),
  figure('cycle', '节拍', 'cycleS', 1e-6, 3600),
  ambient,
];
const byKey = new Map(parts.map(part => [part.key, part]));

/** Never throws: invalid parts are ignored and reported, one Chinese sentence each. */
export function parseVolumeSearch(search: string): { state: VolumeState; problems: string[] } {
  let task = neutralVolumeTask;
  const drafts: Record<string, string> = {};
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const draftKey = name.startsWith(DRAFT) ? name.slice(DRAFT.length) : '';
    const part = byKey.get(name);
    const next = part && !seen.has(name) ? part.read(text, task) : null;
    if (DRAFT_KEY.test(draftKey)) drafts[draftKey] = text.slice(0, MAX_DRAFT);
    else if (!part) problems.push(`参数 ${name.slice(0, 40)} 无法识别，已忽略`);
    else if (seen.has(name)) problems.push(`参数 ${name} 重复，只取第一个`);
    else if (!next) problems.push(`${part.label}「${text.slice(0, 40)}」无效，已忽略`);
    else task = next;
    seen.add(name);
  }
  return { state: { task, drafts }, problems };
}

/** The one query string of a state, without `?`. */
export function printVolumeSearch({ task, drafts }: VolumeState): string {
  const pairs = parts.flatMap(part => {
    const text = part.print(task);
    return text === null ? [] : [`${part.key}=${text}`];
  });
  const typed = Object.keys(drafts)
    .sort()
    .map(key => `${DRAFT}${key}=${encodeURIComponent(drafts[key] ?? '')}`);
  return [...pairs, ...typed].join('&');
}

/** Address of the page of 3D area cameras, with what it shows first. */
export const volumePath = '/selection/volume';
