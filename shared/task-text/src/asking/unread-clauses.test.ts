import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaskKind } from '../model/readings';
import { readTask } from '../read-task';
import { unreadClauses } from './unread-clauses';

const unread = (line: string, page?: TaskKind) =>
  unreadClauses(line, readTask(line, page)).map(({ text, isStrange }) => (isStrange ? text : `?${text}`));

test.each<[string, string[]]>([
  ['表面有油，防护等级 IP67，带 SDK', ['表面有油', '?防护等级 IP67', '带 SDK']],
  ['预算 3 万', ['?预算 3 万']],
  ['24 V 供电、视野 60x45；防爆。\n要快', ['24 V 供电', '防爆', '要快']],
  ['need an SDK, 24 V supply, 60x45 mm field', ['need an SDK', '24 V supply']],
  ['- 防爆\n- 环境温度 50 ℃', ['防爆', '环境温度 50 ℃']],
  ['视野 60×45，看 0.1 mm 划痕，PCB', []],
])('%s: what no field holds is named as the clause it stands in', (line, clauses) => {
  expect(unread(line)).toEqual(clauses);
});

test.each<[string, string[]]>([
  ['视野 60x45 的相机要防爆外壳 24 V', ['相机要防爆外壳 24 V']],
  ['防爆的彩色相机带 SDK', ['防爆…带 SDK']],
  ['1,200 mm 宽，0.1 缺陷', ['?1,200 mm 宽']],
  ['料框 600×400×300 mm', ['?×300 mm']],
  ['视野 60×45，带 GigE 接口', []],
  ['视野 60×45，支持 GigE 与 Halcon', ['Halcon']],
  ['钢带 宽 300 mm，缺陷 0.5 mm', []],
])('%s: what of a clause was read is not named again', (line, clauses) => {
  expect(unread(line)).toEqual(clauses);
});

test('the name of a property whose value was read is no demand of its own; a value that was not read is', () => {
  const laser = (more: string) => unread(`线激光，宽 20 mm，${more}`);
  expect(laser('防护等级 IP67')).toEqual([]);
  expect(laser('速率 100 mm/s')).toEqual([]);
  expect(laser('防护等级 IP68')).toEqual(['防护等级 IP68']);
  expect(unread('高亮度红光')).toEqual(['高亮度']);
  expect(unread('防爆型 GigE')).toEqual(['防爆型']);
});

test('a long clause is named by what was not read in it', () => {
  expect(unread('我们想找一个可以安装在设备里面中间位置上的能通过 ATEX 的相机')).toEqual(['ATEX']);
});

test('every word that was not read stands in a clause that is named, whatever is typed', () => {
  const words = [
    '防爆',
    '24 V',
    '红光',
    '视野 60×45',
    '，',
    '。',
    ' ',
    '的',
    '要',
    '相机',
    '3 万',
    '1,200',
    '精度',
    '\n',
  ];
  const anyWords = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 14 });
  fc.assert(
    fc.property(anyWords, all => {
      const line = all.join('');
      const { pieces } = readTask(line);
      const named = unreadClauses(line, { pieces }).map(({ text }) => text);
      const left = pieces.flatMap(({ kind, start, end }) =>
        kind === 'strange' || kind === 'asked' ? [line.slice(start, end).trim()] : [],
      );
      const lost = left.filter(word => /[\p{L}\d]/u.test(word) && !named.some(clause => clause.includes(word)));
      expect(lost).toEqual([]);
      if (left.length === 0) expect(named).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
