import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { EmbedOrigins } from './http/embed-origins';
import { StartError } from './process/start-error';
import { readEnvironment } from './read-environment';
import { ENVIRONMENT_NAME, PRODUCTION } from './storage/environments';
import type { StoragePlace } from './storage/storage-place';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const repository = resolve(import.meta.dirname, '../../..');

/** What a new site starts with: catalogue, articles, texts of the company, menus, synonyms. */
export const DATA_FOLDER = resolve(repository, 'data');

const portNumber = z.coerce
  .number('应为 0 到 65535 的整数')
  .int('应为 0 到 65535 的整数')
  .min(0, '应为 0 到 65535 的整数')
  .max(65_535, '应为 0 到 65535 的整数');

const days = (least: number) => {
  const right = `应为 ${least} 到 3650 的整数（天）`;
  return z.coerce.number(right).int(right).min(least, right).max(3650, right);
};

const wholeNumber = (least: number, most: number) => {
  const right = `应为 ${least} 到 ${most} 的整数`;
  return z.coerce.number(right).int(right).min(least, right).max(most, right);
};

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, '应形如 postgres://用户:密码@主机:5432/数据库')
  .refine(
    address => URL.canParse(address),
    '主机或端口不成立，或密码里有未编码的 / ? # @ 等字符；应形如 postgres://用户:密码@主机:5432/数据库',
  );

/** What the patterns of addresses do not see: a port beyond 65535, brackets that do not close. */
const canParse = (address: string): boolean => address === '' || URL.canParse(address);

/** Comma-separated addresses of networks and machines, as the server reads them. */
const isProxyList = (text: string): boolean =>
  text.split(',').every(one => {
    const address = one.trim();
    const [network = '', mask, ...more] = address.split('/');
    if (mask === undefined) return isWholeAddress(address);
    return more.length === 0 && isWholeAddress(network) && (ipaddr.isValidCIDR(address) || isNetmask(network, mask));
  });

/** `255.0.0.0` behind an IPv4 network. */
const isNetmask = (network: string, mask: string): boolean =>
  [network, mask].every(one => ipaddr.IPv4.isValidFourPartDecimal(one)) &&
  ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() !== null;

/** The short forms of IPv4, such as `127.1`, are not meant. */
const isWholeAddress = (address: string): boolean =>
  address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);

