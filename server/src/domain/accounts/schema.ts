import type { KeptItem } from '@shixuan/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userName: text().notNull(),
    /** `userNameKey(userName)`. */
    userNameKey: text().notNull().unique(),
    /** Argon2id in PHC form. */
    passwordHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Name by which the visitor is addressed, and their company; empty when not given. */
    name: text().notNull().default(''),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Proved by a code, for recovery of the password; null without one. Forms: `contact-target.ts`. */
    email: text().unique(),
    verifiedPhone: text().unique(),
    /** Set by an administrator: no login, and no session of this account works. */
    lockedAt: timestamp({ withTimezone: true }),
    /** Grants the operators' page `/ops`. Set on the command line only. */
    staff: boolean().notNull().default(false),
  },
  table => [check('account_password_hashed', sql`${table.passwordHash} like '$argon2id$%'`)],
);

/** A login on one browser. Its token changes with every generation; only the hash of the current one is kept. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    /** SHA-256 of the current token's secret, in hex. */
    tokenHash: text().notNull(),
    /** When the current generation began: rotation and the grace window count from here. */
    rotatedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    userAgent: text().notNull(),
    address: text().notNull(),
    /** When it was opened at `/ops`, second factor included; null for sessions of the site, which do not open `/ops`. */
    operatorSince: timestamp({ withTimezone: true }),
    /** When a code of the authenticator, or a recovery code, was given for this session; null for none. */
    factorAt: timestamp({ withTimezone: true }),
    /** Secret that this session was shown for an authenticator, in base 32, until a first code confirms it. */
    offeredFactor: text(),
  },
  table => [
    index('session_account').on(table.accountId),
    index('session_expires').on(table.expiresAt),
    check('session_generation', sql`${table.generation} >= 0`),
  ],
);

/** What a visitor keeps, over all their devices: saved filters, comparison list, schemes, products looked at. */
export const keptItem = pgTable(
  'kept_item',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    list: text().$type<KeptItem['list']>().notNull(),
    key: text().notNull(),
    /** Null for a deletion. */
    value: jsonb().$type<KeptItem['value']>(),
    place: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.list, table.key] })],
);

/** Codes that were sent and not yet used. */
export const contactCode = pgTable(
  'contact_code',
  {
    purpose: text().$type<'verify' | 'recover'>().notNull(),
    /** `email:…` or `phone:…` to be verified; `account:…` to be recovered, and a hash of the network that asked. */
    target: text().notNull(),
    /** Argon2id in PHC form. */
    codeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    guesses: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.purpose, table.target] }), index('contact_code_expires').on(table.expiresAt)],
);

/** Links by which somebody whom an operator has given an account sets their own password; one for an account. */
export const passwordLink = pgTable('password_link', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's secret, in hex. */
  secretHash: text().notNull().unique(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Codes of an authenticator (RFC 6238) that `/ops` asks for beside the password. */
export const secondFactor = pgTable('second_factor', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The shared secret, in base 32. The site computes with it, so that it cannot be a hash. */
  secret: text().notNull(),
  /** When a first code had shown that the authenticator has the secret; null where an earlier release kept an unconfirmed one. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** Time step of the last code that was taken: none is taken twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  /** Of the codes before that one, the newest first: after the clock was put back none of them is taken again. */
  usedSteps: bigint({ mode: 'number' }).array().notNull().default([]),
  /** SHA-256 in hex of the recovery codes that are left. */
  recoveryHashes: text().array().notNull(),
});

/** Counters of attempts; the columns are those that rate-limiter-flexible writes. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
