import type { QueryClient } from '@tanstack/react-query';
import { useKept } from './use-kept';

/** The line as it was left: going to the page of the other kind of task shows it again. */
const kept = new WeakMap<QueryClient, string>();

/** The text of the line, remembered for as long as the site is open. */
export const useKeptWords = (): [string, (text: string) => void] => useKept(kept, last => last ?? '');
