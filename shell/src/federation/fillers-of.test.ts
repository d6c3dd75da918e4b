import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeRemote } from '../testing/fake-remote';
import { fillersOf } from './fillers-of';

const filler = (
  name: string,
  fill: { order?: number; version?: number; when?: Record<string, readonly string[]> } = {},
) => fakeRemote([], name, { fills: [{ slot: 'catalog:product-use', version: 1, order: 10, ...fill }] });

const place = { name: 'catalog:product-use', version: 1, props: { id: 5, categoryCode: 'light' } };
const names = (remotes: ReturnType<typeof filler>[], at = place) =>
  fillersOf(remotes, at).map(({ manifest }) => manifest.name);

test('pieces stand in their order, whatever the order of the remotes', () => {
  const remotes = fc.uniqueArray(
    fc.record({ name: fc.stringMatching(/^[a-z]{2,6}$/), order: fc.integer({ min: 0, max: 3 }) }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(remotes, fc.infiniteStream(fc.nat()), (all, keys) => {
      const inOrder = names(all.map(({ name, order }) => filler(name, { order })));
      const mixed = all.map(one => [keys.next().value ?? 0, one] as const).sort(([a], [b]) => a - b);
      expect(names(mixed.map(([, { name, order }]) => filler(name, { order })))).toEqual(inOrder);
      const orders = inOrder.map(name => all.find(one => one.name === name)?.order ?? 0);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(inOrder).toHaveLength(all.length);
      const ofOrder = (order: number) =>
        inOrder.filter(name => all.some(one => one.name === name && one.order === order));
      for (const order of orders) expect(ofOrder(order)).toEqual(ofOrder(order).toSorted());
    }),
  );
});

test('a piece for another place, for another version or for other values is absent', () => {
  const remotes = [
    filler('aa', { version: 2 }),
    filler('bb', { when: { categoryCode: ['area-camera'] } }),
    filler('cc', { when: { categoryCode: ['light', 'slide'] } }),
    filler('dd', { when: { unknown: ['light'] } }),
    fakeRemote([], 'ee'),
  ];
  expect(names(remotes)).toEqual(['cc']);
  expect(names(remotes, { ...place, name: 'catalog:list-foot' })).toEqual([]);
  expect(names(remotes, { ...place, version: 2 })).toEqual(['aa']);
});
