import {
  type Goal,
  goalOfPage,
  goalPages,
  missingInputsOf,
  parseSelectionSearch,
  type SelectionState,
} from '@shixuan/task-url';
import { badInput } from '../../platform/http/call-error';
import { firstProblem } from './first-problem';

/** What an address of a report says: the state of the page, and the grabber, which is no part of it. */
export interface ReportAddress {
  state: SelectionState;
  grabberId: number | null;
}

/** Reads `<state>&goal=vision&grabber=9`. @throws CallError 422 with the field that makes no sense */
export function readAddress(search: string): ReportAddress {
  const parameters = new URLSearchParams(search);
  const goalText = parameters.get('goal') ?? 'vision';
  const grabberText = parameters.get('grabber');
  parameters.delete('goal');
  parameters.delete('grabber');
  const goal = goalOfPage(goalText);
  if (!goal) throw badInput(`参数 goal：「${goalText.slice(0, 20)}」无效，可用：${goalPages.join('、')}`);
  const state = readState(parameters, goal);
  if (grabberText !== null && !/^[1-9]\d{0,9}$/.test(grabberText))
    throw badInput(`采集卡编号 grabber：「${grabberText.slice(0, 20)}」无效，应为产品编号`);
  if (state.cameraId === null && state.sensor === null)
    throw badInput('缺少参数 camera，应为相机的编号；只知道传感器时用 sensor，例如 sensor=2448x2048:3.45');
  return { state, grabberId: grabberText === null ? null : Number(grabberText) };
}

function readState(parameters: URLSearchParams, goal: Goal): SelectionState {
  for (const needed of ['fov', 'acc']) if (!parameters.has(needed)) throw badInput(`缺少参数 ${needed}`);
  const { state, problems } = parseSelectionSearch(parameters.toString(), goal);
  firstProblem(problems, missingInputsOf(state), state.drafts, parameters);
  return state;
}
