import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptWords } from '../../state/kept-words';

/** A line that a press has written, and the sentence of the visitor behind it. */
interface Pressed {
  line: string;
  typed: string;
}

/** Going to the page of the other kind of task shows the line again, and it is still the same sentence. */
const kept = new WeakMap<QueryClient, Pressed>();

interface TypedWords {
  /** The line as it is read. */
  text: string;
  /** What the visitor has typed of it: the words that others may quote. */
  typed: string;
  /** The visitor changes the line. Returns what is typed now. */
  type(line: string): string;
  /** A press answers a question or takes an offer: what it writes is read, and is not the visitor's. */
  press(line: string): string;
}

/** The line of words, with the sentence as it was typed. */
export function useTypedWords(): TypedWords {
  const client = useQueryClient();
  const [text, setText] = useKeptWords();
  const [pressed, setPressed] = useState(() => kept.get(client));
  const typed = pressed?.line === text ? pressed.typed : text;
  const put = (line: string, next: string): string => {
    kept.set(client, { line, typed: next });
    setPressed({ line, typed: next });
    setText(line);
    return next;
  };
  return {
    text,
    typed,
    type: line => put(line, typedAfter({ line: text, typed }, line)),
    press: line => put(line, typed),
  };
}

/**
 * The sentence after a change of the line: the same change of it, where the change stands outside what presses have written. A
 * visitor who changes that makes the whole line their own.
 */
export function typedAfter({ line, typed }: Pressed, next: string): string {
  const own = commonEnds(line, typed);
  const change = commonEnds(line, next);
  if (line.length - change.after <= own.before)
    return next.slice(0, next.length - change.after) + typed.slice(line.length - change.after);
  const end = line.length - own.after;
  if (change.before < end) return next;
  return typed.slice(0, typed.length - own.after) + next.slice(end);
}

/** How many characters two lines have in common at the beginning and, of the rest, at the end. */
function commonEnds(one: string, other: string): { before: number; after: number } {
  const shorter = Math.min(one.length, other.length);
  let before = 0;
  while (before < shorter && one[before] === other[before]) before++;
  let after = 0;
  while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after++;
  return { before, after };
}
