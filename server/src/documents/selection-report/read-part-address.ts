import { type ProfileState, parseProfileSearch, parseVolumeSearch, type VolumeState } from '@shixuan/task-url';
import { badInput } from '../../platform/http/call-error';
import { firstProblem } from './first-problem';

/** State of a page on which every part is complete in itself, and the part of the report. */
interface PartAddress<S> {
  state: S;
  id: number;
}
export type ProfileAddress = PartAddress<ProfileState>;
export type VolumeAddress = PartAddress<VolumeState>;

/** Parameter of the part, and what it is. */
export const profileIds = { parameter: 'profiler', kind: '3D 线激光' } as const;
export const volumeIds = { parameter: 'camera', kind: '3D 面阵' } as const;

/** Reads `mode=laser-3d&w=30&…&profiler=9`. @throws CallError 422 with the field that makes no sense */
export const readProfileAddress = (search: string): ProfileAddress =>
  read(search, { key: 'w', label: '工件宽（mm）' }, profileIds, parseProfileSearch);

/** Whether an address is about a 3D area camera. */
export const isVolumeAddress = (search: string): boolean => new URLSearchParams(search).get('goal') === 'volume';

/** Reads `goal=volume&box=600x400&…&camera=9`. @throws CallError 422 with the field that makes no sense */
export const readVolumeAddress = (search: string): VolumeAddress =>
  read(search, { key: 'box', label: '料区长 × 宽，例如 600x400' }, volumeIds, parseVolumeSearch);

function read<S extends { unset: readonly string[]; drafts: Readonly<Record<string, string>> }>(
  search: string,
  needed: { key: string; label: string },
  { parameter, kind }: { parameter: string; kind: string },
  parse: (search: string) => { state: S; problems: string[] },
): PartAddress<S> {
  const parameters = new URLSearchParams(search);
  const text = parameters.get(parameter);
  parameters.delete(parameter);
  parameters.delete('goal');
  if (!parameters.has(needed.key)) throw badInput(`缺少参数 ${needed.key}，应为${needed.label}`);
  const { state, problems } = parse(parameters.toString());
  firstProblem(problems, state.unset, state.drafts, parameters);
  if (text === null) throw badInput(`缺少参数 ${parameter}，应为 ${kind}的编号`);
  if (!/^[1-9]\d{0,9}$/.test(text)) {
    throw badInput(`${kind}编号 ${parameter}：「${text.slice(0, 20)}」无效，应为产品编号`);
  }
  return { state, id: Number(text) };
}
