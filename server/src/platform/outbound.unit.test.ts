import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../test/server-sources';

/** What opens a connection to another machine. */
const OPENS =
  /(?<![.\w])fetch\(|\brequest(?:Https|Http)?\(url,|= url\.protocol === 'https:' \? requestHttps|createTransport\(\{ url|new S3Client\(|new pg\.(?:Pool|Client)\(|new OTLPTraceExporter\(|\b(?:net|tls)\.connect\(/;

/** The settings without which a file connects to nothing; null for what is there in development alone. */
const settingsOf: Readonly<Record<string, readonly string[] | null>> = {
  'domain/cdn/keep-purged.ts': ['CDN_PURGE_URL'],
  'domain/submissions/receiver.ts': ['INDEXNOW_KEY', 'BAIDU_PUSH_TOKEN'],
  'domain/webhooks/send-message.ts': ['WEBHOOKS'],
  'platform/database/changes.ts': ['DATABASE_URL'],
  'platform/database/connect.ts': ['DATABASE_URL'],
  'platform/database/embedded/site-role.ts': ['DATABASE_URL'],
  'platform/database/migration-role.ts': ['DATABASE_MIGRATION_URL'],
  'platform/database/replica/read-replica.ts': ['DATABASE_READ_URL'],
  'platform/mail/messenger.ts': ['SMTP_URL', 'SMS_URL'],
  'platform/storage/s3-storage.ts': ['STORAGE', 'S3_ENDPOINT'],
  'platform/tracing/open-tracing.ts': ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  'web/pages/drawn/read-bundle.ts': null,
  'web/pages/versions/fetch-dev-versions.ts': null,
};

test('every file that connects to another machine is known, and every setting of one stands in docs/operations.md', () => {
  const opening = serverSources().filter(({ text }) => OPENS.test(text));
  expect(opening.map(({ path }) => path).sort()).toEqual(Object.keys(settingsOf));
  const section = operationsSection('对外的连接');
  const told = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  const needed = new Set(Object.values(settingsOf).flatMap(names => names ?? []));
  expect(told.toSorted()).toEqual([...needed].toSorted());
});

test('nothing looks away from the certificate of the other end', () => {
  const lenient = serverSources().filter(({ text }) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|sslmode=no-verify/.test(text),
  );
  expect(lenient.map(({ path }) => path)).toEqual([]);
});

test('no request of the site is led elsewhere by its answer', () => {
  const asking = serverSources().filter(
    ({ path, text }) => /(?<![.\w])fetch\(/.test(text) && settingsOf[path] !== null && settingsOf[path] !== undefined,
  );
  expect(asking.length).toBeGreaterThan(3);
  for (const { path, text } of asking)
    expect(text.match(/redirect: 'error'/g)?.length, path).toBe(text.match(/(?<![.\w])fetch\(/g)?.length);
});
