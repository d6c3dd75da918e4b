import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { shownDrawing } from '../../data/ranking/shown-drawing';
import { Drawing } from './drawing';

/** A system to be looked at, in one scale with another: nothing can be moved. */
export function SystemView({ need, system, beside }: { need: Requirements; system: System; beside: System }) {
  const figures = useMemo(() => shownDrawing(need, system), [need, system]);
  const other = useMemo(() => [shownDrawing(need, beside)], [need, beside]);
  return <Drawing figures={figures} beside={other} />;
}
