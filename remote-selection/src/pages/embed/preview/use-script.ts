import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadScript } from './load-script';

export type ScriptState = 'waiting' | 'ready' | 'failed';

/** Soon enough that the preview is there when it is scrolled to. */
const NEAR = '400px';

/** Loads the script of the element when its place comes near what is seen. */
export function useScript(site: string, place: RefObject<Element | null>): { state: ScriptState; retry(): void } {
  const [state, setState] = useState<ScriptState>('waiting');
  const gone = useRef(false);
  const load = useCallback(() => {
    setState('waiting');
    const settle = (next: ScriptState) => () => {
      if (!gone.current) setState(next);
    };
    loadScript(site).then(settle('ready'), settle('failed'));
  }, [site]);
  useEffect(() => {
    gone.current = false;
    const sight = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        sight.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    if (place.current) sight.observe(place.current);
    return () => {
      gone.current = true;
      sight.disconnect();
    };
  }, [load, place]);
  return { state, retry: load };
}
