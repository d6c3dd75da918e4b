import { type ProfileState, printProfileSearch } from '@shixuan/task-url';
import { ignoredEntries } from '../report/ignored-entries';
import { profilerFields } from './profiler-fields';

/** Query for the report and bill of material that the server makes of a profiler. @param key of its row */
export const profilerReportSearch = (state: ProfileState, key: string): string =>
  `${printProfileSearch({ ...state, drafts: {} })}&profiler=${key}${ignoredEntries(state, profilerFields)}`;
