import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageTickets, TICKET_MS } from './page-tickets';

const secret = async () => Buffer.alloc(32, 7);
const versions = ['shell@1.0.0-aaaaaaaa', 'catalog@1.0.0-bbbbbbbb'];

test('a ticket names the versions and a visitor: the same for one network, another for another', async () => {
  const tickets = createPageTickets(secret);
  const read = async (network: string) => tickets.read(await tickets.issue(network, versions));
  const first = await read('192.0.2.1');
  expect(first?.versions).toEqual(versions);
  expect(first?.visitor).toHaveLength(16);
  expect(await read('192.0.2.1')).toEqual(first);
  expect((await read('192.0.2.2'))?.visitor).not.toBe(first?.visitor);
});

test('all processes of the site read each other’s tickets; another site’s are none', async () => {
  const ticket = await createPageTickets(secret).issue('192.0.2.1', versions);
  expect(await createPageTickets(secret).read(ticket)).not.toBeNull();
  expect(await createPageTickets(async () => Buffer.alloc(32, 8)).read(ticket)).toBeNull();
});

test('a ticket ends, and what is no ticket is none', async () => {
  let time = 1_795_000_000_000;
  const tickets = createPageTickets(secret, () => time);
  const ticket = await tickets.issue('192.0.2.1', versions);
  time += TICKET_MS - 1000;
  expect(await tickets.read(ticket)).not.toBeNull();
  time += 2000;
  expect(await tickets.read(ticket)).toBeNull();
  for (const text of [undefined, '', '.', 'a.b', `${ticket}.x`, '💥.💥']) expect(await tickets.read(text)).toBeNull();
});

test('no changed ticket is taken', async () => {
  const tickets = createPageTickets(secret);
  const ticket = await tickets.issue('192.0.2.1', versions);
  await fc.assert(
    fc.asyncProperty(fc.nat(ticket.length - 2), fc.constantFrom(...'AZaz09_-.'), async (at, char) => {
      fc.pre(ticket[at] !== char);
      expect(await tickets.read(ticket.slice(0, at) + char + ticket.slice(at + 1))).toBeNull();
    }),
  );
});
