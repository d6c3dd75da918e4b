import { hostname } from 'node:os';
import { expect, test, vi } from 'vitest';

vi.mock('node:os', () => ({ hostname: vi.fn() }));

test.each([
  ['web-2', 'web-2'],
  ['release-of-shixuan-site-7d9c5b8f6d-x2x4z', 'hixuan-site-7d9c5b8f6d-x2x4z'],
  ['值班 机器', '_____'],
])('on %s a process has a name that a connection can carry whole', async (machine, shown) => {
  vi.resetModules();
  vi.mocked(hostname).mockReturnValue(machine);
  const { processName, shownProcess } = await import('./process-name');
  expect(shownProcess(processName)).toMatch(new RegExp(`${shown}:${process.pid}$`));
  expect(processName).toMatch(/^[\w.-]+:\d+-[0-9a-f]{4}$/);
  expect(Buffer.byteLength(`shixuan changes ${processName}`)).toBeLessThan(64);
});
