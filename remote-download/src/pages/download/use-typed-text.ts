import { useEffect, useRef, useState } from 'react';

/** Delay after the last letter before the text is applied, ms. */
const PAUSE_MS = 300;

/**
 * What is being typed, and the way to change it; `take` gets it once the visitor pauses.
 * @param text the text applied last, by this field or otherwise (后退, a link); the field follows the latter
 */
export function useTypedText(text: string, take: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const [taken, setTaken] = useState(text.trim());
  const [seen, setSeen] = useState(text);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  if (text !== seen) {
    setSeen(text);
    if (text.trim() !== taken) {
      setTaken(text.trim());
      setTyped(text);
    }
  }
  useEffect(() => {
    if (typed.trim() === taken) return;
    const timer = setTimeout(() => {
      setTaken(typed.trim());
      latest.current(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, taken]);
  return [typed, setTyped];
}
