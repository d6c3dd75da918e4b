import { useHost } from '@shixuan/host';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../../lib/use-settled';
import {
  type EmbedSettings,
  embedPath,
  type ParsedEmbedSettings,
  parseEmbedSettings,
  printEmbedSettings,
} from './embed-settings';

/** While somebody types the address waits. */
const WRITE_AFTER_MS = 300;

interface HeldSettings extends ParsedEmbedSettings {
  change(changed: Partial<EmbedSettings>): void;
}

/** The configuration, which the address holds: read from it, written to it in the place of the last, read anew when it changes from outside. */
export function useEmbedSettings(search: string): HeldSettings {
  const host = useHost();
  const [held, setHeld] = useState(() => parseEmbedSettings(search));
  /** The last search that is known to mean what is held. */
  const known = useRef(search);
  /** Searches that were written and have not come back yet: one that comes late must not undo what was typed since. */
  const written = useRef<string[]>([]);
  const settled = useSettled(held.settings, WRITE_AFTER_MS);

  useEffect(() => {
    const back = written.current.indexOf(search);
    if (back >= 0) {
      written.current.splice(0, back + 1);
      return;
    }
    if (search === known.current) return;
    known.current = search;
    setHeld(parseEmbedSettings(search));
  }, [search]);

  useEffect(() => {
    const printed = printEmbedSettings(settled);
    if (printed === printEmbedSettings(parseEmbedSettings(known.current).settings)) return;
    known.current = printed;
    written.current.push(printed);
    host.navigate(embedPath(printed), { replace: true });
  }, [settled, host]);

  return {
    ...held,
    change: changed => setHeld(({ settings }) => ({ settings: { ...settings, ...changed }, problems: [] })),
  };
}
