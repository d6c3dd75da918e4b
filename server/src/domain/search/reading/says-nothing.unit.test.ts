import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask } = askedSearch(await fileSearch());

test.each(['不要不要不要', '不要的', '没有', '有没有', '是不是', '不含', 'no no no'])(
  '%s only denies: nothing is found, and no part of it is proposed',
  typed => {
    const { groups, nearest } = ask(typed);
    expect(groups.filter(({ total }) => total > 0)).toEqual([]);
    expect(nearest).toEqual([]);
  },
);

test.each(['不要彩色的', '要不要加闪光', '传感器', '有没有16mm镜头'])('%s says something', typed => {
  expect(ask(typed).groups.some(({ total }) => total > 0)).toBe(true);
});
