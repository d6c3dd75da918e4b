import { parseArgs } from 'node:util';
import { PartnerSettings } from '@shixuan/server/people';
import { typingFault } from '../lib/typing-fault';

const MOST_DAYS = 400;

export type PartnerCommand =
  | { name: 'create'; settings: PartnerSettings }
  | { name: 'key'; partner: string }
  | { name: 'list' }
  | { name: 'revoke'; which: string }
  | { name: 'usage'; partner: string | undefined; days: number };

/** What was typed, or what is wrong with it. */
export type Read = { command: PartnerCommand } | { problem: string };

const options = {
  origin: { type: 'string', multiple: true },
  'per-minute': { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];

const parse = (typed: string[]) => parseArgs({ args: typed, options, allowPositionals: true });

/** How many words follow each command: at least, at most. */
const words: Readonly<Record<PartnerCommand['name'], readonly [number, number]>> = {
  create: [1, 1],
  key: [1, 1],
  list: [0, 0],
  revoke: [1, 1],
  usage: [0, 1],
};

const isName = (text: string | undefined): text is PartnerCommand['name'] =>
  text !== undefined && Object.hasOwn(words, text);

export function readArguments(typed: string[]): Read {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(typed);
  } catch (error) {
    return { problem: typingFault(error) };
  }
  const [name, ...rest] = parsed.positionals;
  if (!isName(name)) return { problem: name ? `没有名为「${name}」的命令。` : '请给出命令。' };
  const [least, most] = words[name];
  if (rest.length < least)
    return { problem: `${name} 需要${name === 'revoke' ? '密钥编号或合作伙伴名称' : '合作伙伴名称'}。` };
  if (rest.length > most) return { problem: `多余的参数：${rest.slice(most).join(' ')}` };
  return commandOf(name, rest[0], parsed.values);
}

function commandOf(name: PartnerCommand['name'], word: string | undefined, values: Values): Read {
  const text = word ?? '';
  if (name === 'create') return create(text, values);
  if (name === 'key') return { command: { name, partner: text } };
  if (name === 'revoke') return { command: { name, which: text } };
  if (name === 'list') return { command: { name } };
  const days = Number(values.days ?? 30);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return { problem: `--days 应为 1 到 ${MOST_DAYS} 的整数，收到的是「${values.days}」。` };
  return { command: { name, partner: word, days } };
}

function create(name: string, values: Values): Read {
  const perMinute = values['per-minute'];
  const settings = PartnerSettings.safeParse({
    name,
    origins: values.origin,
    ...(perMinute !== undefined && { perMinute: Number(perMinute) }),
  });
  if (!settings.success) return { problem: `${settings.error.issues.map(({ message }) => message).join('；')}。` };
  return { command: { name: 'create', settings: settings.data } };
}