const Environment = z.object({
  PORT: portNumber.default(8080),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('localhost'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_MIGRATION_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  ENVIRONMENT: z
    .string()
    .regex(ENVIRONMENT_NAME, '应以小写字母开头，由小写字母、数字和 - 组成，至多 30 个字，如 staging')
    .default(PRODUCTION),
  IMAGE_HOST: z
    .string()
    .regex(/^(https?:\/\/[^\s/]+(\/\S*)?)?$/, '应为空或形如 https://img.example.com 的地址')
    .refine(canParse, '应为空或形如 https://img.example.com 的地址')
    .default('')
    .transform(host => host.replace(/\/+$/, '')),
  SITE_ORIGIN: z
    .string()
    .regex(
      /^https?:\/\/[a-z0-9][a-z0-9.-]{0,252}(:\d{1,5})?\/?$/i,
      '应为网站对外的来源，不含路径，如 https://www.example.com',
    )
    .refine(canParse, '应为网站对外的来源，不含路径，端口至多 65535，如 https://www.example.com')
    .default('')
    .transform(address => (address === '' ? '' : new URL(address).origin)),
  EMBED_ORIGINS: z
    .string()
    .regex(
      /^(\*|https?:\/\/[^\s,/]+(\s*,\s*https?:\/\/[^\s,/]+)*)$/,
      '应为 * 或网页来源，多个用逗号分隔，如 https://shop.example.com',
    )
    .refine(
      text => text === '*' || text.split(',').every(origin => canParse(origin.trim())),
      '应为 * 或网页来源，端口至多 65535，多个用逗号分隔，如 https://shop.example.com',
    )
    .default('*')
    .transform(
      (text): EmbedOrigins => (text === '*' ? '*' : text.split(',').map(origin => new URL(origin.trim()).origin)),
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+(\/\S*)?)$/,
      '应形如 mailto:security@example.com 或 https://example.com/security',
    )
    .optional(),
  HOST: z.string().default('localhost'),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, '应为代理服务器的地址或网段，多个用逗号分隔，如 127.0.0.1,10.0.0.0/8')
    .optional(),
  OPS_SECOND_FACTOR: z
    .enum(['optional', 'required'], '应为 optional 或 required')
    .default('optional')
    .transform(text => text === 'required'),
  PROOF_OF_WORK_AFTER: wholeNumber(0, 1000).default(3),
  PROOF_OF_WORK_TRIES: wholeNumber(1, 10_000).default(200),
  KEEP_REPORTS_DAYS: days(7).default(30),
  // A year and a month, so that the same season of the previous year can be compared.
  KEEP_USAGE_DAYS: days(7).default(400),
  KEEP_MISSES_DAYS: days(1).optional(),
  KEEP_HISTORY_DAYS: days(1).optional(),
  KEEP_ENQUIRIES_DAYS: days(1).optional(),
  OFFLINE_READING: z
    .enum(['on', 'off'], '应为 on 或 off')
    .default('on')
    .transform(text => text === 'on'),
  SERVER_RENDERING: z
    .enum(['on', 'off'], '应为 on 或 off')
    .default('on')
    .transform(text => text === 'on'),
  SEARCH_ENGINE: z.enum(['memory', 'postgresql'], '应为 memory 或 postgresql').default('memory'),
  SHIXUAN_VAR: z
    .string()
    .default(resolve(repository, 'var'))
    .transform(path => resolve(repository, path)),
  STORAGE: z
    .string()
    .regex(
      /^(?!s3:)|^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*\/?$/,
      '应为文件夹，或形如 s3://存储桶/前缀',
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^\s/@]+\/?$/, '应形如 https://s3.example.com，不含用户名和密码')
    .refine(canParse, '应形如 https://s3.example.com，不含用户名和密码')
    .optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], '应为 true 或 false')
    .default('false')
    .transform(text => text === 'true'),
  AWS_REGION: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `应为 ${logLevels.slice(0, -1).join('、')} 或 ${logLevels.at(-1)}`).optional(),
});

/** Variables whose values may hold a password: messages do not repeat them. */
const SECRET: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_READ_URL',
  'STORAGE',
  'S3_ENDPOINT',
];

/** Days after which something is deleted; absent: never by itself. */
export interface RetentionDays {
  /** Reports of pages and browsers, ended alarms, messages to webhooks. */
  reports: number;
  /** Counts of calls from foreign pages. */
  usage: number;
  /** Searches that found nothing. */
  misses: number | undefined;
  /** Which account downloaded what. */
  history: number | undefined;
  enquiries: number | undefined;
}

/** When registrations and enquiries need a proof of work, and how much of it. */
export interface WorkSettings {
  /** Registrations, and likewise enquiries, that each network has in an hour without a proof. */
  freeAnHour: number;
  /** Tries that the first proofs take on average; a try is 5,000 iterations of PBKDF2. */
  tries: number;
}

