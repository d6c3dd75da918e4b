// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createVisitTicket } from './visit-ticket';

afterEach(() => vi.unstubAllGlobals());

test('a ticket is asked for once and kept for as long as it is good', async () => {
  let time = 0;
  const ask = vi.fn(async () => ({ ticket: `t${ask.mock.calls.length}`, milliseconds: 100 }));
  const ticket = createVisitTicket(ask, () => time);
  expect(ticket.current()).toBeUndefined();
  await Promise.all([ticket.wanted(), ticket.wanted()]);
  await ticket.wanted();
  expect([ticket.current(), ask.mock.calls.length]).toEqual(['t1', 1]);
  time = 100;
  expect(ticket.current()).toBeUndefined();
  await ticket.wanted();
  expect(ticket.current()).toBe('t2');
});

test('where the site does not answer there is none, and the next report asks again', async () => {
  const fetching = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetching);
  const ticket = createVisitTicket();
  await ticket.wanted();
  expect(ticket.current()).toBeUndefined();
  fetching.mockResolvedValue(Response.json({ ticket: 'a.b', milliseconds: 1000 }));
  await ticket.wanted();
  expect(ticket.current()).toBe('a.b');
});
