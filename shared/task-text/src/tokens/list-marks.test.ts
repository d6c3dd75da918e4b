import { expect, test } from 'vitest';
import { unreadClauses } from '../asking/unread-clauses';
import { readTask } from '../read-task';
import { written } from '../written';

const said = 'field={"widthMm":60,"heightMm":45} feature=0.1 speed=500';

test.each([
  ['1、视野 60×45 mm；2、缺陷 0.1 mm；3、速度 0.5 m/s'],
  ['1. 视野 60×45 mm\n2. 缺陷 0.1 mm\n3. 速度 0.5 m/s'],
  ['1.视野 60×45 mm\n2.缺陷 0.1 mm\n3.速度 0.5 m/s'],
  ['（1）视野 60×45 mm；（2）缺陷 0.1 mm；（3）速度 0.5 m/s。'],
  ['1) 视野 60×45 mm\n2) 缺陷 0.1 mm\n3) 速度 0.5 m/s'],
  ['要求：（1）视野 60×45 mm；（2）缺陷 0.1 mm；（3）速度 0.5 m/s'],
  ['要求：1.视野 60×45 mm；2.缺陷 0.1 mm；3.速度 0.5 m/s'],
  ['一、视野 60×45 mm\n二、缺陷 0.1 mm\n三、速度 0.5 m/s'],
  ['①视野 60×45 mm\n②缺陷 0.1 mm\n③速度 0.5 m/s'],
])('the marks of a list are no figures: %s', line => {
  const { pieces } = readTask(line);
  expect([written(line), pieces.filter(({ kind }) => kind === 'strange')]).toEqual([said, []]);
});

test('what is left open is named without the mark of its item', () => {
  const line = '1、视野 60×45 mm；2、防爆；3、24 V 供电';
  expect(unreadClauses(line, readTask(line)).map(({ text }) => text)).toEqual(['防爆', '24 V 供电']);
});

test.each([
  ['缺陷 0.1 mm，20、背光', 'feature=0.1 technique=backlight ?'],
  ['3、视野 60×45 mm', 'field={"widthMm":60,"heightMm":45} ?'],
  ['1、5 mm', '? ?'],
  ['1.5 mm 缺陷', 'feature=1.5'],
])('%s: a figure out of order, or before another, is one', (line, meant) => {
  expect(written(line)).toBe(meant);
});
