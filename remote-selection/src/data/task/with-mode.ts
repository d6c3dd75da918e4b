import { neutralTask, type SelectionState, withoutSideBySide } from '@shixuan/task-url';

type Task = SelectionState['task'];

interface Dropped {
  label: string;
  /** Whether the value belongs to a kind of imaging that is left for the other. */
  belongs(from: Task['mode'], to: Task['mode'], state: SelectionState): boolean;
  isSet(state: SelectionState): boolean;
  drop(state: SelectionState): SelectionState;
}

const withTask = (state: SelectionState, task: Partial<Task>): SelectionState => ({
  ...state,
  task: { ...state.task, ...task },
});
const always = () => true;
/** The working distance of a telecentric lens is a property of the lens; a place that the machine fixes stays. */
const ofDistance: Dropped['belongs'] = (from, to, { start }) =>
  (from === 'telecentric' || to === 'telecentric') && start !== 'height';
const free = { minMm: null, maxMm: null };

const dropped: readonly Dropped[] = [
  {
    label: '打光方式',
    belongs: always,
    isSet: ({ task }) => task.technique !== null,
    drop: state => withTask(state, { technique: null }),
  },
  {
    label: '检测内容',
    belongs: always,
    isSet: ({ task }) => task.feature !== null,
    drop: state => withTask(state, { feature: null }),
  },
  {
    label: '光圈',
    belongs: always,
    isSet: ({ task }) => task.fNumber !== null,
    drop: state => withTask(state, { fNumber: null }),
  },
  {
    label: '安装距离',
    belongs: ofDistance,
    isSet: ({ task: { workingDistance: wd, objectImageDistance: oo } }) =>
      [wd.minMm, wd.maxMm, oo.minMm, oo.maxMm].some(mm => mm !== null),
    drop: state => withTask(state, { workingDistance: free, objectImageDistance: free }),
  },
  {
    label: '并排台数',
    belongs: (from, to) => (from === 'line') !== (to === 'line'),
    isSet: ({ sideBySide }) => sideBySide !== undefined,
    drop: withoutSideBySide,
  },
  {
    label: '帧率',
    belongs: (_, to) => to === 'line',
    isSet: ({ task }) => task.rateHz !== null,
    drop: state => withTask(state, { rateHz: null }),
  },
  {
    label: '推荐方向',
    belongs: always,
    isSet: ({ task }) => Object.values(task.directions).some(direction => direction !== 0),
    drop: state => withTask(state, { directions: neutralTask.directions }),
  },
  {
    label: '已有相机',
    belongs: (from, to) => from === 'line' || to === 'line',
    isSet: ({ cameraId, sensor }) => cameraId !== null || sensor !== null,
    drop: state => ({ ...state, cameraId: null, sensor: null }),
  },
  {
    label: '已有镜头',
    belongs: always,
    isSet: ({ lensId }) => lensId !== null,
    drop: state => ({ ...state, lensId: null }),
  },
  {
    label: '已有光源',
    belongs: always,
    isSet: ({ lightId }) => lightId !== null,
    drop: state => ({ ...state, lightId: null }),
  },
];

/** Changes the kind of imaging. What the task says of the kind that is left is dropped; what it says of the part stays. */
export function withMode(state: SelectionState, mode: Task['mode']): SelectionState {
  const from = state.task.mode;
  if (from === mode) return state;
  const kept = dropped.reduce(
    (next, { belongs, isSet, drop }) => (belongs(from, mode, next) && isSet(next) ? drop(next) : next),
    state,
  );
  return withTask(kept, { mode });
}

/** What `before` says and `now`, of another kind of imaging, no longer does, in the words of the form. */
export const droppedByMode = (before: SelectionState, now: SelectionState): string[] =>
  before.task.mode === now.task.mode
    ? []
    : dropped.filter(({ isSet }) => isSet(before) && !isSet(now)).map(({ label }) => label);
