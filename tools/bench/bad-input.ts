import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '@shixuan/server/site';
import { badInputs, fixedCatalogue, unreachableDatabase } from '@shixuan/server/testing';
import { median } from './median';

const TIMES = 20;

/** How long the list call takes to refuse what is too much, over HTTP, and how long it holds the event loop. */
export async function badInput(): Promise<string[]> {
  const app = buildApp({
    db: unreachableDatabase(),
    catalogue: await fixedCatalogue(),
    config: { imageHost: '' },
    warmsUp: true,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (body: string) => {
    const started = performance.now();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/web/Product/List`, { method: 'POST', headers, body });
    await response.text();
    return { status: response.status, ms: performance.now() - started };
  };
  const lines = [
    'time to refuse and longest delay of the event loop, the first time and of 20 more (target: below 50 ms)',
  ];
  for (const { name, body, status } of badInputs) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    // The monitor counts from its second tick.
    await sleep(20);
    delay.enable();
    await sleep(20);
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let i = 0; i <= TIMES; i++) {
      const answer = await ask(body);
      if (answer.status !== status) throw new Error(`${name}: status ${answer.status}`);
      times.push(answer.ms);
    }
    const { user, system } = process.cpuUsage(cpu);
    await sleep(20);
    delay.disable();
    const [first = Number.NaN, ...others] = times;
    lines.push(
      `${name}: first ${first.toFixed(1)} ms, median ${median(others).toFixed(1)} ms, longest ${Math.max(...others).toFixed(1)} ms; ` +
        `event loop ${(delay.max / 1e6).toFixed(1)} ms; ${((user + system) / 1000 / times.length).toFixed(1)} ms of processor each, client included`,
    );
  }
  await app.close();
  return lines;
}
