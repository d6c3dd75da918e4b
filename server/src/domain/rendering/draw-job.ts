import type { ResolvedRegistry } from '@shixuan/host/manifest';
import { z } from 'zod';

/** A bundle whose source hashes to its name. */
export interface Bundle {
  hash: string;
  source: string;
}

export interface DrawJob {
  shell: Bundle;
  /** The remote that the page needs; null for a page of the shell alone. */
  remote: { name: string; bundle: Bundle } | null;
  /** What the shell's `drawPage` is given; `narrow` is the form of a page that it cannot draw in both. */
  page: { url: string; narrow: boolean; registry: ResolvedRegistry };
  /** JSON of the schema `Seed`. */
  seed: string;
  /** Answers a call of the page; refuses what is not public. */
  call(url: string, body: string): Promise<{ status: number; body: string }>;
}

export interface Drawn {
  /** The content of `#root`. */
  html: string;
  /** JSON of what the browser needs to draw the same. */
  data: string;
  /** Whether the HTML holds one form of the page alone, the one that was asked for: shells before decision 0249 draw no other. */
  hasOneForm: boolean;
}

/** Limit of what a page and its first data may be, in characters: ten times the longest. */
const LONGEST_HTML = 5_000_000;
const LONGEST_CALL = 256 * 1024;
/** The stack of an error is shorter. */
const LONGEST_REASON = 20_000;

const number = z.int();

/** What the process says. It runs code of remotes, which may have altered what the language itself gives it: all is looked at. */
export const FromRenderer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    draw: number,
    call: number,
    url: z.string().max(LONGEST_CALL),
    body: z.string().max(LONGEST_CALL),
  }),
  z.object({
    kind: z.literal('drawn'),
    number,
    html: z.string().max(LONGEST_HTML, 'the page is too long'),
    data: z.string().max(LONGEST_HTML),
    hasOneForm: z.boolean(),
  }),
  z.object({ kind: z.literal('failed'), number, message: z.string().max(LONGEST_REASON) }),
]);
export type FromRenderer = z.infer<typeof FromRenderer>;

export type ToRenderer =
  | { kind: 'bundle'; hash: string; source: string }
  | { kind: 'answer'; call: number; answer: { status: number; body: string } }
  | {
      kind: 'draw';
      number: number;
      shell: string;
      remotes: Record<string, string>;
      page: DrawJob['page'];
      seed: string;
    };
