import { useEffect, useMemo, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { createSuggester, type Suggester, type Suggestions } from './create-suggester';

const DELAY_MS = 120;

/** The current suggestions, and the suggester that takes the typed text. */
export function useSuggestions(): [Suggestions | null, Suggester] {
  const { api } = useShell();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const suggester = useMemo(
    () =>
      createSuggester({
        ask: (keywords, signal) => api.suggest({ keywords }, { signal, silent: true }),
        onAnswer: setSuggestions,
        delayMs: DELAY_MS,
      }),
    [api],
  );
  useEffect(() => suggester.stop, [suggester]);
  return [suggestions, suggester];
}
