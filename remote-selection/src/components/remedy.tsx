import type { Check } from '@shixuan/optics/model';
import { keepUnits } from '@shixuan/units';
import { useEffect, useState } from 'react';
import { type Judged, remedyOf } from '../data/report/remedies';
import { whenReleased } from '../lib/when-released';

export interface RemedyProps {
  judged: Judged;
  check: Pick<Check<string>, 'id' | 'verdict'>;
  /** How it is set into the text around it. */
  children(remedy: string): React.ReactNode;
}

/** 可改：… of a check, as soon as it has been tried; nothing where no change of the task helps. */
export function Remedy({ judged, check: { id, verdict }, children }: RemedyProps) {
  const [remedy, setRemedy] = useState<string | null>(null);
  useEffect(() => {
    setRemedy(null);
    if (verdict !== 'fail' && verdict !== 'warn') return;
    let left = false;
    remedyOf(judged, { id, verdict }).then(found => whenReleased(() => !left && setRemedy(found)));
    return () => {
      left = true;
    };
  }, [judged, id, verdict]);
  return remedy === null ? null : children(remedyLine(remedy));
}

export const remedyLine = (remedy: string): string => `可改：${keepUnits(remedy)}`;
