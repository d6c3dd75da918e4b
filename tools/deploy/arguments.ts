import { parseArgs } from 'node:util';
import { typingFault } from '../lib/typing-fault';
import { DeployFailure } from './exit-codes';
import { usage as cloneUsage } from './usage';

const options = {
  remote: { type: 'string' },
  dist: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
  reason: { type: 'string', default: '' },
  site: { type: 'string' },
  token: { type: 'string' },
  key: { type: 'string' },
  label: { type: 'string' },
  hours: { type: 'string' },
  role: { type: 'string' },
  scopes: { type: 'string' },
  days: { type: 'string' },
  step: { type: 'string' },
  every: { type: 'string' },
  set: { type: 'string' },
  show: { type: 'boolean', default: false },
  unset: { type: 'boolean', default: false },
  since: { type: 'string' },
  from: { type: 'string' },
  group: { type: 'string' },
  'no-smoke': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const commands = [
  'verify',
  'publish',
  'promote',
  'promote-set',
  'rollback',
  'rollback-set',
  'kill',
  'revive',
  'config',
  'status',
  'gc',
  'compress',
  'preview',
  'token',
  'trial',
  'group',
] as const;
export type CommandName = (typeof commands)[number];

/** Commands that name something after them. */
const withRest: readonly CommandName[] = [
  'token',
  'trial',
  'group',
  'preview',
  'promote-set',
  'rollback-set',
  'config',
];

export interface Arguments {
  command: CommandName;
  /** What follows the command: only `token`, `trial`, `group`, `preview`, `config` and those for sets have it. */
  rest: string[];
  remote: string | undefined;
  /** Folder of a build made elsewhere, as it was typed. */
  dist: string | undefined;
  percent: number | undefined;
  version: string | undefined;
  reason: string;
  site: URL | undefined;
  token: string | undefined;
  /** Of a runner of trials. */
  key: string | undefined;
  label: string | undefined;
  /** How long a preview link holds. */
  hours: number | undefined;
  /** Of a token. */
  role: string | undefined;
  scopes: string[] | undefined;
  days: number | undefined;
  /** Of a ramp: per cent that are added, and minutes between two steps. */
  step: number | undefined;
  every: number | undefined;
  /** Of `config`: the file with all settings, as it was typed. */
  set: string | undefined;
  show: boolean;
  unset: boolean;
  /** The registry's revision at which settings were looked at: where it has changed since, `config` is refused. */
  since: number | undefined;
  /** Of `promote`: the environment whose live version is taken. */
  from: string | undefined;
  /** Of `promote`: whom the share is of, instead of all visitors. */
  group: string | undefined;
  smoke: boolean;
  dryRun: boolean;
  json: boolean;
}

const isCommand = (text: string | undefined): text is CommandName => commands.some(name => name === text);

/** @throws DeployFailure of wrong use that says what would be right */
export function readArguments(typed: string[], environment: NodeJS.ProcessEnv, usage = cloneUsage): Arguments {
  const { values, positionals } = parse(typed, usage);
  const [command, ...rest] = positionals;
  if (!isCommand(command)) {
    throw new DeployFailure('wrongUse', command ? `没有名为「${command}」的命令。\n\n${usage}` : usage);
  }
  if (rest.length > 0 && !withRest.includes(command))
    throw new DeployFailure('wrongUse', `多余的参数：${rest.join(' ')}\n\n${usage}`);
  const number = (name: 'to' | 'hours' | 'days' | 'step' | 'every' | 'since', like: string): number | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    if (text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
    throw new DeployFailure('wrongUse', `--${name} 应为${like}，收到的是「${text}」。`);
  };
  return {
    command,
    rest,
    percent: number('to', '百分比，如 10 或 100'),
    hours: number('hours', '小时数，如 72'),
    days: number('days', '天数，如 180'),
    step: number('step', '百分比，如 10'),
    every: number('every', '分钟数，如 5'),
    since: number('since', '注册表的版次，如 12'),
    set: values.set,
    from: values.from,
    group: values.group,
    show: values.show,
    unset: values.unset,
    role: values.role,
    scopes: values.scopes?.split(',').map(scope => scope.trim()),
    remote: values.remote,
    dist: values.dist,
    version: values.version,
    reason: values.reason,
    site: values.site === undefined ? undefined : siteAddress(values.site),
    token: values.token ?? (environment.SHIXUAN_DEPLOY_TOKEN || undefined),
    key: values.key ?? (environment.SHIXUAN_TRIAL_KEY || undefined),
    label: values.label,
    smoke: !values['no-smoke'],
    dryRun: values['dry-run'],
    json: values.json,
  };
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new DeployFailure('wrongUse', `${typingFault(error)}\n\n${usage}`);
  }
}

function siteAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new DeployFailure('wrongUse', `--site 应为站点地址，如 https://example.com，收到的是「${text}」。`);
  }
  return url;
}
