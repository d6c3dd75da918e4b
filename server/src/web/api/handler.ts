import type { CallName, Calls } from '@shixuan/api';
import type { z } from 'zod';
import type { Solver } from '../../domain/selection/solver';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import type { Client } from '../../platform/http/client';
import type { JsonText } from '../../platform/http/json-text';

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
  /** Who asks: for throttling and for the list of sessions. */
  client: Client;
  /** The Authorization header as it came: the token, or nothing. */
  authorization: string | undefined;
  setHeader(name: string, value: string): void;
}

/** The request as the schema has parsed it: defaults filled in. */
export type Request<N extends CallName> = z.output<Calls[N]['request']>;
export type Content<N extends CallName> = z.output<Calls[N]['content']>;
type Answer<N extends CallName> = Promise<Content<N> | JsonText<Content<N>>>;

/** Answers one call, or throws CallError. */
export type Handler<N extends CallName> = (body: Request<N>, context: CallContext) => Answer<N>;

/** A handler whose answer follows from the catalogue and the body alone. */
export type CatalogueHandler<N extends CallName> = (body: Request<N>, context: CatalogueContext) => Answer<N>;

export type SelectionHandler<N extends CallName> = (body: Request<N>, context: SelectionContext) => Answer<N>;
