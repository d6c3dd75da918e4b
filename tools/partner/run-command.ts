import { type CallName, calls, operationIdOf } from '@shixuan/api';
import {
  addKey,
  type CallerUsage,
  type Counts,
  createPartner,
  listPartners,
  type NewKey,
  originText,
  readOverview,
  revokeKeys,
} from '@shixuan/server/people';
import { type Config, type Database, mayEmbed } from '@shixuan/server/platform';
import { OperationRefused } from '@shixuan/server/releases';
import type { PartnerCommand } from './arguments';

export interface CommandOutput {
  lines: string[];
  result: object;
}

/** @throws OperationRefused with what stands in the way */
export async function runCommand(
  command: PartnerCommand,
  db: Database,
  { embedOrigins }: Pick<Config, 'embedOrigins'>,
): Promise<CommandOutput> {
  switch (command.name) {
    case 'create': {
      const made = await createPartner(db, command.settings);
      const closed = command.settings.origins.filter(origin => !mayEmbed(embedOrigins, origin));
      const notes = closed.map(origin => `注意：环境变量 EMBED_ORIGINS 不含 ${origin}，这个来源的网页仍会被拒绝。`);
      return { lines: [`已新建合作伙伴 ${made.partner}`, ...keyLines(made), ...notes], result: made };
    }
    case 'key': {
      const made = await addKey(db, command.partner);
      return { lines: [`已为 ${made.partner} 再发一个密钥`, ...keyLines(made)], result: made };
    }
    case 'list': {
      const partners = await listPartners(db);
      const lines = partners.flatMap(({ name, origins, perMinute, keys }) => [
        `${name}  来源：${origins.join('，') || '不限'}  每分钟：${perMinute ?? '默认'}`,
        ...keys.map(
          key => `  ${key.id}  ${key.prefix}…  ${key.revokedAt ? '已撤销' : '有效'}  ${usedText(key.lastUsedAt)}`,
        ),
      ]);
      return { lines: lines.length > 0 ? lines : ['没有合作伙伴'], result: { partners } };
    }
    case 'revoke': {
      const revoked = await revokeKeys(db, command.which);
      return { lines: revoked.map(prefix => `已撤销 ${prefix}…`), result: { revoked } };
    }
    case 'usage':
      return usageOutput(db, command);
  }
}

const keyLines = ({ keyId, key }: NewKey) => [`密钥编号：${keyId}`, `密钥（只显示这一次）：${key}`];
const usedText = (at: Date | null) => (at ? `最近使用 ${at.toISOString()}` : '未用过');

async function usageOutput(
  db: Database,
  { partner, days }: Extract<PartnerCommand, { name: 'usage' }>,
): Promise<CommandOutput> {
  const { partners, anonymous, unknownKey } = await readOverview(db, days);
  const all = [
    ...partners.map(({ name, usage }) => ({ name, usage })),
    { name: '没有密钥', usage: anonymous },
    { name: '密钥不对', usage: unknownKey },
  ];
  const shown = partner === undefined ? all : all.filter(({ name }) => name === partner);
  if (shown.length === 0) throw new OperationRefused(`没有名为「${partner}」的合作伙伴。用 partner list 查看。`);
  return {
    lines: [`最近 ${days} 天`, ...shown.flatMap(({ name, usage }) => usageLines(name, usage))],
    result: { days, callers: shown },
  };
}

const usageLines = (name: string, { total, days, origins }: CallerUsage): string[] => [
  `${name}  ${countsText(total)}`,
  ...days.map(row => `  ${row.day}  ${pathOf(row.call)}  ${countsText(row)}`),
  ...origins.map(row => `  来源 ${originText(row.origin)}  ${countsText(row)}`),
];

/** Usage is counted by published names. */
const pathOf = (published: string) => {
  const name = (Object.keys(calls) as CallName[]).find(each => operationIdOf(each) === published);
  return name ? calls[name].path : published;
};

const countsText = ({ requests, limited, refused, errors }: Counts) =>
  `${requests} 次，超限 ${limited}，被拒 ${refused}，出错 ${errors}`;
