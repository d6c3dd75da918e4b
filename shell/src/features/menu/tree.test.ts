import { expect, test } from 'vitest';
import { buildTree } from './tree';

test('a flat list becomes a tree by id, parentId and children, in its order', () => {
  const list = [
    { id: 3, parentId: 1, name: 'b' },
    { id: 1, parentId: 0, name: 'a' },
    { id: 2, parentId: 1, name: 'c' },
    { id: 4, parentId: 3, name: 'd' },
  ];
  expect(buildTree(list)).toEqual([
    {
      id: 1,
      parentId: 0,
      name: 'a',
      children: [
        { id: 3, parentId: 1, name: 'b', children: [{ id: 4, parentId: 3, name: 'd', children: [] }] },
        { id: 2, parentId: 1, name: 'c', children: [] },
      ],
    },
  ]);
  expect(list[0]).not.toHaveProperty('children');
});

test('an entry whose parent is missing becomes a root; a circle does not hang', () => {
  const list = [
    { id: 5, parentId: 99 },
    { id: 6, parentId: 7 },
    { id: 7, parentId: 6 },
  ];
  expect(buildTree(list)).toEqual([{ id: 5, parentId: 99, children: [] }]);
});
