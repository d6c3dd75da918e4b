import { type ProfileState, parseProfileSearch } from '@shixuan/task-url';
import { badInput } from '../../platform/http/call-error';
import { firstProblem } from './first-problem';

export interface ProfileAddress {
  state: ProfileState;
  profilerId: number;
}

/** Reads `mode=laser-3d&w=30&…&profiler=9`. @throws CallError 422 with the field that makes no sense */
export function readProfileAddress(search: string): ProfileAddress {
  const parameters = new URLSearchParams(search);
  const text = parameters.get('profiler');
  parameters.delete('profiler');
  parameters.delete('goal');
  if (!parameters.has('w')) throw badInput('缺少参数 w，应为工件宽（mm）');
  const { state, problems } = parseProfileSearch(parameters.toString());
  firstProblem(problems, state.drafts, parameters);
  if (text === null) throw badInput('缺少参数 profiler，应为 3D 线激光的编号');
  if (!/^[1-9]\d{0,9}$/.test(text)) {
    throw badInput(`3D 线激光编号 profiler：「${text.slice(0, 20)}」无效，应为产品编号`);
  }
  return { state, profilerId: Number(text) };
}
