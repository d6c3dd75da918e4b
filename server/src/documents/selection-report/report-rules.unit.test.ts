import { assumptions } from '@shixuan/optics/describe';
import { expect, test } from 'vitest';
import { ruleOf, ruleText } from './report-rules';

test('every rule of the engine has words for a report, each its own', () => {
  const rules = assumptions.map(ruleOf);
  expect(assumptions.filter((_, i) => rules[i] === undefined).map(({ name }) => name)).toEqual([]);
  expect(new Set(rules).size).toBe(assumptions.length);
});

test('a rule that says too little beside a formula is told in full, another as it is', () => {
  expect(ruleText({ name: '本站规则：梯形视场两腰为直线' })).toContain('视野宽度在量程近端与远端之间');
  expect(ruleText({ name: '本站规则：行频余量 10～20 %' })).toBe('行频余量 10～20 %');
});
