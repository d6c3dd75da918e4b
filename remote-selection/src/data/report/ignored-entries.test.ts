import { neutralState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { profilerFields } from '../profiler/profiler-fields';
import { firstProfilerState } from '../profiler/profiler-presets';
import { fieldsFor } from '../task/fields';
import { firstState } from '../task/presets';
import { ignoredEntries } from './ignored-entries';

test('names the entries that could not be read, by the labels of the form', () => {
  const state = { ...firstState('systems'), drafts: { wd: 'soon', 'object.width': '6o', unheardOf: 'x' } };
  const search = new URLSearchParams(ignoredEntries(state, fieldsFor(state)));
  expect(search.get('ignored')).toBe('视野宽、工作距离');
  const line = { ...state, task: { ...state.task, mode: 'line' as const } };
  expect(new URLSearchParams(ignoredEntries(line, fieldsFor(line))).get('ignored')).toBe('幅宽、工作距离');
});

test('says nothing where everything is read', () => {
  const state = neutralState('systems');
  expect(ignoredEntries(state, fieldsFor(state))).toBe('');
  expect(ignoredEntries(firstProfilerState, profilerFields)).toBe('');
});
