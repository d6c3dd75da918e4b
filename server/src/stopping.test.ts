import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database';
import { enquiry } from './domain/enquiries/schema';
import { startSite } from './start-site';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-stopping-'));
const database = await createTestDatabase({ data: true });
const held: Socket[] = [];
/** A mail server that takes connections and says nothing. */
const mute = createServer(socket => {
  held.push(socket);
  socket.on('error', () => undefined);
}).listen(0, '127.0.0.1');
await once(mute, 'listening');
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

const isRefused = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

test('from the wish to end on nobody is let in, and no further mail begun, while a mail server holds the site up', async () => {
  const one = {
    ...{
      createdAt: new Date(),
      nextTryAt: new Date(),
      name: '张工',
      company: '',
      email: 'zhang@example.com',
      phone: '',
    },
    ...{ message: '', products: [], scheme: '', copy: false },
  };
  await database.db.insert(enquiry).values([one, one]);
  const { address, stop } = await startSite(
    {
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url, SHIXUAN_VAR: folder, SERVER_RENDERING: 'off' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, ENQUIRY_TO: 'sales@example.com' },
      MAIL_FROM: 'site@example.com',
      LOG_LEVEL: 'silent',
    },
    () => undefined,
    { makesFiles: false, warmsUp: false },
  );
  const port = Number(new URL(address).port);
  expect(await isRefused(port)).toBe(false);
  await expect.poll(() => held.length).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await expect.poll(() => isRefused(port)).toBe(true);
  expect(isStopped).toBe(false);
  mute.close();
  for (const socket of held) socket.destroy();
  await stopped;
  const tries = await database.db.select({ tries: enquiry.tries }).from(enquiry);
  expect(tries.map(row => row.tries).sort()).toEqual([0, 1]);
});
