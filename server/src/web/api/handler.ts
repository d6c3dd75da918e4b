import type { CallContent, CallName, ParsedRequest } from '@shixuan/api';
import type { WorkPurpose } from '../../domain/proof-of-work/challenges';
import type { Solver } from '../../domain/selection/solver';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import type { Client } from '../../platform/http/client';
import type { JsonText } from '../../platform/http/json-text';
import type { Work } from '../../platform/http/queue-time';
import type { EventLog } from '../../platform/log';
import type { Messenger } from '../../platform/mail/messenger';

/** What a call that only reads the catalogue may use. It knows nothing of who asks, so its answers may be kept. */
export interface CatalogueContext {
  /** Taken once for the whole request. */
  catalogue: CatalogueSnapshot;
  /** Prefix of picture paths that begin with `/Uploads`. */
  imageHost: string;
}

/** Selection calls follow from the catalogue alone too, but are worked out beside the server's own thread. */
export interface SelectionContext extends CatalogueContext {
  solver: Solver;
}

export interface CallContext extends SelectionContext {
  db: Database;
  messenger: Messenger;
  /** Before work that an answer at hand would save. @throws CallError 503 while the server is too busy for it */
  admit(work: Work): void;
  /** Counts the call. @throws ProofNeeded where its network has to prove work first, and the request carries no good proof */
  requireWork(purpose: WorkPurpose): Promise<void>;
  log: EventLog;
  /** Who asks: for throttling and for the list of sessions. */
  client: Client;
  /** The Authorization header as it came: the token, or nothing. */
  authorization: string | undefined;
  setHeader(name: string, value: string): void;
  /** Tells the pages whether who asks is signed in after the call. */
  noteSignedIn(isSignedIn: boolean): void;
}

type Answer<N extends CallName> = Promise<CallContent<N> | JsonText<CallContent<N>>>;

/** Answers one call, or throws CallError. */
export type Handler<N extends CallName> = (body: ParsedRequest<N>, context: CallContext) => Answer<N>;

/** A handler whose answer follows from the catalogue and the body alone. */
export type CatalogueHandler<N extends CallName> = (body: ParsedRequest<N>, context: CatalogueContext) => Answer<N>;

export type SelectionHandler<N extends CallName> = (body: ParsedRequest<N>, context: SelectionContext) => Answer<N>;
