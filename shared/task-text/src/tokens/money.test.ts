import { neutralProfileState, neutralState, neutralVolumeState } from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unreadClauses } from '../asking/unread-clauses';
import { applyToProfile, applyToSelection, applyToVolume } from '../model/apply';
import type { TaskKind } from '../model/readings';
import { readTask } from '../read-task';

const seen = '视野 60×45 mm，缺陷 0.1 mm';
const kinds: readonly TaskKind[] = ['imaging', 'profile', 'volume'];

test.each([
  ['预算 3 万'],
  ['预算3万元'],
  ['总预算约 10-15 万元'],
  ['预算 2w'],
  ['价格不超过 20000 元'],
  ['单价：5,000 元以内'],
  ['成本控制在 2 万块以内'],
  ['20000元'],
  ['3 万块以内'],
  ['¥30,000 以内'],
  ['￥３００００'],
  ['RMB 30000'],
  ['人民币 3 万'],
  ['budget 5000 USD'],
  ['Budget: < 5,000 EUR'],
  ['price up to $8,000'],
])('%s is no length: it is told as what the selection cannot count', sum => {
  for (const kind of kinds) {
    const said = kind === 'imaging' ? seen : kind === 'profile' ? '宽 20 mm' : '料箱 600×400 mm';
    const line = `${said}，${sum}`;
    const { questions, readings, pieces } = readTask(line, kind);
    expect([sum, readings.length]).toEqual([sum, readTask(said, kind).readings.length]);
    expect(questions.map(({ why }) => why)).toEqual([expect.stringContaining('目录里没有价格')]);
    expect(unreadClauses(line, { pieces })).toEqual([{ text: sum, isStrange: false }]);
  }
});

test.each([
  ['每小时 2.4 万瓶', 'rate'],
  ['产能 1.2 万件/小时', 'rate'],
  ['60 块/分钟', 'rate'],
  ['单元 3 mm 宽', 'width'],
  ['元件高 3 mm', 'heightVariation'],
])('%s is none', (line, slot) => {
  const { readings, questions } = readTask(line);
  expect([readings.map(each => each.slot), questions]).toEqual([[slot], []]);
});

test('a word for money without a sum asks nothing, and a sum without its word is no length either', () => {
  expect(readTask(`${seen}，价格便宜，成本低`).questions).toEqual([]);
  const [question, ...more] = readTask(`${seen}，3 万`).questions;
  expect([question?.choices, more]).toEqual([[], []]);
});

test('a class of cost is offered in the place of the sum, and limits the form of every kind of task', () => {
  const limited = (line: string, kind: TaskKind) => {
    const { readings } = readTask(line, kind);
    if (kind === 'profile') return applyToProfile(neutralProfileState, readings).state.maxCostClass;
    if (kind === 'volume') return applyToVolume(neutralVolumeState, readings).state.maxCostClass;
    return applyToSelection(neutralState('systems'), readings).state.maxCostClass;
  };
  for (const kind of kinds) {
    const [question] = readTask('预算 3 万', kind).questions;
    expect(question?.choices.map(({ text }) => limited(text, kind))).toEqual([1, 2, 3, 4]);
  }
});

test('a limit of cost that was set before stays where the line says none', () => {
  const before = { ...neutralState('systems'), maxCostClass: 3 };
  expect(applyToSelection(before, readTask(seen).readings).state.maxCostClass).toBe(3);
});

test('no sum of money becomes a value of the task, however it is written', () => {
  const sum = fc
    .tuple(
      fc.constantFrom('预算', '价格', '单价 ', '总预算约', '成本不超过 ', 'budget ', '报价：'),
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom('', '元', ' 元', '万', ' 万元', ' RMB', '块', '元以内', '万左右'),
    )
    .map(parts => parts.join(''));
  fc.assert(
    fc.property(sum, fc.constantFrom('，', '; ', '\n', '。'), (money, separator) => {
      const values = (line: string) => readTask(line).readings.map(({ slot, value }) => ({ slot, value }));
      expect(values(`${money}${separator}${seen}`)).toEqual(values(seen));
      expect(values(`${seen}${separator}${money}`)).toEqual(values(seen));
    }),
    { numRuns: 200 },
  );
});
