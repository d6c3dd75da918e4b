import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { StartError } from './process/start-error';

test('without variables: port 8080, an own database, data below the repository', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    metrics: undefined,
    databaseUrl: undefined,
    imageHost: '',
    embedOrigins: '*',
    drawsPages: true,
    searchEngine: 'memory',
    keepsPages: true,
    proofOfWork: { freeAnHour: 3, tries: 200 },
  });
  expect(config.varDir).toMatch(/^\/.*\/var$/);
  expect(config.storage).toEqual({ kind: 'folder', folder: config.varDir, environment: 'production' });
  expect(readConfig({ PORT: '', DATABASE_URL: '', IMAGE_HOST: '', SHIXUAN_VAR: '' })).toEqual(config);
});

test('variables are taken', () => {
  expect(
    readConfig({
      PORT: '80',
      HOST: '::',
      SECURITY_CONTACT: 'mailto:security@example.com',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      TRUST_PROXY: '10.0.0.0/8',
      OPS_SECOND_FACTOR: 'required',
      PROOF_OF_WORK_AFTER: '0',
      PROOF_OF_WORK_TRIES: '10000',
      DATABASE_URL: 'postgresql://site:secret@db.example.com/site',
      DATABASE_MIGRATION_URL: 'postgresql://owner:secret@db.example.com/site',
      DATABASE_READ_URL: 'postgresql://site:secret@replica.example.com/site',
      IMAGE_HOST: 'https://img.example.com/',
      SITE_ORIGIN: 'https://WWW.example.com/',
      EMBED_ORIGINS: 'https://shop.example.com, http://localhost:3000',
      SERVER_RENDERING: 'off',
      OFFLINE_READING: 'off',
      SEARCH_ENGINE: 'postgresql',
      KEEP_REPORTS_DAYS: '7',
      KEEP_USAGE_DAYS: '500',
      KEEP_MISSES_DAYS: '180',
      KEEP_HISTORY_DAYS: '1',
      KEEP_ENQUIRIES_DAYS: '3650',
      LOG_LEVEL: 'info',
      SHIXUAN_VAR: '/srv/shixuan',
    }),
  ).toEqual({
    environment: 'production',
    port: 80,
    host: '::',
    securityContact: 'mailto:security@example.com',
    metrics: { host: '10.0.0.5', port: 9464 },
    trustProxy: '10.0.0.0/8',
    requiresSecondFactor: true,
    proofOfWork: { freeAnHour: 0, tries: 10_000 },
    databaseUrl: 'postgresql://site:secret@db.example.com/site',
    databaseMigrationUrl: 'postgresql://owner:secret@db.example.com/site',
    databaseReadUrl: 'postgresql://site:secret@replica.example.com/site',
    imageHost: 'https://img.example.com',
    siteOrigin: 'https://www.example.com',
    embedOrigins: ['https://shop.example.com', 'http://localhost:3000'],
    drawsPages: false,
    searchEngine: 'postgresql',
    keepsPages: false,
    logLevel: 'info',
    retention: { reports: 7, usage: 500, misses: 180, history: 1, enquiries: 3650 },
    varDir: '/srv/shixuan',
    storage: { kind: 'folder', folder: '/srv/shixuan', environment: 'production' },
  });
});

