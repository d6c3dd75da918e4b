import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ownPassword } from '../test/own-password';
import { createTestDatabase } from '../test/test-database';
import { login } from './domain/accounts/login';
import { createAccount, setStaff } from './domain/accounts/operate';
import { openOperatorSession, readOperator } from './domain/accounts/operator-session';
import { newPasswordLink, ownerOfLink, setPasswordByLink } from './domain/accounts/password-link';
import { account, passwordLink } from './domain/accounts/schema';
import { beginSecondFactor, confirmSecondFactor } from './domain/accounts/second-factor';
import { parseToken } from './domain/accounts/session-token';
import { createToken, useToken } from './domain/releases/deploy/tokens';
import { createPreview, listPreviews, readPreview } from './domain/releases/previews';
import { writeRemoteBuild, writeShellBuild } from './domain/releases/registry/build-fixture';
import { publish } from './domain/releases/registry/publish';
import { followClock } from './platform/site-time';
import { folderStorage } from './platform/storage/folder-storage';

// The time of day of the site is the database's; the clock of this machine stands elsewhere.

const HOUR_MS = 3600_000;
const { db, stop } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'shixuan-clock-'));
const storage = folderStorage(join(folder, 'registry'));
const client = { address: '203.0.113.9', userAgent: '' };
const right = Date.now();

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'));
  await publish(join(folder, 'shell'), join(folder, 'registry'));
  await publish(join(folder, 'live'), join(folder, 'registry'));
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => void (await db.delete(account)));

/** This machine's clock from now on; the site's time is as long after `right` as is said. */
function moveClock(byMs: number, sinceMs = 0): void {
  vi.useFakeTimers({ toFake: ['Date'], now: right + sinceMs + byMs });
  followClock(right + sinceMs);
  onTestFinished(() => {
    followClock(undefined);
    vi.useRealTimers();
  });
}

const clocks = [-HOUR_MS, HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS];

test.each(clocks)('%i ms off: a code of an authenticator and a recovery code open /ops, each once', async byMs => {
  moveClock(byMs);
  const password = await ownPassword(db, await createAccount(db, '值班员'), '夜班时的一壶热水');
  await setStaff(true)(db, '值班员');
  const enter = async (code: string) => {
    const { token } = await login(db, { userName: '值班员', password }, client);
    return (await openOperatorSession(db, token, code)) && token;
  };
  const first = await enter('');
  const [owner] = await db.select().from(account);
  const { uri } = await beginSecondFactor(db, {
    account: { id: owner?.id ?? 0, userName: '值班员' },
    session: { id: parseToken(first || '')?.sessionId ?? '' },
  });
  const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  // As a telephone shows it, whose clock is right.
  const shown = (steps: number) => new TOTP({ secret }).generate({ timestamp: right + steps * 30_000 });
  const session = { id: parseToken(first || '')?.sessionId ?? '' };
  const codes = await confirmSecondFactor(db, { account: { id: owner?.id ?? 0 }, session }, shown(0));
  await expect(enter(shown(0))).rejects.toThrow('不正确或已用过');
  const token = await enter(shown(1));
  expect((await readOperator(db, token || ''))?.passedFactor).toBe(true);
  await expect(enter(shown(1))).rejects.toThrow('不正确或已用过');
  // What the wrong clock would take is no code.
  await expect(enter(shown(byMs / 30_000))).rejects.toThrow('不正确或已用过');
  expect(await enter(codes[0] ?? '')).toBeTruthy();
  await expect(enter(codes[0] ?? '')).rejects.toThrow('不正确或已用过');
});

test.each(clocks)('%i ms off: links and tokens hold as long as they say, and no longer', async byMs => {
  moveClock(byMs);
  await createAccount(db, '新同事');
  const [owner] = await db.select().from(account);
  const secret = await newPasswordLink(db, owner?.id ?? 0);
  const [kept] = await db.select().from(passwordLink);
  expect(Math.abs((kept?.expiresAt.getTime() ?? 0) - right - 24 * HOUR_MS)).toBeLessThan(HOUR_MS / 60);
  const { link, id } = await createPreview({ db, storage }, { remote: 'catalog', hours: 2, who: '目录组' });
  const preview = new URLSearchParams(link.slice(2)).get('preview') ?? '';
  const { token } = await createToken(db, { remote: 'catalog', label: '目录组', days: 1 / 12 });
  const seen = async () => ({
    password: await ownerOfLink(db, secret).then(
      () => true,
      () => false,
    ),
    preview: (await readPreview(db, preview)) ?? null,
    isListed: (await listPreviews(db)).some(one => one.id === id),
    token: (await useToken(db, `Bearer ${token}`)) !== null,
  });
  expect(await seen()).toMatchObject({ password: true, preview: { remote: 'catalog' }, isListed: true, token: true });
  moveClock(byMs, 1.9 * HOUR_MS);
  expect(await seen()).toMatchObject({ password: true, preview: { remote: 'catalog' }, isListed: true, token: true });
  moveClock(byMs, 2.1 * HOUR_MS);
  expect(await seen()).toMatchObject({ password: true, preview: 'expired', isListed: false, token: false });
  moveClock(byMs, 23.9 * HOUR_MS);
  expect(await seen()).toMatchObject({ password: true });
  moveClock(byMs, 24.1 * HOUR_MS);
  expect(await seen()).toMatchObject({ password: false });
  await expect(setPasswordByLink(db, { secret, password: '光学平台上的一杯茶' })).rejects.toThrow('链接已失效');
});
