import type { CallContent } from '@shixuan/api/client';

export type Suggestions = CallContent<'suggest'>;

export interface SuggesterOptions {
  /** Asks the server. */
  ask(keywords: string, signal: AbortSignal): Promise<Suggestions>;
  /** Suggestions for the latest text; null for none. */
  onAnswer(suggestions: Suggestions | null): void;
  /** Typing goes on for this long before the server is asked, ms. */
  delayMs: number;
}

export interface Suggester {
  /** The visitor has typed this. */
  typed(keywords: string): void;
  /** Cancels the pending call. */
  stop(): void;
}

/**
 * Asks for suggestions once typing pauses. Only the answer to the latest text is shown: the call before it is aborted,
 * and a late answer is discarded. A failure shows no suggestions; searching still works.
 */
export function createSuggester({ ask, onAnswer, delayMs }: SuggesterOptions): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  }

  async function send(keywords: string): Promise<void> {
    const call = new AbortController();
    current = call;
    const answer = await ask(keywords, call.signal).catch(() => null);
    if (current !== call) return;
    onAnswer(answer?.forKeywords === keywords ? answer : null);
  }

  return {
    stop,
    typed(keywords) {
      stop();
      const wanted = keywords.trim();
      if (wanted === '') onAnswer(null);
      else timer = setTimeout(() => void send(wanted), delayMs);
    },
  };
}
