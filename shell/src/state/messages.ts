import { atom } from 'jotai';
import type { Store } from './store';

export type MessageKind = 'info' | 'success' | 'warning' | 'error';

export interface ShownMessage {
  kind: MessageKind;
  text: string;
  /** Unique per message, so that the same text shown twice is announced twice. */
  id: number;
}

/** Default duration of a message, ms. */
const MESSAGE_DURATION_MS = 3000;

/** The message being shown: there is never more than one. */
export const message = atom<ShownMessage | null>(null);

export type ShowMessage = (kind: MessageKind, text: string, durationMs?: number) => void;

/** Shows one message at a time: a new one replaces the last. */
export function createMessages(store: Store): ShowMessage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let id = 0;
  return (kind, text, durationMs = MESSAGE_DURATION_MS) => {
    clearTimeout(timer);
    id += 1;
    store.set(message, { kind, text, id });
    timer = setTimeout(() => store.set(message, null), durationMs);
  };
}
