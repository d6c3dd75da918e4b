import { expect, test } from 'vitest';
import { readTokenEvents } from './deploy/token-events';
import { A, APP, B, build, setUpStore } from './registry/operations/store-fixture';
import { audienceOf, createGroup, invitedTo, listGroups, removeGroup, requireGroup } from './trial-groups';

const beta = { name: 'beta', label: '内测' };

test('a group has an invitation that is shown once, and opens that group alone', async () => {
  const { storage } = setUpStore();
  const { invitation } = await createGroup(storage, beta, '值班员');
  await createGroup(storage, { name: 'gamma', label: '合作伙伴' }, '值班员');
  expect(invitation).toMatch(/^sxg_beta_[0-9a-f]{64}$/);
  expect(await invitedTo(storage, invitation)).toMatchObject(beta);
  for (const wrong of [
    invitation.replace('beta', 'gamma'),
    invitation.replace('beta', 'delta'),
    invitation.replace(/.$/, last => (last === '0' ? '1' : '0')),
    `${invitation}0`,
    'sxg_../beta_0',
    '',
  ])
    expect([wrong, await invitedTo(storage, wrong)]).toEqual([wrong, null]);
  const kept = await Promise.all((await storage.list('')).map(async key => (await storage.get(key))?.bytes.toString()));
  expect(kept.join()).not.toContain(invitation.slice(-64));
  expect((await listGroups(storage)).map(({ name, label }) => [name, label])).toEqual([
    ['beta', '内测'],
    ['gamma', '合作伙伴'],
  ]);
});

test.each([
  [{ name: 'Beta', label: '内测' }, '不能是试用组的名称'],
  [{ name: 'b', label: '内测' }, '不能是试用组的名称'],
  [{ name: '../beta', label: '内测' }, '不能是试用组的名称'],
  [{ name: 'signed-in', label: '内测' }, '不能是试用组的名称'],
  [{ name: 'beta', label: ' ' }, '请写明'],
])('%o is refused', async (asked, says) => {
  await expect(createGroup(setUpStore().storage, asked, '值班员')).rejects.toThrow(says);
});

test('a name is given once; the first invitation stays', async () => {
  const { storage } = setUpStore();
  const { invitation } = await createGroup(storage, beta, '值班员');
  await expect(createGroup(storage, beta, '值班员')).rejects.toThrow('已有名为 beta 的试用组');
  expect(await invitedTo(storage, invitation)).toMatchObject(beta);
});

test('a group ends with its invitation, and not while a version is tried on it', async () => {
  const { storage, run, goLive, rollback } = setUpStore();
  const { invitation } = await createGroup(storage, beta, '值班员');
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  await run({ command: 'promote', app: APP, version: B, percent: 50, group: 'invited:beta' });
  await expect(removeGroup(storage, 'beta', '值班员')).rejects.toThrow('请先撤下它');
  await rollback({ from: B });
  await removeGroup(storage, 'beta', '值班员');
  expect(await invitedTo(storage, invitation)).toBeNull();
  await expect(removeGroup(storage, 'beta', '值班员')).rejects.toThrow('没有名为 beta');
  expect((await readTokenEvents(storage, 9)).map(({ act, token, who }) => [act, token, who]).toSorted()).toEqual([
    ['groupEnded', 'beta', '值班员'],
    ['groupMade', 'beta', '值班员'],
  ]);
});

test('versions are tried on those who are signed in, and on groups that there are', async () => {
  const { storage } = setUpStore();
  await requireGroup(storage, 'signed-in');
  await expect(requireGroup(storage, 'invited:beta')).rejects.toThrow('没有名为 beta 的试用组');
  await createGroup(storage, beta, '值班员');
  await requireGroup(storage, 'invited:beta');
  // What cannot be read is no group: nobody can be in it.
  await storage.put('groups/gamma.json', Buffer.from('{'));
  await expect(requireGroup(storage, 'invited:gamma')).rejects.toThrow('没有名为 gamma');
  expect([audienceOf('beta'), audienceOf('Beta'), audienceOf('')]).toEqual(['invited:beta', undefined, undefined]);
});
