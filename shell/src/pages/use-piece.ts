import type { ListedRemote } from '@shixuan/host/manifest';
import { useEffect, useState } from 'react';
import { useShell } from '../components/shell-context';
import type { LoadedPiece } from '../federation/loader';
import { RemoteFailure } from '../lib/remote-failure';

/** The longest wait for a piece whose place is near, ms: for its code and its first drawing. */
const PATIENCE_MS = 8000;

export interface PieceState {
  /** Null before it is loaded. */
  piece: LoadedPiece | null;
  /** It does not load, threw or took too long: its remote was told. */
  isLost: boolean;
  /** To be called when it stands in the page. */
  drawn(): void;
  /** To be called when it threw. */
  threw(error: unknown): void;
}

/** Loads a piece once its place is near, each version once for all places. */
export function usePiece(slot: string, filler: ListedRemote, isNear: boolean): PieceState {
  const { pieces, telemetry } = useShell();
  const [piece, setPiece] = useState<LoadedPiece | null>(null);
  const [end, setEnd] = useState<'drawn' | 'lost' | null>(null);
  const [isDue, setDue] = useState(false);
  if (isNear && !isDue) setDue(true);
  const { name, version } = (piece?.from ?? filler).manifest;
  const isAwaited = isDue && end === null;

  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => {
      telemetry.error(`${name}@${version}`, new RemoteFailure('timeout', name), { route: slot });
      setEnd('lost');
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, telemetry, name, version, slot]);

  useEffect(() => {
    if (!isAwaited) return undefined;
    let isCurrent = true;
    // The loader has reported a failure, with the version that failed.
    pieces.load(name, slot).then(
      loaded => isCurrent && setPiece(loaded),
      () => isCurrent && setEnd('lost'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAwaited, pieces, name, slot]);

  return {
    piece: end === 'lost' ? null : piece,
    isLost: end === 'lost',
    drawn: () => setEnd('drawn'),
    threw(error) {
      telemetry.error(`${name}@${version}`, error, { route: slot });
      setEnd('lost');
    },
  };
}