test.each([
  ['TRUST_PROXY', '300.1.1.1', '应为代理服务器的地址或网段'],
  ['TRUST_PROXY', '127.0.0.1/99', '应为代理服务器的地址或网段'],
  ['TRUST_PROXY', '127.0.0.1,', '应为代理服务器的地址或网段'],
  ['TRUST_PROXY', '127.1', '应为代理服务器的地址或网段'],
  ['TRUST_PROXY', '::1/129', '应为代理服务器的地址或网段'],
  ['TRUST_PROXY', 'fe80:::1', '应为代理服务器的地址或网段'],
  ['LOG_LEVEL', 'loud', '应为 fatal、error、warn、info、debug、trace 或 silent'],
  ['SITE_ORIGIN', 'https://x.com:99999', '端口至多 65535'],
  ['EMBED_ORIGINS', 'https://shop.example.com,https://x.com:99999', '端口至多 65535'],
  ['EMBED_ORIGINS', 'https://[::1', '网页来源，端口至多 65535'],
  ['IMAGE_HOST', 'https://img.example.com:99999', '应为空或形如'],
  ['S3_ENDPOINT', 'https://[::1', '应形如 https://s3.example.com'],
  ...['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'].flatMap(name => [
    [name, 'postgres://site:geheim@[::1/site', '主机或端口不成立'],
    [name, 'postgres://site:geheim@db:99999/site', '主机或端口不成立'],
    [name, 'postgres://site:geheim/x@db/site', '主机或端口不成立'],
  ]),
] as [string, string, string][])('%s=%s is refused in one sentence without the password', (name, value, right) => {
  const environment = { DATABASE_URL: 'postgres://site@db/site', [name]: value };
  expect(() => readConfig(environment)).toThrow(StartError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^环境变量 ${name} 的值.*不对：.*${right}.*。$`));
  expect(() => readConfig(environment)).not.toThrow('geheim');
});

test.each(['127.0.0.1', '127.0.0.1, 10.0.0.0/8', '::1', 'fd00::/8,192.168.0.0/16', '10.0.0.0/255.0.0.0'])(
  'TRUST_PROXY=%s is taken',
  value => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  },
);

test('without a setting, histories and enquiries are kept', () => {
  expect(readConfig({}).retention).toEqual({
    ...{ reports: 30, usage: 400 },
    ...{ misses: undefined, history: undefined, enquiries: undefined },
  });
});

test('files lie in a folder or in a bucket', () => {
  expect(readConfig({ STORAGE: '/srv/files' }).storage).toMatchObject({ kind: 'folder', folder: '/srv/files' });
  expect(readConfig({ STORAGE: 's3://our-bucket' }).storage).toMatchObject({
    kind: 's3',
    bucket: 'our-bucket',
    prefix: '',
    endpoint: undefined,
    region: undefined,
    forcePathStyle: false,
  });
  const own = {
    STORAGE: 's3://bucket/site/one/',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_FORCE_PATH_STYLE: 'true',
  };
  expect(readConfig(own).storage).toMatchObject({
    kind: 's3',
    bucket: 'bucket',
    prefix: 'site/one',
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    forcePathStyle: true,
  });
  expect(readConfig({ ...own, AWS_REGION: 'cn-north-1' }).storage).toMatchObject({ region: 'cn-north-1' });
});

test.each([
  [{ PORT: 'http' }, '环境变量 PORT 的值「http」不对：应为 0 到 65535 的整数。'],
  [{ PORT: '8080.5' }, '环境变量 PORT 的值「8080.5」不对：应为 0 到 65535 的整数。'],
  [{ PROOF_OF_WORK_AFTER: '1.5' }, '环境变量 PROOF_OF_WORK_AFTER 的值「1.5」不对：应为 0 到 1000 的整数。'],
  [{ PROOF_OF_WORK_TRIES: '0' }, '环境变量 PROOF_OF_WORK_TRIES 的值「0」不对：应为 1 到 10000 的整数。'],
  [{ KEEP_REPORTS_DAYS: '6' }, '环境变量 KEEP_REPORTS_DAYS 的值「6」不对：应为 7 到 3650 的整数（天）。'],
  [{ KEEP_HISTORY_DAYS: '一年' }, '环境变量 KEEP_HISTORY_DAYS 的值「一年」不对：应为 1 到 3650 的整数（天）。'],
  [{ KEEP_ENQUIRIES_DAYS: '0' }, '环境变量 KEEP_ENQUIRIES_DAYS 的值「0」不对：应为 1 到 3650 的整数（天）。'],
  [{ SEARCH_ENGINE: 'opensearch' }, '环境变量 SEARCH_ENGINE 的值「opensearch」不对：应为 memory 或 postgresql。'],
  [{ SERVER_RENDERING: 'yes' }, '环境变量 SERVER_RENDERING 的值「yes」不对：应为 on 或 off。'],
  [{ PORT: '70000' }, '环境变量 PORT 的值「70000」不对：应为 0 到 65535 的整数。'],
  [
    { DATABASE_URL: 'mysql://site:secret@db/site' },
    '环境变量 DATABASE_URL 的值不对：应形如 postgres://用户:密码@主机:5432/数据库。',
  ],
  [{ STORAGE: 's3://key:secret@bucket/' }, '环境变量 STORAGE 的值不对：应为文件夹，或形如 s3://存储桶/前缀。'],
  [{ STORAGE: 's3://bucket/../other' }, '环境变量 STORAGE 的值不对：应为文件夹，或形如 s3://存储桶/前缀。'],
  [
    { S3_ENDPOINT: 'https://key:secret@s3.example.com' },
    '环境变量 S3_ENDPOINT 的值不对：应形如 https://s3.example.com，不含用户名和密码。',
  ],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, '环境变量 S3_FORCE_PATH_STYLE 的值「yes」不对：应为 true 或 false。'],
  [
    { IMAGE_HOST: 'img.example.com' },
    '环境变量 IMAGE_HOST 的值「img.example.com」不对：应为空或形如 https://img.example.com 的地址。',
  ],
  [
    { EMBED_ORIGINS: 'shop.example.com' },
    '环境变量 EMBED_ORIGINS 的值「shop.example.com」不对：应为 * 或网页来源，多个用逗号分隔，如 https://shop.example.com。',
  ],
])('%j: %s', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test.each(['DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'])(
  '%s alone names a database that the site does not use',
  name => {
    expect(() => readConfig({ [name]: 'postgres://site:secret@db/site' })).toThrow(
      `设置了 ${name} 而没有 DATABASE_URL：它们指向同一个数据库，须同时设置。`,
    );
  },
);

test('an environment has a place of its own for all but its storage', () => {
  const production = readConfig({});
  const staging = readConfig({ ENVIRONMENT: 'staging' });
  expect(staging.environment).toBe('staging');
  expect(staging.varDir).toBe(join(production.varDir, 'sites/staging'));
  expect(staging.storage).toEqual({ ...production.storage, environment: 'staging' });
  expect(readConfig({ ENVIRONMENT: 'production' })).toEqual(production);
  for (const wrong of ['Staging', '../x', '1', 'a/b', 'x'.repeat(31)])
    expect(() => readConfig({ ENVIRONMENT: wrong })).toThrow('ENVIRONMENT 的值');
});
