import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { freePort } from './platform/process/port.mjs';
import { runProcesses } from './run-processes';

const answering = fileURLToPath(new URL('../test/answering-process.mjs', import.meta.url));
const soon = { interval: 20 };

test('processes share a port; one that is killed is replaced while the other answers; all end together', async () => {
  const port = await freePort();
  const environment = { PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const lines: string[] = [];
  const { address, stop } = await runProcesses(2, environment, line => lines.push(line), answering);
  expect(address).toBe('here');
  // A connection for each request: they are handed out in turn.
  const ask = async () =>
    Number(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text());
  const asked = async (times: number) => new Set(await Promise.all(Array.from({ length: times }, ask)));
  const before = await asked(8);
  expect(before.size).toBe(2);
  const [killed = 0] = before;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(lines.join()).toMatch(/进程 [12] 已结束（SIGKILL）/), soon);
  // The first one of a place is started again after a pause, because it had just begun: the other answers meanwhile.
  const meanwhile = await asked(6);
  expect(meanwhile.has(killed)).toBe(false);
  await vi.waitFor(async () => expect((await asked(8)).size).toBe(2), soon);
  await stop();
  await expect(ask()).rejects.toThrow();
});
