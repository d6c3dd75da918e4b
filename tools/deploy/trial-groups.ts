import { openStorage, readConfig } from '@shixuan/server/platform';
import { createGroup, listGroups, localPerson, registryStore, removeGroup } from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import { DeployFailure } from './exit-codes';
import type { CommandOutput } from './report';

const wrongUse = () =>
  new DeployFailure(
    'wrongUse',
    '用法：group create <名称> --label <给人看的名称>、group list、group delete <名称>。名称如 beta。',
  );

/** `group …`: on the machine of the site, whose storage keeps the groups that versions are tried on. */
export async function runGroupCommand({ rest, label, site }: Arguments): Promise<CommandOutput> {
  if (site) throw new DeployFailure('wrongUse', '试用组只能在站点所在的机器上管理，不能用 --site。');
  const { storage: place, siteOrigin } = readConfig(process.env);
  const storage = registryStore(await openStorage(place));
  const who = localPerson();
  const [action, name, more] = rest;
  if (more !== undefined) throw wrongUse();
  if (action === 'create' && name !== undefined) {
    const { invitation, invitationHash: _, ...group } = await createGroup(storage, { name, label: label ?? '' }, who);
    const link = `${siteOrigin}/site/group?invitation=${invitation}`;
    const lines = [
      `已建立试用组 ${name}（${group.label}）`,
      `邀请链接（只显示这一次）：${link}`,
      `试用：promote --remote <栏目名> --to 100 --group ${name}`,
    ];
    return { lines, result: { ...group, link } };
  }
  if (action === 'list' && name === undefined) {
    const groups = (await listGroups(storage)).map(({ invitationHash: _, ...group }) => group);
    const lines = groups.map(group => [group.name, group.label, group.createdAt.slice(0, 10)].join('  '));
    return { lines: lines.length > 0 ? lines : ['没有试用组'], result: { groups } };
  }
  if (action === 'delete' && name !== undefined) {
    await removeGroup(storage, name, who);
    return { lines: [`已删除试用组 ${name}：它的邀请链接不再有效`], result: { name } };
  }
  throw wrongUse();
}
