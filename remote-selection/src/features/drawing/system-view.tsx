import type { System } from '@shixuan/optics/checks';
import { systemDrawing } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { Drawing } from './drawing';

/** A system in scale, to be looked at: nothing can be moved. */
export function SystemView({ need, system }: { need: Requirements; system: System }) {
  return <Drawing figures={useMemo(() => systemDrawing(need, system), [need, system])} />;
}