export interface Config {
  /** Which of the registries of its storage the site serves: `production`, `staging`. */
  environment: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** Address to listen on. `localhost` is this machine alone, by IPv4 and IPv6; `::` everybody. */
  host: string;
  /** Where `/metrics` is served; absent: nowhere. Port 0 asks the system for a free one. */
  metrics: { host: string; port: number } | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; without it all visitors behind a proxy count as one for the throttles. */
  trustProxy: string | undefined;
  /** Whether operators have to have a second factor. */
  requiresSecondFactor: boolean;
  proofOfWork: WorkSettings;
  /** Absent: the site runs its own PostgreSQL below `varDir`. */
  databaseUrl: string | undefined;
  /** The same database as the role that owns the tables; absent: the site's role changes them itself. */
  databaseMigrationUrl: string | undefined;
  /** A streaming replica of that database, for reads that may be some seconds old; absent: there is none. */
  databaseReadUrl: string | undefined;
  /** Prefix of `/Uploads/…`, without a slash at its end; empty for the site itself. */
  imageHost: string;
  /** `https://host` under which the public knows the site; empty when it is not set. */
  siteOrigin: string;
  /** Address for reports of weaknesses, `mailto:` or `https:`. */
  securityContact: string | undefined;
  /** Pages that may hold the site's widgets. */
  embedOrigins: EmbedOrigins;
  /** Whether the server draws pages before it answers. */
  drawsPages: boolean;
  /** Whether browsers keep the pages that are read, for reading without a network. */
  keepsPages: boolean;
  /** What searches the texts of products: each process its own copy, or the database. */
  searchEngine: 'memory' | 'postgresql';
  retention: RetentionDays;
  /** How much is logged; absent: what the logger does by itself. */
  logLevel: (typeof logLevels)[number] | undefined;
  /** Where the site keeps what it writes; absolute, and of this environment alone. */
  varDir: string;
  /** Where files and published apps lie. */
  storage: StoragePlace & { environment: string };
}

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 * @throws StartError that names the variable, its value and what would be right.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(Environment, environment, SECRET);
  for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'] as const)
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      throw new StartError(`设置了 ${name} 而没有 DATABASE_URL：它们指向同一个数据库，须同时设置。`);
  const { PORT, HOST, TRUST_PROXY, DATABASE_URL, SITE_ORIGIN, EMBED_ORIGINS, IMAGE_HOST, SHIXUAN_VAR } = values;
  const environmentName = values.ENVIRONMENT;
  return {
    environment: environmentName,
    port: PORT,
    host: HOST,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    trustProxy: TRUST_PROXY,
    requiresSecondFactor: values.OPS_SECOND_FACTOR,
    proofOfWork: { freeAnHour: values.PROOF_OF_WORK_AFTER, tries: values.PROOF_OF_WORK_TRIES },
    databaseUrl: DATABASE_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    imageHost: IMAGE_HOST,
    siteOrigin: SITE_ORIGIN,
    securityContact: values.SECURITY_CONTACT,
    embedOrigins: EMBED_ORIGINS,
    drawsPages: values.SERVER_RENDERING,
    keepsPages: values.OFFLINE_READING,
    searchEngine: values.SEARCH_ENGINE,
    retention: {
      reports: values.KEEP_REPORTS_DAYS,
      usage: values.KEEP_USAGE_DAYS,
      misses: values.KEEP_MISSES_DAYS,
      history: values.KEEP_HISTORY_DAYS,
      enquiries: values.KEEP_ENQUIRIES_DAYS,
    },
    logLevel: values.LOG_LEVEL,
    varDir: environmentName === PRODUCTION ? SHIXUAN_VAR : join(SHIXUAN_VAR, 'sites', environmentName),
    storage: { ...storagePlace(values), environment: environmentName },
  };
}

/** Files lie in `files` below the site's own folder. The name is part of their keys and must not change. */
function storagePlace(given: z.infer<typeof Environment>): StoragePlace {
  const { STORAGE, SHIXUAN_VAR, S3_ENDPOINT, S3_FORCE_PATH_STYLE, AWS_REGION } = given;
  if (!STORAGE?.startsWith('s3://'))
    return { kind: 'folder', folder: STORAGE ? resolve(repository, STORAGE) : SHIXUAN_VAR };
  const [bucket = '', ...prefix] = STORAGE.slice('s3://'.length).split('/').filter(Boolean);
  return {
    kind: 's3',
    bucket,
    prefix: prefix.join('/'),
    endpoint: S3_ENDPOINT,
    // Servers other than Amazon's have no regions, and are asked in this one.
    region: AWS_REGION ?? (S3_ENDPOINT && 'us-east-1'),
    forcePathStyle: S3_FORCE_PATH_STYLE,
  };
}
