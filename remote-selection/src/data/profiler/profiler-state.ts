import type { ProfileState } from '@shixuan/task-url';
import { type TaskAction, taskReducer } from '../task/reduce-task';
import { profilerFieldOf } from './profiler-fields';

export type ProfilerAction = TaskAction<ProfileState>;

export const reduceProfiler = taskReducer<ProfileState>(profilerFieldOf);
