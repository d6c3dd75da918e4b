import type { Check } from '@shixuan/optics/model';
import { expect, test } from 'vitest';
import { conclusionOf } from './conclusion';

const check = (given: Partial<Check<string>>): Check<string> => ({
  id: 'accuracy',
  label: '单像素精度',
  verdict: 'pass',
  figure: null,
  limit: null,
  sense: null,
  unit: '',
  marginPct: null,
  reason: '',
  traces: [],
  ...given,
});
const passing = {
  misses: [],
  lacking: [],
  undecided: [],
  premises: [],
  settled: ['相机', '镜头', '光源'],
  pending: [],
  checks: [check({})],
  notAsked: [],
  unchecked: [],
  bearing: '',
};
const told = (given: Partial<Parameters<typeof conclusionOf>[0]>) => {
  const { verdict, head } = conclusionOf({ ...passing, ...given });
  return [verdict, head];
};

test('is green for a whole system of which nothing is open', () => {
  expect(conclusionOf(passing)).toEqual({ verdict: 'pass', head: '能完成任务', counts: '1 项检查：1 项通过' });
});

test('is green where only the length of a part is open, which no task limits', () => {
  const mechanics = check({ id: 'mechanics', label: '安装空间', verdict: 'unknown', missing: ['相机长度'] });
  expect(told({ checks: [mechanics] })).toEqual(['pass', '能完成任务；订货前请厂家确认：相机长度']);
});

test('names on what it rests, and is not green then', () => {
  const premises = ['做畸变标定（畸变 8.967 µm，允许 2 µm）', '核对法兰距'];
  expect(told({ premises })).toEqual(['warn', '能完成任务，前提是做畸变标定（畸变 8.967 µm，允许 2 µm），核对法兰距']);
});

test('says of a part alone that it fits, and never that it does the task', () => {
  const light = check({ id: 'light-function', label: '打光方式', verdict: 'unknown', missing: ['光源'] });
  const alone = { settled: ['相机'], pending: ['镜头', '光源'], checks: [light] };
  expect(told(alone)).toEqual(['warn', '相机合用；镜头、光源待定']);
  expect(told({ ...alone, premises: ['能接受四角发暗'] })).toEqual([
    'warn',
    '相机合用，前提是能接受四角发暗；镜头、光源待定',
  ]);
  expect(conclusionOf({ ...passing, ...alone }).counts).toBe('1 项检查：1 项待确认；其余检查待镜头选定后再做');
});

test('decides nothing without an input that everything follows from, and says what else to add', () => {
  const open = check({ verdict: 'unknown', missing: ['运动速度', '表面', '镜头解析力'] });
  expect(told({ lacking: ['运动速度'], premises: ['核对法兰距'], checks: [open] })).toEqual([
    'unknown',
    '还不能定：先填运动速度；另请在任务中补充：表面；请厂家确认：镜头解析力',
  ]);
});

test('a failure and a deciding figure that is not stated go before what it rests on', () => {
  const premises = ['核对法兰距'];
  expect(told({ premises, misses: ['视野差 3 %'] })).toEqual(['fail', '不能完成任务：视野差 3 %']);
  expect(told({ premises, undecided: ['镜头接口', '镜头接口'] })).toEqual([
    'unknown',
    '能否完成任务尚不能判定：缺镜头接口数据，须向厂家确认',
  ]);
});

test('names first what nobody has checked, and says nothing of the whole task then', () => {
  const unchecked = ['1 kHz', '防爆'];
  expect(conclusionOf({ ...passing, unchecked })).toEqual({
    verdict: 'unknown',
    head: '「1 kHz」、「防爆」没有核对，能否达到须向厂家确认；其余要求都满足',
    counts: '1 项检查：1 项通过；2 项要求没有核对',
  });
  expect(told({ unchecked, misses: ['视野差 3 %'] })).toEqual([
    'fail',
    '不能完成任务：视野差 3 %；另有「1 kHz」、「防爆」没有核对',
  ]);
  expect(told({ unchecked, undecided: ['镜头接口'] })[0]).toBe('unknown');
  expect(told({ unchecked: ['Z 精度 1 mm'], bearing: 'Z 向误差未标注', premises: ['先试样'] })).toEqual([
    'unknown',
    '「Z 精度 1 mm」没有核对，须先定下指哪一项，资料没有的向厂家确认（厂家资料：Z 向误差未标注）；其余要求都满足，前提是先试样',
  ]);
  expect(told({ unchecked, settled: ['相机'], pending: ['镜头'] })[1]).toContain('；相机合用；镜头待定');
});

test('counts only what the task asks, or what has to hold for any image', () => {
  const checks = [check({}), check({ id: 'rate', label: '帧率' }), check({ id: 'mount', verdict: 'unknown' })];
  expect(conclusionOf({ ...passing, checks, notAsked: ['rate'] }).counts).toBe(
    '2 项检查：1 项通过，1 项待确认；另 1 项任务没有要求，不计',
  );
});
