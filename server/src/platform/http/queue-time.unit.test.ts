import { Socket } from 'node:net';
import { setImmediate as endOfRound } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixedCatalogue } from '../../../test/fixed-catalogue';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';
import { CallError } from './call-error';
import { createQueueTime, type Work } from './queue-time';

let clock = 0;
/** The same number of requests of every class. */
const few = (count: number): Record<Work, number> => ({ costly: count, usual: count, kept: count });
const app = fastify();
const { admit } = createQueueTime(app, { now: () => clock, few: few(0) });
const socket = new Socket();
afterAll(async () => {
  socket.destroy();
  await app.close();
});
// Tests begin with a round of their own.
beforeEach(() => endOfRound());

const visitor = { raw: { socket } } as unknown as FastifyRequest;
const own = { raw: { socket: {} } } as unknown as FastifyRequest;

/** What becomes of a request after others have taken the thread for so long in this round, in milliseconds. */
function after(ms: number, work: Work, request = visitor): number {
  clock += ms;
  try {
    admit(request, work);
    return 200;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.httpStatus;
  }
}

test('the first request of a round has waited for nobody, whenever it comes', () => {
  expect(after(10_000, 'costly')).toBe(200);
  expect(after(0, 'costly')).toBe(200);
});

test('the longer requests have waited the cheaper is what is still answered', () => {
  const works: Work[] = ['costly', 'usual', 'kept'];
  const answered = [0, 80, 15, 20].map(ms => works.map(work => after(work === 'costly' ? ms : 0, work)));
  expect(answered).toEqual([
    [200, 200, 200],
    [503, 200, 200],
    [503, 503, 200],
    [503, 503, 503],
  ]);
});

test('with the next round everything is answered again', async () => {
  after(0, 'kept');
  expect(after(5000, 'kept')).toBe(503);
  await endOfRound();
  expect(after(5000, 'costly')).toBe(200);
});

test('what the server asks of itself is never refused', () => {
  after(0, 'kept');
  expect(after(5000, 'costly', own)).toBe(200);
  expect(after(0, 'costly')).toBe(503);
});

test('requests of a few visitors are answered however long they have waited', () => {
  const queue = createQueueTime(fastify(), { now: () => clock, few: { costly: 2, usual: 2, kept: 4 } });
  queue.admit(visitor, 'costly');
  clock += 10_000;
  expect(() => queue.admit(visitor, 'costly')).not.toThrow();
  // Files of a page are no crowd of searches, and neither is the other.
  for (let file = 0; file < 4; file += 1) expect(() => queue.admit(visitor, 'kept')).not.toThrow();
  expect(() => queue.admit(visitor, 'kept')).toThrow(CallError);
  expect(() => queue.admit(visitor, 'usual')).not.toThrow();
  expect(() => queue.admit(visitor, 'costly')).toThrow(CallError);
});

/** Milliseconds of the one thread, as measured on an idle machine: a search, a list, a kept page, and a refusal. */
const COSTS: Readonly<Record<Work, number>> = { costly: 4, usual: 0.25, kept: 1 };
const REFUSAL = 0.1;

/**
 * A flood on the rule as it stands, by a clock of its own: whoever is answered or refused asks again at once, and all that has come in during
 * a round is looked at in the next one, in any order.
 * @returns how long answered requests have waited and taken, sorted, and how many were refused
 */
async function flood(work: Work, connections: number, rounds: number) {
  let time = 0;
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const queue = createQueueTime(fastify(), { now: () => time });
  const answered: number[] = [];
  let refused = 0;
  let waiting = Array.from({ length: connections }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const order = waiting.map(since => ({ since, at: random() })).sort((one, other) => one.at - other.at);
    waiting = order.map(({ since }) => {
      try {
        queue.admit(visitor, work);
        time += COSTS[work];
        // The first rounds find everybody at the door at once.
        if (round > 2) answered.push(time - since);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        time += REFUSAL;
        refused += 1;
      }
      return time;
    });
    await endOfRound();
  }
  return { answered: answered.sort((one, other) => one - other), refused };
}

test.each(Object.keys(COSTS) as Work[])(
  'of a thousand who ask for what is %s without a pause, 99 of 100 that are answered are so within 250 ms',
  async work => {
    const { answered, refused } = await flood(work, 1000, 60);
    expect(answered.length).toBeGreaterThan(500);
    expect(answered[Math.floor(answered.length * 0.99)]).toBeLessThanOrEqual(250);
    // Refusals leave time for answers.
    expect(refused * REFUSAL).toBeLessThan(4 * answered.length * COSTS[work]);
  },
);

test.each(Object.keys(COSTS) as Work[])(
  'what is %s is refused to nobody at the load that the thread can bear',
  async work => {
    const { refused } = await flood(work, 16, 60);
    expect(refused).toBe(0);
  },
);

test('a site under a flood answers some, tells the others in Chinese when to come back, and its probes always', async () => {
  let lookMs = 0;
  let time = 0;
  const site = buildApp({
    db: unreachableDatabase(),
    catalogue: await fixedCatalogue(),
    config: { imageHost: '' },
    queue: {
      // Client and server share a thread here, so that a round has few requests: one is a crowd.
      few: few(0),
      // Each look at the clock is later: as if the requests before had taken the thread.
      now: () => {
        time += lookMs;
        return time;
      },
    },
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const list = async (page: number) =>
    fetch(`${origin}/web/Product/List`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ categoryId: 1, page }),
    });
  try {
    expect((await list(1)).status).toBe(200);
    lookMs = 1000;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => list(i + 2)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toEqual({ state: 1010, content: null, msg: expect.stringContaining('稍后再试') });
    const probes = await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/healthz`)));
    expect(probes.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const fromElsewhere = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${origin}/web/Product/CameraShot`, {
          method: 'POST',
          headers: { origin: 'https://integrator.example' },
        }),
      ),
    );
    const told = fromElsewhere.filter(({ status }) => status === 503);
    expect(told.length).toBeGreaterThan(0);
    // Without these headers a page of an integrator would see a broken connection, and not when to come back.
    expect(told.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(told.map(() => '*'));
    expect(told[0]?.headers.get('access-control-expose-headers')).toContain('retry-after');
    lookMs = 0;
    expect((await list(40)).status).toBe(200);
  } finally {
    await site.close();
  }
});
