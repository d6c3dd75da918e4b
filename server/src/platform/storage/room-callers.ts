import { repeatedly } from '../process/repeatedly';
import { siteNow } from '../site-time';
import type { HeldRoom } from './held-room';

const EVERY_MS = 60_000;
/** Until the list is read again, which then has who was let in; longer, since a database without room may not be read. */
const NOTED_MS = 10 * EVERY_MS;

/** What a caller shows, as the database keeps it, and until when it holds; null: without end. */
export type Proof = readonly [hash: string, until: Date | null];

export interface RoomCallers {
  /** Somebody whom the database knows: held to be known while it cannot be asked. */
  note(hash: string | undefined): void;
  /** The room, which is given back for this caller alone, and only where known. */
  roomFor(room: HeldRoom | undefined, hash: string | undefined): HeldRoom | undefined;
  stop(): Promise<void>;
}

/**
 * For whom the held room is given back. A database without room for a connection cannot say who asks, and whoever is not
 * known must not make the site write: so who may is read while there is room, and looked up here.
 */
export function createRoomCallers(read: () => Promise<readonly Proof[]>, everyMs = EVERY_MS): RoomCallers {
  let known = new Map<string, number>();
  const look = async () => {
    const proofs = await read();
    known = new Map(proofs.map(([hash, until]) => [hash, until?.getTime() ?? Number.POSITIVE_INFINITY]));
  };
  // A database that is away is told by who asks it; those known before stay known.
  const looking = repeatedly(everyMs, look, () => undefined, { atOnce: true });
  const isKnown = (hash: string | undefined) => hash !== undefined && (known.get(hash) ?? 0) > siteNow();
  return {
    note: hash => {
      if (hash !== undefined && !isKnown(hash)) known.set(hash, siteNow() + NOTED_MS);
    },
    roomFor: (room, hash) =>
      room && { hold: () => room.hold(), giveBack: async () => isKnown(hash) && (await room.giveBack()) },
    stop: () => looking.stop(),
  };
}
