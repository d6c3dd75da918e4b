import type { ResolvedRegistry } from '@shixuan/host/manifest';

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

export type FromRenderer =
  | { kind: 'call'; draw: number; call: number; url: string; body: string }
  | ({ kind: 'drawn'; number: number } & Drawn)
  | { kind: 'failed'; number: number; message: string };

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
