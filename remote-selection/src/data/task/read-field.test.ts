import { neutralProfileState, neutralState, type ProfileState, type SelectionState } from '@shixuan/task-url';
import { describe, expect, test } from 'vitest';
import { profilerFields } from '../profiler/profiler-fields';
import { type Field, nameOf } from './field';
import { fields } from './fields';
import { readField } from './read-field';

const neutral = neutralState('systems');
/** Of each way to state the accuracy, as its fields stand only with it. */
const states: readonly SelectionState[] = [
  neutral,
  {
    ...neutral,
    task: {
      ...neutral.task,
      accuracy: { kind: 'tolerance', toleranceMm: 0.2, subPixelFactor: 0.3, gaugeRatio: 5, bandPixels: 2 },
    },
  },
  { ...neutral, task: { ...neutral.task, accuracy: { kind: 'object-pixel', objectPixelMm: 0.03 } } },
];
const profile: ProfileState = neutralProfileState;

/** Types what the message proposes, in every unit that the field offers. */
function expectOwnExamplesTaken<State>(field: Field<State>, text: string, state: State): void {
  for (const unit of field.units) {
    const wrong = readField(field, text, unit, state);
    if (!('problem' in wrong)) throw new Error(`${field.label} takes ${text}`);
    expect(wrong.problem.startsWith(nameOf(field))).toBe(true);
    const examples = wrong.problem.split('例如 ')[1]?.split('、') ?? [];
    expect(examples, wrong.problem).not.toEqual([]);
    for (const example of examples) {
      const read = readField(field, example, unit, state);
      expect(read, `${field.label} in ${unit}: ${example}`).not.toHaveProperty('problem');
      if ('state' in read) expect(Object.values(field.get(read.state)), field.label).not.toEqual([]);
    }
  }
}

describe('what a field says of a text that it cannot take', () => {
  test.each(fields.map(field => [field.label, field] as const))('%s takes its own example', (_, field) => {
    const state = states.find(each => field.get(each).exact !== undefined) ?? neutral;
    expectOwnExamplesTaken(field, '很多', state);
    if (!field.range) expectOwnExamplesTaken(field, '5~12', state);
  });

  test.each(profilerFields.map(field => [field.label, field] as const))('3D %s takes its own example', (_, field) => {
    expectOwnExamplesTaken(field, '很多', profile);
    if (!field.range) expectOwnExamplesTaken(field, '≥ 3', profile);
  });

  test('a range is proposed only where one is taken', () => {
    const told = [...fields, ...profilerFields].map(field => [field.range ?? false, /~/.test(field.example)]);
    for (const [takesRange, showsRange] of told) expect(showsRange).toBe(takesRange);
  });

  test.each([
    ['object.width', '六十', 'mm', '视野宽：无法识别「六十」，请输入一个数，例如 60 mm'],
    ['object.width', '60 kg', 'mm', '视野宽：「60 kg」的单位不对，这里用 mm 或可换算的单位，例如 60 mm'],
    ['workingDistanceToleranceMm', '-1', 'mm', '安装公差应为 0 到 10\u202f000 mm：不能是负数'],
    ['object.width', '０', 'mm', '视野宽应为 0.001 到 50\u202f000 mm：须大于 0'],
    ['object.width', '1e9', 'mm', '视野宽应为 0.001 到 50\u202f000 mm：超出光学镜头能看的大小'],
    ['blurPx', '1/0', 'px', '允许拖影：「1/0」的除数不能为 0，例如 1'],
    ['blurPx', '1/3 mm', 'px', '允许拖影：无法识别「1/3 mm」，请输入一个数，例如 1'],
    ['object.width', '', 'mm', '视野宽不能为空，应为 0.001 到 50\u202f000 mm，例如 60 mm'],
    ['object.width', '5~12', 'mm', '视野宽：只要一个数，不要范围，例如 60 mm'],
    ['sensor.pixelsH', '2448.5', 'px', '水平像素应为整数，例如 2448'],
    ['wd', '很远', 'mm', '工作距离：无法识别「很远」，请输入数字或范围，例如 300 mm、280~320 mm'],
    ['rateHz', '节拍 0 s', 'fps', '帧率或节拍：节拍应大于 0，例如 0.5 s/件'],
  ])('%s and “%s”', (key, text, unit, problem) => {
    const field = fields.find(each => each.key === key);
    if (!field) throw new Error(key);
    expect(readField(field, text, unit, neutral)).toEqual({ problem });
  });
});

test.each([
  ['1/3', 1 / 3],
  ['１／３', 1 / 3],
  ['1/3 px', 1 / 3],
  ['1:2', 0.5],
  ['.5', 0.5],
])('a share may be typed as the help writes it: %s', (text, blurPx) => {
  const field = fields.find(({ key }) => key === 'blurPx');
  if (!field) throw new Error('blurPx');
  const read = readField(field, text, 'px', neutral);
  expect('state' in read && read.state.task.blurPx).toBeCloseTo(blurPx, 10);
});
