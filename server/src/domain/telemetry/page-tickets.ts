import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { siteNow } from '../../platform/site-time';

/** How long the reports of a page are taken, ms. A page that is open longer asks for another ticket. */
export const TICKET_MS = 12 * 3600_000;

const DAY_MS = 24 * 3600_000;

/** What a page may report on, and for whom it counts. */
export interface PageTicket {
  /** Keyed hash of the visitor's network; another one every day, and nowhere stored. */
  visitor: string;
  /** `catalog@1.0.0-3f9a2c1b`: the versions that the site serves this visitor. */
  versions: readonly string[];
}

export interface PageTickets {
  /** @param network of the visitor, as throttles count it: an IPv4 address, or a /64 of IPv6 */
  issue(network: string, versions: readonly string[]): Promise<string>;
  /** Null for a ticket that was not issued here, was changed, or is out of date. */
  read(ticket: string | undefined): Promise<PageTicket | null>;
}

/** When it ends, in seconds; visitor; versions. */
const Payload = z.tuple([z.number(), z.string(), z.array(z.string())]);

/**
 * Tickets by which a page proves that the site served it. Pages are the same for everybody and are kept by browsers, so a ticket comes
 * by a request of its own. It is signed, so that nobody reports on a version that he was not served; and it names the network that
 * it was given to, whose reports count as those of one visitor however many tickets it has and wherever they are sent from.
 * @param secret the same in all processes of the site
 */
export function createPageTickets(secret: () => Promise<Buffer>, now = siteNow): PageTickets {
  const keyed = async (purpose: string, text: string) =>
    createHmac('sha256', await secret())
      .update(`page ticket, ${purpose}\0${text}`)
      .digest();
  return {
    async issue(network, versions) {
      const day = Math.floor(now() / DAY_MS);
      const visitor = (await keyed('visitor', `${day} ${network}`)).toString('base64url').slice(0, 16);
      const payload: z.infer<typeof Payload> = [Math.floor((now() + TICKET_MS) / 1000), visitor, [...versions]];
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${text}.${(await keyed('signature', text)).toString('base64url')}`;
    },
    async read(ticket = '') {
      const [text = '', signature = '', ...more] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = await keyed('signature', text);
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [until, visitor, versions] = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return until * 1000 > now() ? { visitor, versions } : null;
    },
  };
}
